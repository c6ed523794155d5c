import type { FieldsRead } from '@coverkit/core'
import type { InputValue, InputValues } from '@coverkit/flow'
import type { FieldError } from '#common/step-form/fieldError.ts'
import { type ErrorMessages, messageOf } from '#common/step-form/fieldMessages.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'
import type { AnyFields, ContextOf, FieldName, MessagesFor, OwnFields, ValuesOf } from './fieldControls.ts'

/** How declared fields map to the answers of a flow. */
interface FieldsSource<Answers, All extends AnyFields> {
  readonly fields: All
  readonly values: (answers: Answers) => ValuesOf<All>
  /** Returns the values of every field and control of the pages; the steps' screens are drawn with them. */
  readonly view: (answers: Answers) => InputValues<FieldName<All>>
  /** @param names the fields that were submitted */
  readonly with: (answers: Answers, values: ValuesOf<All>, names: readonly string[]) => Answers
  /** Returns the context that the fields' conditions read, such as the day. */
  readonly context: () => ContextOf<All>
}

/** The sentences of a step's fields, in the order of its screen: one for each code that a rule of the field gives. */
type StepMessages<All extends AnyFields> = {
  readonly [Name in keyof OwnFields<All>]?: MessagesFor<All, Name>
}

/** A control of a page that sets answers in another way than a declared field. */
export interface PageField<AnswerValues> {
  /** Returns the answers that the control sets; null if it is blank and required. */
  readonly read: (input: InputValue) => Partial<AnswerValues> | null
  /** The declared fields that it sets. */
  readonly sets: readonly (keyof AnswerValues & string)[]
  /** Fields that are asked only once the control was read. */
  readonly decides: readonly (keyof AnswerValues & string)[]
}

/** Nothing fits it where messages have a key that is no field. */
type OnlyFields<Names, Known> = [Exclude<Names, Known>] extends [never] ? unknown : never

/**
 * Makes the readers of a flow's steps from its declared fields: `claimReader(messages)`, where the keys of the messages are
 * the fields of the step. The view has those of every step, since a condition may rest on the answers of another one.
 */
export function fieldsReader<Answers, All extends AnyFields>(source: FieldsSource<Answers, All>) {
  return <
    const Messages extends StepMessages<All>,
    const Page extends Readonly<Record<string, PageField<ValuesOf<All>>>> = Record<never, never>,
  >(
    messages: Messages & OnlyFields<keyof Messages, keyof OwnFields<All> | keyof Page>,
    page?: Page,
  ): StepReader<Answers, keyof Messages & string> =>
    readerOf<Answers, keyof Messages & string>(
      source as unknown as LooseSource<Answers>,
      messages as Readonly<Record<keyof Messages & string, ErrorMessages>>,
      (page ?? {}) as unknown as LoosePage,
    )
}

type AnyValues = Readonly<Record<string, unknown>>
type Outcome = { readonly values: AnyValues } | { readonly errors: ReadonlyMap<string, FieldError> }

/** A source as the reader below sees it, which hands it the values and input of its own fields. */
interface LooseSource<Answers> {
  readonly fields: {
    readonly own: Readonly<Record<string, { show(value: unknown): InputValue }>>
    readonly empty: AnyValues
    readonly submit: (
      names: readonly string[],
      input: InputValues,
      from: { readonly before: AnyValues; readonly context: unknown },
    ) => FieldsRead<AnyValues, string>
  }
  readonly values: (answers: Answers) => AnyValues
  readonly view: (answers: Answers) => InputValues
  readonly with: (answers: Answers, values: AnyValues, names: readonly string[]) => Answers
  readonly context: () => unknown
}
type LoosePage = Readonly<Record<string, PageField<never>>>

function readerOf<Answers, Field extends string>(
  source: LooseSource<Answers>,
  messages: Readonly<Record<Field, ErrorMessages>>,
  page: LoosePage,
): StepReader<Answers, Field> {
  const { fields } = source
  const names = Object.keys(messages) as Field[]
  const onPage = Object.entries(page)
  const sets: readonly string[] = onPage.flatMap(([, field]) => field.sets)

  const view = (answers: Answers) => source.view(answers) as InputValues<Field>

  function read(input: InputValues, before = fields.empty): Outcome {
    const set = onPage.map(([name, field]) => ({ name, field, values: field.read(input[name] ?? '') }))
    const refused = set.filter(({ values }) => values === null)
    const undecided = refused.flatMap(({ field }): readonly string[] => field.decides)
    const given = set.flatMap(({ values }) =>
      Object.entries(values ?? {}).map(([name, value]) => [name, fields.own[name]?.show(value)]),
    )
    const included = [...names, ...sets].filter((name) => name in fields.own && !undecided.includes(name))
    const from = { before, context: source.context() }
    const result = fields.submit(included, { ...input, ...Object.fromEntries(given) }, from)
    const faults = [
      ...refused.map(({ name }) => ({ field: name, code: 'required' })),
      ...('faults' in result ? result.faults : []),
    ]
    if ('answers' in result && faults.length === 0) return { values: result.answers }
    const byField = new Map(faults.map(({ field, code }) => [field, { code }]))
    return { errors: new Map(names.flatMap((name) => entryOf(byField, name))) }
  }

  function errors(input: InputValues<Field>) {
    const outcome = read(input)
    return ('errors' in outcome ? outcome.errors : new Map()) as ReadonlyMap<Field, FieldError>
  }
  return {
    reads: [...names, ...sets],
    view,
    errors,
    messages: (input) =>
      new Map([...errors(input)].map(([name, error]) => [name, messageOf(messages, name, error)])),
    submit(answers, input) {
      const outcome = read({ ...view(answers), ...input }, source.values(answers))
      if ('errors' in outcome) throw new RangeError('What is refused cannot be submitted.')
      return source.with(answers, outcome.values, names)
    },
    isComplete: (answers) => errors(view(answers)).size === 0,
  }
}

function entryOf<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): (readonly [Key, Value])[] {
  const value = map.get(key)
  return value === undefined ? [] : [[key, value]]
}
