import { WAITING_PERIODS, type WaitingPeriod } from '@coverkit/core'
import { Segmented } from '@coverkit/ui'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { QuoteAnswers } from '#quote/answers'
import { withNow } from '../fields/withNow.tsx'
import { incomeProtectionCopy as copy } from './copy.ts'
import { coverOnScreen } from './coverOnScreen.ts'
import { useWaitEffect } from './useWaitEffect.ts'
import type { Field } from './view.ts'
import { waitRequest } from './waitEffect.ts'

const waits = WAITING_PERIODS.map((value) => {
  const [label, detail] = copy.waitLines[value]
  return { value: value as string, label, detail }
})

interface WaitingFieldProps {
  readonly form: StepForm<QuoteAnswers, Field>
  readonly now: string | null
}

/** The waiting period, with the date of the first benefit and the saving from a longer wait. */
export function WaitingField({ form, now }: WaitingFieldProps) {
  const { answers, fields } = form
  const cover = coverOnScreen(answers.quote, fields)
  const effect = useWaitEffect(waitRequest(answers, cover))
  const chosen = WAITING_PERIODS.find((wait) => wait === fields.waitingPeriod)
  const needs65 = chosen === '730' && fields.benefitPeriod !== '65'
  const costs = effect && copy.waitCosts(dayWords(effect.longer), effect.percent, dayWords(effect.shorter))
  const meaning = chosen === undefined ? [] : [copy.firstPayment[chosen], costs]
  return (
    <Segmented<string>
      legend={copy.waiting}
      hint={withNow(now, copy.waitingHint)}
      options={waits}
      effect={needs65 ? copy.waitNeeds65 : meaning.filter(Boolean).join(' ')}
      {...form.choice('waitingPeriod')}
    />
  )
}

const dayWords = (wait: WaitingPeriod) => copy.waitLines[wait][0]
