import type { FieldInput, ReadBy, RuleCode } from './Field.ts'
import { type FieldCode, InvalidInputError } from './InvalidInputError.ts'
import { object } from './read.ts'

/** One thing that keeps answers from being sent. */
export interface FieldFault<Name extends string = string> {
  readonly field: Name
  readonly code: FieldCode
}

interface AnyField {
  readonly empty: unknown
  readonly rules: object
  readonly read: (value: unknown, path: string) => unknown
  readonly parse: (input: FieldInput) => unknown
  show(value: never): FieldInput
  among?(answers: never, context: never): readonly unknown[]
  check?(value: never, answers: never, context: never): FieldCode | null
  readonly codes?: RuleCode
}
type Declared = Readonly<Record<string, AnyField>>

type ValueOf<AField extends AnyField> = AField['empty']
type AnswersOfFields<Own extends Declared> = { readonly [Name in keyof Own]: ValueOf<Own[Name]> }

/** Nothing fits it where a condition reads an answer that is not declared, or has another type. */
type Readable<Own extends Declared, Context> = {
  readonly [Name in keyof Own]: {
    readonly answers: AnswersOfFields<Own>
    readonly context: Context
  } extends ReadBy<Own[Name]['rules']>
    ? unknown
    : { readonly rules: 'A condition reads an answer that is not declared.' }
}

/** A value once it was found right: one that is always asked and required is not blank. */
type RightValue<AField extends AnyField> = AField['rules'] extends {
  readonly required: true
  readonly includedWhen?: undefined
}
  ? Present<AField['empty']>
  : Sent<AField['empty']>
type Present<Value> = Value extends boolean ? true : NonNullable<Sent<Value>>
/** A list of its own, as bodies are typed. */
type Sent<Value> = Value extends readonly (infer Item)[] ? Item[] : Value

/** What was read of a form: the answers as they are then, or why fields were refused, in the order of the form. */
export type FieldsRead<Answers, Name extends string> =
  | { readonly answers: Answers }
  | { readonly faults: readonly FieldFault<Name>[] }

/** What follows from declared fields. */
export interface Fields<Own extends Declared, Context> {
  readonly own: Own
  /** All blank. */
  readonly empty: AnswersOfFields<Own>
  /**
   * Reads answers from outside, such as a stored draft: texts in canonical form, blank and missing ones as `empty`, other
   * keys dropped. What sending needs is not checked.
   *
   * @throws InvalidInputError with the path of the first value that is not allowed.
   */
  readonly parse: (value: unknown) => AnswersOfFields<Own>
  /** Everything that keeps answers from being sent, in the order of the form. A field that is not asked has no fault. */
  readonly validate: (answers: AnswersOfFields<Own>, context: Context) => FieldFault<keyof Own & string>[]
  /** The answers in canonical form, blank where they are not asked; null where `validate` finds anything. */
  readonly request: (
    answers: AnswersOfFields<Own>,
    context: Context,
  ) => { readonly [Name in keyof Own]: RightValue<Own[Name]> } | null
  /** What the control of every field shows. */
  readonly show: (answers: AnswersOfFields<Own>) => { readonly [Name in keyof Own]: FieldInput }
  /** Reads the controls of the named fields; the others show answers that were given before, on which conditions may rest. */
  readonly submit: <Name extends keyof Own & string>(
    names: readonly Name[],
    input: { readonly [Key in keyof Own]: FieldInput },
    context: Context,
  ) => FieldsRead<AnswersOfFields<Own>, Name>
}

/** The answers to declared fields: `AnswersOf<typeof claimFields>`. */
export type AnswersOf<All extends { readonly empty: unknown }> = All['empty']

/**
 * Declares the answers of a form once: `defineFields<Context>()({ … })`, each field by its kind (`text`, `choice`, `date`,
 * …) with the conditions under which it is asked and required. Conditions name in their parameter the answers that they
 * read; one that reads an undeclared answer does not compile. The order is that of the form.
 */
export function defineFields<Context>() {
  return <const Own extends Declared>(own: Own & Readable<Own, Context>): Fields<Own, Context> =>
    fieldsOf<Own, Context>(own)
}

type Condition = true | ((answers: unknown, context: unknown) => boolean) | undefined

