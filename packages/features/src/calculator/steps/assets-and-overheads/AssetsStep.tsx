import { ASSET_KINDS, type AssetKind, type DebtKind, PROPERTY_STATUSES } from '@coverkit/core'
import { CheckboxGroup, MoneyField, RadioGroup } from '@coverkit/ui'
import { StepPage } from '../../../common/step-form/StepPage.tsx'
import { calculatorCopy, stepNames } from '../../copy.ts'
import { tidyMoney } from '../../fieldTexts.ts'
import { useCalculatorStep } from '../useCalculatorStep.ts'
import { assetsModel, debtKindsFor } from './assetsModel.ts'
import { assetsWords } from './assetsWords.ts'
import { assetsCopy } from './copy.ts'
import { TotalsAside } from './TotalsAside.tsx'

const copy = assetsCopy

const homes = PROPERTY_STATUSES.map((value) => ({ value, label: copy.propertyStatuses[value] }))

const yesNo = [
  { value: 'yes', label: calculatorCopy.yes },
  { value: 'no', label: calculatorCopy.no },
]

export default function AssetsStep() {
  const { draft, form } = useCalculatorStep('assets-and-overheads', assetsModel, assetsWords)
  const { fields } = form
  const option = (kind: AssetKind | DebtKind) => ({
    value: kind,
    label: copy.options[kind],
    reveal: (
      <MoneyField
        format={tidyMoney}
        label={copy.amounts[kind]}
        hint={kind === 'super' ? copy.superHint : undefined}
        {...form.text(kind)}
      />
    ),
  })
  return (
    <StepPage
      draft={draft}
      step="assets-and-overheads"
      title={copy.title}
      flowTitle={calculatorCopy.flow}
      stepNames={stepNames}
      form={form}
      aside={<TotalsAside fields={fields} />}
    >
      <RadioGroup legend={copy.propertyStatus} options={homes} cards {...form.choice('propertyStatus')} />
      {fields.propertyStatus === 'owner' && (
        <>
          <MoneyField
            format={tidyMoney}
            label={copy.homeValue}
            hint={copy.homeValueHint}
            {...form.text('homeValue')}
          />
          <RadioGroup
            legend={copy.homeSale}
            options={yesNo}
            cards
            layout="inline"
            {...form.choice('homeSale')}
          />
        </>
      )}
      <CheckboxGroup
        legend={copy.owned}
        hint={copy.ownedHint}
        options={ASSET_KINDS.map(option)}
        {...form.list('selectedAssets')}
      />
      <CheckboxGroup
        legend={copy.owed}
        hint={copy.owedHint}
        options={debtKindsFor(fields.propertyStatus).map(option)}
        {...form.list('selectedDebts')}
      />
    </StepPage>
  )
}
