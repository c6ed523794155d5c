import { PAYMENT_FREQUENCIES, type PaymentFrequency } from '@coverkit/core'
import { RadioGroup } from '@coverkit/ui'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import { formatWholeCents } from '#cover/premium'
import type { ApplicationAnswers } from '../../answers.ts'
import { paymentCopy as copy } from './copy.ts'
import { type FrequencyPrice, frequencyPrices } from './frequencyPrices.ts'
import { livePayment } from './livePayment.ts'
import { type FundPays, fundPays } from './rolloverParts.ts'
import type { Field } from './view.ts'

interface FrequencyFieldProps {
  readonly form: StepForm<ApplicationAnswers, Field>
  /** Leaves only yearly to choose. */
  readonly isRollover: boolean
}

/** How often the premium is paid, with what each way costs. */
export function FrequencyField({ form, isRollover }: FrequencyFieldProps) {
  const { offer } = form.answers
  const prices = offer ? frequencyPrices(offer.chosen) : undefined
  return (
    <RadioGroup<string>
      legend={copy.frequency}
      options={PAYMENT_FREQUENCIES.map((frequency) => ({
        value: frequency,
        label: copy.frequencies[frequency],
        hint: isRollover
          ? fundWords(frequency, offer && fundPays(offer, livePayment(form.fields)))
          : priceWords(frequency, prices?.get(frequency)),
        disabled: isRollover && frequency !== 'yearly',
        disabledReason: copy.rolloverYearly,
      }))}
      columns={2}
      {...form.choice('frequency')}
    />
  )
}

function priceWords(frequency: PaymentFrequency, price: FrequencyPrice | undefined): string | undefined {
  if (!price) return undefined
  const words = [copy.price(formatWholeCents(price.instalment), frequency)]
  if (frequency !== 'yearly') words.push(copy.perYear(formatWholeCents(price.perYear)))
  if (price.extra > 0) words.push(copy.extra(formatWholeCents(price.extra), price.percent))
  return words.join(', ')
}

/** A fund pays yearly, and only its own part. */
function fundWords(frequency: PaymentFrequency, pays: FundPays | null): string | undefined {
  return frequency === 'yearly' && pays ? copy.fundPart(formatWholeCents(pays.amount)) : undefined
}
