import { BENEFIT_PERIODS, INCOME_PROTECTION_OPTIONS, WAITING_PERIODS } from '@coverkit/core'
import { Alert, CheckboxGroup, MoneyField, NumberField, RadioGroup } from '@coverkit/ui'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { tidyAmount } from '../AmountField.tsx'
import { asQuoteStep } from '../asQuoteStep.tsx'
import { coverCopy } from '../coverCopy.ts'
import { OwnerField } from '../OwnerField.tsx'
import type { QuoteScreen } from '../QuoteScreen.ts'
import { withNow } from '../withNow.tsx'
import { BenefitField } from './BenefitField.tsx'
import { incomeProtectionCopy as copy } from './copy.ts'
import { incomeProtectionCover } from './step.ts'
import { type Field, view } from './view.ts'

const waits = WAITING_PERIODS.map((value) => ({ value: value as string, label: copy.waits[value] }))
const periods = BENEFIT_PERIODS.map((value) => ({ value: value as string, label: copy.periods[value] }))
const options = INCOME_PROTECTION_OPTIONS.map((value) => ({
  value: value as string,
  label: copy.optionLabels[value],
  hint: copy.optionNotes[value],
}))

export { view } from './view.ts'

export default asQuoteStep(incomeProtectionCover, view, IncomeProtectionCoverScreen)

export function IncomeProtectionCoverScreen({ form, update, frame, now }: QuoteScreen<Field>) {
  const { waitingPeriod, benefitPeriod } = form.fields
  return frame({
    title: copy.title,
    aside: <StepAside {...copy.aside} />,
    children: (
      <>
        <MoneyField
          label={copy.earnings}
          hint={withNow(now('incomeProtectionCover.annualEarnings'), copy.earningsHint)}
          suffix={copy.aYear}
          format={tidyAmount}
          {...form.text('annualEarnings')}
        />
        <NumberField
          label={copy.replacement}
          hint={withNow(now('incomeProtectionCover.incomeReplacement'), copy.replacementHint)}
          suffix="%"
          {...form.text('incomeReplacement')}
        />
        <BenefitField update={update} form={form} now={now('incomeProtectionCover.monthlyBenefit')} />
        <RadioGroup
          legend={copy.waiting}
          hint={withNow(now('incomeProtectionCover.waitingPeriod'), copy.waitingHint)}
          options={waits}
          cards
          {...form.choice('waitingPeriod')}
        />
        <RadioGroup
          legend={copy.period}
          hint={withNow(now('incomeProtectionCover.benefitPeriod'), copy.periodHint)}
          options={periods}
          cards
          {...form.choice('benefitPeriod')}
        />
        {waitingPeriod === '730' && benefitPeriod !== '65' && (
          <Alert severity="info" role="status">
            {copy.waitNeeds65}
          </Alert>
        )}
        <CheckboxGroup
          legend={copy.options}
          hint={withNow(now('incomeProtectionCover.extraCostOptions'))}
          options={options}
          {...form.list('options')}
        />
        <OwnerField
          hint={withNow(now('incomeProtectionCover.incomeProtectionOwner'), coverCopy.owner.hint)}
          {...form.choice('owner')}
        />
      </>
    ),
  })
}
