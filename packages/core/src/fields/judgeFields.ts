import type { FieldBounds, FieldInput } from './Field.ts'
import { type FieldCode, InvalidInputError } from './InvalidInputError.ts'
import { withValues } from './inGroups.ts'

/** One thing that keeps answers from being sent. */
export interface FieldFault<Name extends string = string> extends Partial<FieldBounds> {
  readonly field: Name
  readonly code: FieldCode
}

type Condition = true | ((answers: unknown, context: unknown) => boolean) | undefined

/** A field as the loops below see it, which take the answers and the context of its own declaration. */
export interface LooseField {
  readonly empty: unknown
  readonly isNeverBlank?: true
  readonly isStored?: true
  readonly rules: {
    readonly includedWhen?: Condition
    readonly required?: Condition
    readonly initially?: unknown
  }
  readonly read: (value: unknown, path: string) => unknown
  readonly parse: (input: FieldInput, givenBeside: () => unknown, context?: unknown) => unknown
  show(value: unknown, answers: unknown): FieldInput
  among?(answers: unknown, context: unknown): readonly unknown[]
  check?(value: unknown, answers: unknown, context: unknown): FieldCode | null
  bounds?(answers: unknown, context: unknown): FieldBounds
}

/** The result of reading one value: the value, or the code of its refusal. */
export type Outcome = { readonly value: unknown } | { readonly code: FieldCode }

export function outcomeOf(read: () => unknown): Outcome {
  try {
    return { value: read() }
  } catch (error) {
    if (error instanceof InvalidInputError) return { code: error.code }
    throw error
  }
}

const holds = (condition: Condition, answers: unknown, context: unknown): boolean =>
  typeof condition === 'function' ? condition(answers, context) : condition === true

function isBlank({ empty, isNeverBlank }: LooseField, value: unknown): boolean {
  if (isNeverBlank) return false
  return value === empty || (Array.isArray(value) && value.length === 0)
}

/** Returns the code of a field's fault, and the value that later conditions see. */
function judge(field: LooseField, outcome: Outcome, answers: unknown, context: unknown) {
  const { empty, rules } = field
  if ('code' in outcome) return { value: empty, code: outcome.code }
  const { value } = outcome
  if (!isBlank(field, value)) return { value, code: field.check?.(value, answers, context) ?? null }
  return { value: empty, code: holds(rules.required, answers, context) ? ('required' as const) : null }
}

interface Judging {
  readonly context: unknown
  /** The fields of the form that is read; absent for stored answers. A form sets a field that has one possible value left. */
  readonly form?: readonly string[]
}

/**
 * Judges fields one after the other: a condition sees those before as they count, and those after as they are. Gives the
 * values that count of those that are asked.
 */
export function judgeAll(
  fields: readonly (readonly [name: string, field: LooseField, outcome: Outcome])[],
  { context, form }: Judging,
) {
  const given = fields.map(
    ([name, { empty }, outcome]) => [name, 'code' in outcome ? empty : outcome.value] as const,
  )
  const values = new Map<string, unknown>()
  const faults: FieldFault[] = []
  let counted = withValues({}, given)
  for (const [name, field, outcome] of fields) {
    if (form && !form.includes(name)) continue
    const { empty, rules } = field
    const isIncluded = rules.includedWhen === undefined || holds(rules.includedWhen, counted, context)
    const left = form && field.among?.(counted, context)
    const isOpen = isIncluded && (left === undefined || left.length > 1)
    const alone = isIncluded ? left?.[0] : undefined
    const { value, code } = judge(field, isOpen ? outcome : { value: alone ?? empty }, counted, context)
    counted = withValues(counted, [[name, value]])
    if (isIncluded) values.set(name, value)
    if (isOpen && code !== null) faults.push({ field: name, code, ...field.bounds?.(counted, context) })
  }
  return { counted, values, faults }
}
