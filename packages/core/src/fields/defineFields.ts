import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { FieldBounds, FieldInput, ReadBy, RuleCode } from './Field.ts'
import type { FieldCode } from './InvalidInputError.ts'
import { type Values, valueAt, withValues } from './inGroups.ts'
import { type FieldFault, judgeAll, type LooseField, outcomeOf } from './judgeFields.ts'
import { object } from './read.ts'
import { readAnswers, readRequest, standardSchema } from './standardSchema.ts'

interface AnyField {
  readonly empty: unknown
  readonly rules: object
  readonly read: (value: unknown, path: string) => unknown
  readonly parse: (input: FieldInput, givenBeside: () => unknown, context?: unknown) => unknown
  show(value: never, answers: never): FieldInput
  among?(answers: never, context: never): readonly unknown[]
  check?(value: never, answers: never, context: never): FieldCode | null
  bounds?(answers: never, context: never): FieldBounds
  readonly codes?: RuleCode
}
type Declared = Readonly<Record<string, AnyField>>

type ValueOf<AField extends AnyField> = AField['empty']
/** Maps field names to answers; a name with a dot, as `postalAddress.street`, becomes a property of its group's object. */
type InGroups<Values> = {
  readonly [Name in keyof Values as Name extends `${infer Group}.${string}`
    ? Group
    : Name]: Name extends `${infer Group}.${string}` ? GroupOf<Values, Group> : Values[Name]
}
type GroupOf<Values, Group extends string> = {
  readonly [Name in keyof Values as Name extends `${Group}.${infer Rest}` ? Rest : never]: Values[Name]
}
type AnswersOfFields<Own extends Declared> = InGroups<{ readonly [Name in keyof Own]: ValueOf<Own[Name]> }>
type RightAnswers<Own extends Declared> = InGroups<{ readonly [Name in keyof Own]: RightValue<Own[Name]> }>

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

/** The result of reading a form: the answers after it, or the refused fields in the order of the form. */
export type FieldsRead<Answers, Name extends string> =
  | { readonly answers: Answers }
  | { readonly faults: readonly FieldFault<Name>[] }

/** An answer from outside: the texts of its control, or the value as answers hold it. */
type Given<AField extends AnyField> = AField extends
  | { readonly isStored: true }
  | { readonly empty: readonly unknown[] }
  ? ValueOf<AField>
  : ValueOf<AField> | FieldInput
type GivenOfFields<Own extends Declared> = InGroups<{ readonly [Name in keyof Own]?: Given<Own[Name]> }>

/**
 * The functions that are derived from declared fields. They are a Standard Schema, which reads what a form or a caller
 * gives: a text as a control holds it, or a value as answers hold it; a missing one is blank. It checks what can be read of
 * each answer alone; `withContext` checks the rest. The message of an issue is a `FieldCode`.
 */
export interface Fields<Own extends Declared, Context>
  extends StandardSchemaV1<GivenOfFields<Own>, AnswersOfFields<Own>> {
  readonly own: Own
  /** Before anything is answered: blank, but for what a field is `initially`. */
  readonly empty: AnswersOfFields<Own>
  /**
   * Reads answers from outside, such as a stored draft: texts in canonical form, blank and missing ones as `empty`, other
   * keys dropped. What sending needs is not checked.
   *
   * @throws InvalidInputError with the path of the first value that is not allowed, under the `path` of the answers.
   */
  readonly parse: (value: unknown, path?: string) => AnswersOfFields<Own>
  /** Everything that keeps answers from being sent, in the order of the form. A field that is not asked has no fault. */
  readonly validate: (answers: AnswersOfFields<Own>, context: Context) => FieldFault<keyof Own & string>[]
  /** The answers in canonical form, blank where they are not asked; null where `validate` finds anything. */
  readonly request: (answers: AnswersOfFields<Own>, context: Context) => RightAnswers<Own> | null
  /**
   * The Standard Schema of a form that may be sent: it reads the same, and then refuses what `validate` does; its output is
   * that of `request`. Messages are the words for each fault, or its code.
   */
  readonly withContext: (
    context: Context,
    wordsOf?: (fault: FieldFault<keyof Own & string>) => string,
  ) => StandardSchemaV1<GivenOfFields<Own>, RightAnswers<Own>>
  /** Returns the value of every field's control. */
  readonly show: (answers: AnswersOfFields<Own>) => { readonly [Name in keyof Own]: FieldInput }
  /**
   * Returns the answers that the controls show so far, for messages while a visitor types: an unreadable value is
   * blank. A field without a control keeps its value of `before`.
   */
  readonly readable: (
    input: { readonly [Name in keyof Own]?: FieldInput },
    before: AnswersOfFields<Own>,
  ) => AnswersOfFields<Own>
  /**
   * Reads the controls of the named fields into the answers that were there `before`. Conditions may rest on other fields:
   * on what their controls show, and on the answers before where they have none. A field that is not asked stays as it was.
   */
  readonly submit: <Name extends keyof Own & string>(
    names: readonly Name[],
    input: { readonly [Key in keyof Own]?: FieldInput },
    from: { readonly before: AnswersOfFields<Own>; readonly context: Context },
  ) => FieldsRead<AnswersOfFields<Own>, Name>
}

