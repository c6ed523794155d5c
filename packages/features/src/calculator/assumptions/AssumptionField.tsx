import { ASSUMPTION_MEASURES, type Assumptions, defaultAssumptions } from '@coverkit/core'
import { Button, Inline, MoneyField, NumberField, Stack } from '@coverkit/ui'
import { memo } from 'react'
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
  readonly value: string
  readonly error: string | undefined
  readonly set: (name: string, value: string) => void
}

const standardTexts = textsOf(defaultAssumptions)

/** One assumption: its value, what it means, the default, and the way back to it. Drawn anew only when it changes itself. */
export const AssumptionField = memo(function AssumptionField({
  name,
  value,
  error,
  set,
}: AssumptionFieldProps) {
  const measure = ASSUMPTION_MEASURES[name]
  const standard = standardTexts[name]
  const shared = {
    label: assumptionNames[name],
    hint: `${assumptionHints[name]} ${assumptionsCopy.standard(assumptionValue(measure, defaultAssumptions[name]))}`,
    name,
    value,
    error,
    onChange: (text: string) => set(name, text),
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
      {value !== standard && (
        <Inline>
          <Button
            variant="quiet"
            label={assumptionsCopy.resetOne(assumptionNames[name])}
            onClick={() => set(name, standard)}
          >
            {assumptionsCopy.reset}
          </Button>
        </Inline>
      )}
    </Stack>
  )
})
