import { SCHOOLINGS } from '@coverkit/core'
import { Inline, NumberField, Segmented, Stack, Text } from '@coverkit/ui'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { calculatorCopy } from '../../copy.ts'
import { calculatorSteps } from '../calculatorSteps.ts'
import { calculatorView } from '../calculatorView.ts'
import { dependentsCopy as copy, labels, options, storedLabels } from './copy.ts'
import { childFieldsShown } from './model.ts'
import { dependents } from './step.ts'

const yesNo = [
  { value: 'yes', label: calculatorCopy.yes },
  { value: 'no', label: calculatorCopy.no },
]

const schoolings = SCHOOLINGS.map((value) => ({ value, label: options.schoolingPreference[value] }))

export default function DependentsStep() {
  const page = useFlowStep(calculatorSteps, dependents, calculatorView)
  const { form } = page
  const children = childFieldsShown(form.fields)
  return (
    <StepPage {...page} title={copy.title} aside={<StepAside {...copy.aside} />}>
      <Segmented
        legend={labels.dependents}
        legendLook="label"
        options={yesNo}
        narrow
        {...form.choice('dependents')}
      />
      {form.fields.dependents === 'yes' && (
        <NumberField
          label={labels.numberOfDependents}
          hint={copy.numberHint}
          {...form.text('numberOfDependents')}
        />
      )}
      {children.length > 0 && (
        <Stack as="section" label={storedLabels.dependentAges} gap={12}>
          <Text tone="soft">{copy.ageHint}</Text>
          <Inline gap={24} align="start">
            {children.map((name) => (
              <NumberField key={name} label={labels[name]} {...form.text(name)} />
            ))}
          </Inline>
        </Stack>
      )}
      {children.length > 0 && (
        <Segmented
          legend={labels.schoolingPreference}
          legendLook="label"
          options={schoolings}
          narrow
          {...form.choice('schoolingPreference')}
        />
      )}
    </StepPage>
  )
}
