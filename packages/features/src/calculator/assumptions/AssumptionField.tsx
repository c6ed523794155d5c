import { ASSUMPTION_MEASURES, type Assumptions, defaultAssumptions } from '@coverkit/core'
import { Button, Inline, MoneyField, NumberField, Stack } from '@coverkit/ui'
import type { StepForm } from '../../common/step-form/useStepForm.ts'
import type { CalculatorAnswers } from '../answers.ts'
import { tidyMoney } from '../fieldTexts.ts'
import { textsOf } from './assumptionsView.ts'
import {
  assumptionHints,
  assumptionNames,
  assumptionSuffixes,
  assumptionsCopy,
  assumptionValue,
} from './copy.ts'

interface AssumptionFieldProps {
  readonly name: keyof Assumptions
  readonly form: StepForm<CalculatorAnswers>
}

/** One assumption: its value, what it means, the default, and the way back to it once changed. */
export function AssumptionField({ name, form }: AssumptionFieldProps) {
  const measure = ASSUMPTION_MEASURES[name]
  const standard = textsOf(defaultAssumptions)[name]
  const shared = {
    label: assumptionNames[name],
    hint: `${assumptionHints[name]} ${assumptionsCopy.standard(assumptionValue(measure, defaultAssumptions[name]))}`,
    ...form.text(name),
  }
  return (
    <Stack gap={4}>
      {measure === 'cost' ? (
        <MoneyField format={tidyMoney} {...shared} />
      ) : (
        <NumberField
          {...shared}
          decimal={measure !== 'years'}
          suffix={assumptionSuffixes[measure] || undefined}
        />
      )}
      {form.fields[name] !== standard && (
        <Inline>
          <Button
            variant="quiet"
            label={assumptionsCopy.resetOne(assumptionNames[name])}
            onClick={() => form.set(name, standard)}
          >
            {assumptionsCopy.reset}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
