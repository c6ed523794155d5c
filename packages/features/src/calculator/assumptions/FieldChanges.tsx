import type { CalculatorInput } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { Changes } from './Changes.tsx'
import { assumptionsInFields } from './model.ts'
import type { Field } from './view.ts'

interface FieldChangesProps {
  readonly input: CalculatorInput
  readonly fields: InputValues<Field>
}

/** The effect of the values in the fields; recalculated on each input. */
export function FieldChanges({ input, fields }: FieldChangesProps) {
  return <Changes input={input} assumptions={assumptionsInFields(fields)} />
}
