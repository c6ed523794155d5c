import { formatMoney, roundMonthlyBenefit } from '@coverkit/core'
import { useState } from 'react'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { QuoteAnswers } from '#quote/answers'
import { amountText, readAmount } from '../fields/amountFields.ts'
import { monthlyStops } from '../fields/amountStops.ts'
import { CoverAmountField } from '../fields/CoverAmountField.tsx'
import { coverCopy } from '../fields/coverCopy.ts'
import type { QuoteScreen } from '../fields/QuoteScreen.ts'
import { incomeProtectionCopy as copy } from './copy.ts'
import { maximumOnScreen, proposalOnScreen, withProposedBenefit } from './model.ts'
import { type Field, readPercent } from './view.ts'

interface BenefitFieldProps {
  readonly update: QuoteScreen<Field>['update']
  readonly form: StepForm<QuoteAnswers, Field>
  readonly now: string | null
}

/** The monthly benefit: what the earnings propose until another one is chosen. */
export function BenefitField({ update, form, now }: BenefitFieldProps) {
  const { answers, fields } = form
  const field = form.text('monthlyBenefit')
  const proposed = proposalOnScreen(fields)
  const maximum = maximumOnScreen(fields)
  const need = answers.calculated?.incomeProtection ?? 0
  const earns = readAmount(fields.annualEarnings) !== null
  const offersProposal = useOnceTrue(proposed !== null && amountText(proposed) !== field.value)
  const chips = [
    { label: coverCopy.calculatedNeed, amount: need <= maximum ? need : 0 },
    {
      label: copy.shareOfEarnings(readPercent(fields.incomeReplacement) ?? 0),
      amount: offersProposal ? (proposed ?? 0) : 0,
    },
  ]
  // Choosing the proposed amount makes the benefit follow the earnings again, until another is entered.
  const onChange = (text: string) =>
    proposed !== null && text === amountText(proposed) ? update(withProposedBenefit) : field.onChange(text)
  return (
    <CoverAmountField
      label={copy.benefit}
      noun={copy.noun}
      hint={earns ? copy.benefitHint(formatMoney(maximum)) : copy.benefitFirst}
      now={now}
      isMonthly
      field={{ ...field, onChange }}
      round={roundMonthlyBenefit}
      stops={monthlyStops(maximum)}
      chips={chips.filter(({ amount }) => amount > 0)}
    />
  )
}

/** Whether something was true once: a button that was pressed does not go away under the finger. */
function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setTrue(true)
  return wasTrue
}
