import { OUTSIDE_METHODS, PAYMENT_FREQUENCIES, type PaymentFrequency } from '@coverkit/core'
import { RadioGroup, Stack } from '@coverkit/ui'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import { formatWholeCents } from '#cover/premium'
import type { ApplicationAnswers, Offer } from '../../answers.ts'
import { outsideCopy as copy, paymentCopy } from './copy.ts'
import { outsidePrices } from './outsidePrices.ts'
import type { Field } from './view.ts'

interface OutsideFieldsProps {
  readonly form: StepForm<ApplicationAnswers, Field>
  readonly offer: Offer
  readonly isCardOffered: boolean
}

/** How the cover is paid for that a rollover leaves. */
export function OutsideFields({ form, offer, isCardOffered }: OutsideFieldsProps) {
  const prices = outsidePrices(offer)
  const priceWords = (frequency: PaymentFrequency) => {
    const price = prices.get(frequency)
    return price === undefined ? undefined : copy.price(formatWholeCents(price), frequency)
  }
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
        hint={copy.frequencyHint}
        options={PAYMENT_FREQUENCIES.map((value) => ({
          value,
          label: paymentCopy.frequencies[value],
          hint: priceWords(value),
        }))}
        {...form.choice('outsideFrequency')}
      />
    </Stack>
  )
}
