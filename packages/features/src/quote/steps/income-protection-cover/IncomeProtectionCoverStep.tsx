import { BENEFIT_PERIODS, INCOME_PROTECTION_OPTIONS, WAITING_PERIODS } from '@coverkit/core'
import { Alert, CheckboxGroup, MoneyField, NumberField, RadioGroup } from '@coverkit/ui'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { tidyAmount } from '../AmountField.tsx'
import { coverCopy } from '../coverCopy.ts'
import { OwnerField } from '../OwnerField.tsx'
import { QuoteStepPage } from '../QuoteStepPage.tsx'
import { useQuoteStep } from '../useQuoteStep.ts'
import { BenefitField } from './BenefitField.tsx'
import { incomeProtectionCopy as copy } from './copy.ts'
import { incomeProtectionCover } from './step.ts'
import { view } from './view.ts'

const waits = WAITING_PERIODS.map((value) => ({ value: value as string, label: copy.waits[value] }))
const periods = BENEFIT_PERIODS.map((value) => ({ value: value as string, label: copy.periods[value] }))
const options = INCOME_PROTECTION_OPTIONS.map((value) => ({
  value: value as string,
  label: copy.optionLabels[value],
  hint: copy.optionNotes[value],
}))

export default function IncomeProtectionCoverStep() {
  const page = useQuoteStep(incomeProtectionCover, view)
  const { form } = page
  const { waitingPeriod, benefitPeriod } = form.fields
  return (
    <QuoteStepPage {...page} title={copy.title} aside={<StepAside {...copy.aside} />}>
      <MoneyField
        label={copy.earnings}
        hint={copy.earningsHint}
        suffix={copy.aYear}
        format={tidyAmount}
        {...form.text('annualEarnings')}
      />
      <NumberField
        label={copy.replacement}
        hint={copy.replacementHint}
        suffix="%"
        {...form.text('incomeReplacement')}
      />
      <BenefitField draft={page.draft} form={form} />
      <RadioGroup
        legend={copy.waiting}
        hint={copy.waitingHint}
        options={waits}
        cards
        {...form.choice('waitingPeriod')}
      />
      <RadioGroup
        legend={copy.period}
        hint={copy.periodHint}
        options={periods}
        cards
        {...form.choice('benefitPeriod')}
      />
      {waitingPeriod === '730' && benefitPeriod !== '65' && (
        <Alert severity="info" role="status">
          {copy.waitNeeds65}
        </Alert>
      )}
      <CheckboxGroup legend={copy.options} options={options} {...form.list('options')} />
      <OwnerField hint={coverCopy.owner.hint} {...form.choice('owner')} />
    </QuoteStepPage>
  )
}
