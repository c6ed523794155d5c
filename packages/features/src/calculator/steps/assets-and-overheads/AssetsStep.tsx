import { ASSET_KINDS, type AssetKind, type DebtKind, PROPERTY_STATUSES } from '@coverkit/core'
import { CheckboxGroup, MoneyField, RadioGroup } from '@coverkit/ui'
import { chooseSentences, sentenceFor } from '../../../common/step-form/fieldWords.ts'
import { StepPage } from '../../../common/step-form/StepPage.tsx'
import type { FaultWords } from '../../../common/step-form/useStepForm.ts'
import { amountSentences, calculatorCopy, stepNames } from '../../copy.ts'
import { tidyMoney } from '../../fields.ts'
import { useCalculatorStep } from '../useCalculatorStep.ts'
import { assetsModel, debtKindsFor } from './assetsModel.ts'
import { TotalsAside } from './TotalsAside.tsx'

const copy = calculatorCopy.assets

const homes = PROPERTY_STATUSES.map((value) => ({ value, label: copy.propertyStatuses[value] }))

const yesNo = [
  { value: 'yes', label: calculatorCopy.yes },
  { value: 'no', label: calculatorCopy.no },
]

const nouns: Readonly<Record<string, string>> = { ...copy.amounts, homeValue: copy.homeValue }

const words: FaultWords = (name, fault) => {
  const noun = nouns[name]
  if (noun === undefined) return sentenceFor(chooseSentences, fault)
  return sentenceFor(amountSentences(`your ${noun.charAt(0).toLowerCase()}${noun.slice(1)}`), fault)
}

export default function AssetsStep() {
  const { draft, form } = useCalculatorStep('assets-and-overheads', assetsModel, words)
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