/** A field as the loops below see it, which take the answers and the context of its own declaration. */
interface LooseField {
  readonly empty: unknown
  readonly rules: { readonly includedWhen?: Condition; readonly required?: Condition }
  readonly read: (value: unknown, path: string) => unknown
  readonly parse: (input: FieldInput) => unknown
  show(value: unknown): FieldInput
  among?(answers: unknown, context: unknown): readonly unknown[]
  check?(value: unknown, answers: unknown, context: unknown): FieldCode | null
}

/** What reading one value gave: the value, or why it was refused. */
type Outcome = { readonly value: unknown } | { readonly code: FieldCode }

function outcomeOf(read: () => unknown): Outcome {
  try {
    return { value: read() }
  } catch (error) {
    if (error instanceof InvalidInputError) return { code: error.code }
    throw error
  }
}

const holds = (condition: Condition, answers: unknown, context: unknown): boolean =>
  typeof condition === 'function' ? condition(answers, context) : condition === true

function isBlank({ empty }: LooseField, value: unknown): boolean {
  return value === empty || (Array.isArray(value) && value.length === 0)
}

/** What is wrong with a field, and the value that it has for the fields after it. */
function judge(field: LooseField, outcome: Outcome, answers: unknown, context: unknown) {
  const { empty, rules } = field
  if ('code' in outcome) return { value: empty, code: outcome.code }
  const { value } = outcome
  if (!isBlank(field, value)) return { value, code: field.check?.(value, answers, context) ?? null }
  return { value: empty, code: holds(rules.required, answers, context) ? ('required' as const) : null }
}

interface Judging {
  readonly context: unknown
  /** The fields of the form that is read, where it is one: it chooses by itself where a single value is left. */
  readonly form?: readonly string[]
}

/** Judges fields one after the other: a condition sees those before as they count, and those after as they are. */
function judgeAll(
  fields: readonly (readonly [name: string, field: LooseField, outcome: Outcome])[],
  { context, form }: Judging,
) {
  const given = fields.map(([name, { empty }, outcome]) => [name, 'code' in outcome ? empty : outcome.value])
  const counted: Record<string, unknown> = Object.fromEntries(given)
  const faults: FieldFault[] = []
  for (const [name, field, outcome] of fields) {
    if (form && !form.includes(name)) continue
    const { empty, rules } = field
    const isIncluded = rules.includedWhen === undefined || holds(rules.includedWhen, counted, context)
    const left = form && field.among?.(counted, context)
    const isOpen = isIncluded && (left === undefined || left.length > 1)
    const alone = isIncluded ? left?.[0] : undefined
    const { value, code } = judge(field, isOpen ? outcome : { value: alone ?? empty }, counted, context)
    counted[name] = value
    if (isOpen && code !== null) faults.push({ field: name, code })
  }
  return { answers: counted, faults }
}

/** What follows from the fields, on loosely typed values: `defineFields` has the types. */
function fieldsOf<Own extends Declared, Context>(own: Own): Fields<Own, Context> {
  const fields = Object.entries(own) as [string, LooseField][]
  const read = object<Record<string, unknown>>(
    Object.fromEntries(fields.map(([name, field]) => [name, field.read])),
  )
  const judged = (answers: Readonly<Record<string, unknown>>, context: unknown) =>
    judgeAll(
      fields.map(([name, field]) => [name, field, outcomeOf(() => field.read(answers[name], ''))]),
      { context },
    )
  const all = {
    own,
    empty: Object.fromEntries(fields.map(([name, { empty }]) => [name, empty])),
    parse: (value: unknown) => read(value, ''),
    validate: (answers: Readonly<Record<string, unknown>>, context: Context) =>
      judged(answers, context).faults,
    request(answers: Readonly<Record<string, unknown>>, context: Context) {
      const { answers: counted, faults } = judged(answers, context)
      return faults.length > 0 ? null : counted
    },
    show: (answers: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(fields.map(([name, field]) => [name, field.show(answers[name])])),
    submit(names: readonly string[], input: Readonly<Record<string, FieldInput>>, context: Context) {
      const read = judgeAll(
        fields.map(([name, field]) => [name, field, outcomeOf(() => field.parse(input[name] ?? ''))]),
        { context, form: names },
      )
      return read.faults.length > 0 ? { faults: read.faults } : { answers: read.answers }
    },
  }
  return all as unknown as Fields<Own, Context>
}
