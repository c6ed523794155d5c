import { formatMoney, roundMonthlyBenefit } from '@coverkit/core'
import { Button, Inline, Stack } from '@coverkit/ui'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'
import { AmountField } from '../AmountField.tsx'
import { amountText, readAmount } from '../amountFields.ts'
import { coverCopy } from '../coverCopy.ts'
import type { QuoteScreen } from '../QuoteScreen.ts'
import { incomeProtectionCopy } from './copy.ts'
import { maximumOnScreen, proposalOnScreen, withProposedBenefit } from './model.ts'
import type { Field } from './view.ts'

const copy = incomeProtectionCopy

interface BenefitFieldProps {
  readonly update: QuoteScreen<Field>['update']
  readonly form: StepForm<QuoteAnswers, Field>
  readonly now: string | null
}

/** The monthly benefit: what the earnings propose until another one is typed. */
export function BenefitField({ update, form, now }: BenefitFieldProps) {
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
        now={now}
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
          <Button variant="quiet" onClick={() => update(withProposedBenefit)}>
            {copy.takeProposed(formatMoney(proposed))}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
