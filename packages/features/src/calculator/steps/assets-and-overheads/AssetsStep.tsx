import { ASSET_KINDS, type AssetKind, type DebtKind, debtKindsFor, PROPERTY_STATUSES } from '@coverkit/core'
import { CheckboxGroup, MoneyField, RadioGroup, Segmented } from '@coverkit/ui'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { calculatorCopy } from '../../copy.ts'
import { tidyMoney } from '../../fieldTexts.ts'
import { calculatorSteps } from '../calculatorSteps.ts'
import { calculatorView } from '../calculatorView.ts'
import { assetsCopy as copy, labels, options } from './copy.ts'
import { assetsAndOverheads } from './step.ts'
import { TotalsAside } from './TotalsAside.tsx'

const homes = PROPERTY_STATUSES.map((value) => ({ value, label: options.propertyStatus[value] }))

const yesNo = [
  { value: 'yes', label: calculatorCopy.yes },
  { value: 'no', label: calculatorCopy.no },
]

export default function AssetsStep() {
  const page = useFlowStep(calculatorSteps, assetsAndOverheads, calculatorView)
  const { form } = page
  const { fields } = form
  const option = (kind: AssetKind | DebtKind) => ({
    value: kind,
    label: options.selectedAssets[kind],
    reveal: (
      <MoneyField
        label={labels[kind]}
        hint={kind === 'super' ? copy.superHint : undefined}
        {...form.text(kind)}
        format={tidyMoney}
      />
    ),
  })
  return (
    <StepPage {...page} title={copy.title} aside={<TotalsAside fields={fields} />}>
      <RadioGroup legend={labels.propertyStatus} options={homes} cards {...form.choice('propertyStatus')} />
      {fields.propertyStatus === 'owner' && (
        <>
          <MoneyField
            label={labels.homeValue}
            hint={copy.homeValueHint}
            {...form.text('homeValue')}
            format={tidyMoney}
          />
          <Segmented
            legend={labels.homeSale}
            legendLook="label"
            options={yesNo}
            narrow
            {...form.choice('homeSale')}
          />
        </>
      )}
      <CheckboxGroup
        legend={labels.selectedAssets}
        hint={copy.ownedHint}
        columns={2}
        options={ASSET_KINDS.map(option)}
        {...form.list('selectedAssets')}
      />
      <CheckboxGroup
        legend={labels.selectedDebts}
        hint={copy.debtsHint}
        columns={2}
        options={debtKindsFor(fields.propertyStatus).map(option)}
        {...form.list('selectedDebts')}
      />
    </StepPage>
  )
}
