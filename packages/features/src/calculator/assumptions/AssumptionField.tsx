import { ASSUMPTION_MEASURES, type Assumptions, defaultAssumptions } from '@coverkit/core'
import { Button, Inline, MoneyField, NumberField, Stack } from '@coverkit/ui'
import { memo } from 'react'
import { tidyMoney, tidyNumber } from '../fieldTexts.ts'
import { assumptionValue } from './assumptionValue.ts'
import { assumptionHints, assumptionSuffixes, assumptionsCopy, labels } from './copy.ts'
import { textsOf } from './view.ts'

interface AssumptionFieldProps {
  readonly name: keyof Assumptions
  readonly value: string
  readonly error: string | undefined
  readonly set: (name: keyof Assumptions, value: string) => void
}

const standardTexts = textsOf(defaultAssumptions)

/** One assumption: its value, what it means, the default, and the way back to it. Re-rendered only when it changes itself. */
export const AssumptionField = memo(function AssumptionField({
  name,
  value,
  error,
  set,
}: AssumptionFieldProps) {
  const measure = ASSUMPTION_MEASURES[name]
  const standard = standardTexts[name]
  const shared = {
    label: labels[name],
    hint: `${assumptionHints[name]} ${assumptionsCopy.standard(assumptionValue(name, defaultAssumptions[name]))}`,
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
          format={tidyNumber}
          decimal={measure !== 'years'}
          suffix={assumptionSuffixes[measure] || undefined}
        />
      )}
      {value !== standard && (
        <Inline>
          <Button
            variant="quiet"
            label={assumptionsCopy.resetOne(labels[name])}
            onClick={() => set(name, standard)}
          >
            {assumptionsCopy.reset}
          </Button>
        </Inline>
      )}
    </Stack>
  )
})
