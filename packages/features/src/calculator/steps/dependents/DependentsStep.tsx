import { NumberField, RadioGroup } from '@coverkit/ui'
import { StepAside } from '../../../common/step-form/StepAside.tsx'
import { StepPage } from '../../../common/step-form/StepPage.tsx'
import { calculatorCopy, stepNames } from '../../copy.ts'
import { useCalculatorStep } from '../useCalculatorStep.ts'
import { dependentsCopy } from './copy.ts'
import { childFieldsShown, dependentsModel } from './dependentsModel.ts'
import { dependentsWords } from './dependentsWords.ts'

const copy = dependentsCopy

const yesNo = [
  { value: 'yes', label: calculatorCopy.yes },
  { value: 'no', label: calculatorCopy.no },
]

const schoolings = [
  { value: 'public', label: copy.schoolings.public },
  { value: 'private', label: copy.schoolings.private },
]

export default function DependentsStep() {
  const { draft, form } = useCalculatorStep('dependents', dependentsModel, dependentsWords)
  const children = childFieldsShown(form.fields)
  return (
    <StepPage
      draft={draft}
      step="dependents"
      title={copy.title}
      flowTitle={calculatorCopy.flow}
      stepNames={stepNames}
      form={form}
      aside={<StepAside {...copy.aside} />}
    >
      <RadioGroup
        legend={copy.dependents}
        options={yesNo}
        cards
        layout="inline"
        {...form.choice('dependents')}
      />
      {form.fields.dependents === 'yes' && (
        <NumberField label={copy.number} hint={copy.numberHint} {...form.text('numberOfDependents')} />
      )}
      {children.map((name, index) => (
        <NumberField
          key={name}
          label={copy.age(index + 1)}
          hint={index === 0 ? copy.ageHint : undefined}
          {...form.text(name)}
        />
      ))}
      {children.length > 0 && (
        <RadioGroup
          legend={copy.schooling}
          options={schoolings}
          cards
          layout="inline"
          {...form.choice('schoolingPreference')}
        />
      )}
    </StepPage>
  )
}
