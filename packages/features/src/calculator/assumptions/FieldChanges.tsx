import type { CalculatorInput } from '@coverkit/core'
import type { TypedFields } from '@coverkit/flow-draft'
import { assumptionsInFields } from './assumptionsModel.ts'
import { Changes } from './Changes.tsx'

interface FieldChangesProps {
  readonly input: CalculatorInput
  readonly fields: TypedFields
}

/** What the values on the screen move; worked out anew with each key. */
export function FieldChanges({ input, fields }: FieldChangesProps) {
  return <Changes input={input} assumptions={assumptionsInFields(fields)} />
}
