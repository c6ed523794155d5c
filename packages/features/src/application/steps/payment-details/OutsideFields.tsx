import { formatCents, OUTSIDE_METHODS, PAYMENT_FREQUENCIES, type PaymentPart } from '@coverkit/core'
import { RadioGroup, Stack } from '@coverkit/ui'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { ApplicationAnswers, Offer } from '../../answers.ts'
import { outsideCopy as copy, paymentCopy } from './copy.ts'
import { fundPays, outsideParts } from './rolloverParts.ts'
import type { Field } from './view.ts'

interface OutsideFieldsProps {
  readonly form: StepForm<ApplicationAnswers, Field>
  readonly offer: Offer
  readonly isCardOffered: boolean
}

/** How the cover is paid for that a rollover leaves. */
export function OutsideFields({ form, offer, isCardOffered }: OutsideFieldsProps) {
  const parts = outsideParts(offer)
  const hasFee = (fundPays(offer, form.answers.application.payment)?.fee ?? 0) > 0
  const methods = OUTSIDE_METHODS.filter((method) => isCardOffered || method !== 'creditCard')
  return (
    <Stack gap={32}>
      <RadioGroup<string>
        legend={copy.method}
        hint={copy.methodHint}
        options={methods.map((value) => ({
          value,
          label: paymentCopy.methods[value],
          hint: paymentCopy.methodNotes[value],
        }))}
        cards
        {...form.choice('outsideMethod')}
      />
      <RadioGroup<string>
        legend={copy.frequency}
        hint={parts.size === 0 ? copy.splitHint : hasFee ? copy.feeHint : undefined}
        options={PAYMENT_FREQUENCIES.map((value) => ({
          value,
          label: paymentCopy.frequencies[value],
          hint: priceWords(parts.get(value)),
        }))}
        {...form.choice('outsideFrequency')}
      />
    </Stack>
  )
}

function priceWords(part: PaymentPart | undefined): string | undefined {
  if (!part) return undefined
  const { amount, perYear, frequency } = part
  const words = paymentCopy.price(formatCents(amount), frequency)
  return frequency === 'yearly' ? words : `${words}, ${paymentCopy.perYear(formatCents(perYear))}`
}
