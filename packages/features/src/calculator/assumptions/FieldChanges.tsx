import type { CalculatorInput } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { Changes } from './Changes.tsx'
import { assumptionsInFields } from './model.ts'
import type { Field } from './view.ts'

interface FieldChangesProps {
  readonly input: CalculatorInput
  readonly fields: InputValues<Field>
}

/** What the values on the screen move; recalculated with each key. */
export function FieldChanges({ input, fields }: FieldChangesProps) {
  return <Changes input={input} assumptions={assumptionsInFields(fields)} />
}
