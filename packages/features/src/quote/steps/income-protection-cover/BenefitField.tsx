import { formatMoney, roundMonthlyBenefit } from '@coverkit/core'
import { Button, Inline, Stack } from '@coverkit/ui'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'
import type { QuoteDraftStore } from '../../flow/quoteFlow.ts'
import { AmountField } from '../AmountField.tsx'
import { amountText, readAmount } from '../amountFields.ts'
import { coverCopy } from '../coverCopy.ts'
import { incomeProtectionCopy } from './copy.ts'
import { maximumOnScreen, proposalOnScreen, withProposedBenefit } from './model.ts'
import type { Field } from './view.ts'

const copy = incomeProtectionCopy

interface BenefitFieldProps {
  readonly draft: QuoteDraftStore
  readonly form: StepForm<QuoteAnswers, Field>
}

/** The monthly benefit: what the earnings propose until another one is typed. */
export function BenefitField({ draft, form }: BenefitFieldProps) {
  const { answers, fields } = form
  const field = form.text('monthlyBenefit')
  const proposed = proposalOnScreen(fields)
  const need = answers.calculated?.incomeProtection ?? 0
  const maximum = maximumOnScreen(fields)
  const hint =
    readAmount(fields.annualEarnings) === null ? copy.benefitFirst : copy.benefitHint(formatMoney(maximum))
  return (
    <Stack gap={8}>
      <AmountField
        label={copy.benefit}
        hint={hint}
        suffix={copy.aMonth}
        field={field}
        round={roundMonthlyBenefit}
        chips={
          need > 0 && need <= maximum
            ? [{ label: coverCopy.calculatedNeed(formatMoney(need)), amount: need }]
            : []
        }
      />
      {proposed !== null && amountText(proposed) !== field.value && (
        <Inline>
          <Button variant="quiet" onClick={() => draft.update(withProposedBenefit)}>
            {copy.takeProposed(formatMoney(proposed))}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
