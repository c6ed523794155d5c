import { BENEFIT_PERIODS, INCOME_PROTECTION_OPTIONS, WAITING_PERIODS } from '@coverkit/core'
import { Alert, CheckboxGroup, MoneyField, NumberField, RadioGroup } from '@coverkit/ui'
import { incomeProtectionCoverModel } from '../../../common/quote-draft/models/incomeProtectionCoverModel.ts'
import { StepAside } from '../../../common/step-form/StepAside.tsx'
import { tidyAmount } from '../AmountField.tsx'
import { coverCopy } from '../coverCopy.ts'
import { amountFault, faultWords } from '../faultWords.ts'
import { OwnerField } from '../OwnerField.tsx'
import { QuoteStepPage } from '../QuoteStepPage.tsx'
import { useQuoteStep } from '../useQuoteStep.ts'
import { BenefitField } from './BenefitField.tsx'
import { benefitFault } from './benefitFault.ts'
import { incomeProtectionCopy } from './copy.ts'

const copy = incomeProtectionCopy
const words = faultWords({
  annualEarnings: () => ({ ...amountFault(copy.earningsNoun)({ code: '' }), min: copy.earningsFault }),
  incomeReplacement: () => ({ otherwise: copy.replacementFault }),
  monthlyBenefit: benefitFault,
})

const waits = WAITING_PERIODS.map((value) => ({ value: value as string, label: copy.waits[value] }))
const periods = BENEFIT_PERIODS.map((value) => ({ value: value as string, label: copy.periods[value] }))
const options = INCOME_PROTECTION_OPTIONS.map((value) => ({
  value: value as string,
  label: copy.optionLabels[value],
  hint: copy.optionNotes[value],
}))

export default function IncomeProtectionCoverStep() {
  const { draft, form } = useQuoteStep('income-protection-cover', incomeProtectionCoverModel, words)
  const { waitingPeriod, benefitPeriod } = form.fields
  return (
    <QuoteStepPage
      draft={draft}
      step="income-protection-cover"
      title={copy.title}
      form={form}
      aside={<StepAside {...copy.aside} />}
    >
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
      <BenefitField draft={draft} form={form} />
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