/** The answers to declared fields: `AnswersOf<typeof claimFields>`. */
export type AnswersOf<All extends { readonly empty: unknown }> = All['empty']

/**
 * Declares the answers of a form once: `defineFields<Context>()({ … })`, each field by its kind (`text`, `choice`, `date`,
 * …) with the conditions under which it is asked and required. Conditions name in their parameter the answers that they
 * read; one that reads an undeclared answer does not compile. The order is that of the form. A name with a dot, as
 * `postalAddress.street`, is an answer in a group of its own object.
 */
export function defineFields<Context>() {
  return <const Own extends Declared>(own: Own & Readable<Own, Context>): Fields<Own, Context> =>
    fieldsOf<Own, Context>(own)
}

/** Reads stored answers field by field, those of a group out of its object. */
function readerOf(fields: readonly (readonly [name: string, field: LooseField])[]) {
  const shape: Record<string, LooseField['read']> = {}
  const groups = new Map<string, Record<string, LooseField['read']>>()
  for (const [name, field] of fields) {
    const { initially } = field.rules
    const read: LooseField['read'] = (value, path) =>
      value === undefined && initially !== undefined ? initially : field.read(value, path)
    const [first = '', inGroup] = name.split('.')
    if (inGroup === undefined) {
      shape[first] = read
      continue
    }
    const own = groups.get(first) ?? {}
    own[inGroup] = read
    groups.set(first, own)
    shape[first] = object(own)
  }
  return object<Values>(shape)
}

type Input = Readonly<Record<string, FieldInput | undefined>>

/** Derives the functions on loosely typed values; `defineFields` adds the types. */
function fieldsOf<Own extends Declared, Context>(own: Own): Fields<Own, Context> {
  const fields = Object.entries(own) as [string, LooseField][]
  const read = readerOf(fields)
  const judged = (answers: unknown, context: unknown) =>
    judgeAll(
      fields.map(([name, field]) => [name, field, outcomeOf(() => field.read(valueAt(answers, name), ''))]),
      { context },
    )
  /** Reads each field's control; a field without one keeps its answer from before. */
  const outcomesOf = (input: Input, before: Values, context?: unknown) =>
    fields.map(([name, field]) => {
      const shown = input[name]
      const givenBeside = () => readable({ ...input, [name]: undefined }, before)
      const given = () =>
        shown === undefined ? valueAt(before, name) : field.parse(shown, givenBeside, context)
      return [name, field, outcomeOf(given)] as const
    })
  const readable = (input: Input, before: Values): Values =>
    withValues(
      before,
      outcomesOf(input, before).map(([name, { empty }, outcome]) => [
        name,
        'code' in outcome ? empty : outcome.value,
      ]),
    )
  const all = {
    own,
    empty: withValues(
      {},
      fields.map(([name, { empty, rules }]) => [name, rules.initially ?? empty]),
    ),
    parse: (value: unknown, path = '') => read(value, path),
    validate: (answers: unknown, context: Context) => judged(answers, context).faults,
    request(answers: unknown, context: Context) {
      const { counted, faults } = judged(answers, context)
      return faults.length > 0 ? null : counted
    },
    ...standardSchema(fields, readAnswers),
    withContext: (context: Context, wordsOf?: (fault: FieldFault) => string) =>
      standardSchema(fields, readRequest(context), wordsOf),
    show: (answers: unknown) =>
      Object.fromEntries(fields.map(([name, field]) => [name, field.show(valueAt(answers, name), answers)])),
    readable,
    submit(
      names: readonly string[],
      input: Input,
      { before, context }: { readonly before: Values; readonly context: Context },
    ) {
      const { values, faults } = judgeAll(outcomesOf(input, before, context), { context, form: names })
      return faults.length > 0 ? { faults } : { answers: withValues(before, values) }
    },
  }
  return all as unknown as Fields<Own, Context>
}
