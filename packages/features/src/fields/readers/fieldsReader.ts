import type { InputValue, InputValues } from '@coverkit/flow'
import type { StepView } from '#common/step-form/currentFields.ts'
import type { FieldError } from '#common/step-form/fieldError.ts'
import { type ErrorMessages, type FieldMessages, messageOf } from '#common/step-form/fieldMessages.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'
import type {
  AnyFields,
  ContextOf,
  ControlMap,
  ControlsRead,
  FieldControls,
  MessagesFor,
  ValuesOf,
} from './fieldControls.ts'

/** A control of a page that sets answers in another way than a declared field. */
export interface PageField<AnswerValues> {
  /** Returns the answers that the control sets; null if it is blank and required. */
  readonly read: (input: InputValue) => Partial<AnswerValues> | null
  /** The declared fields that it sets; each has a control of its name. */
  readonly sets: readonly (keyof AnswerValues & string)[]
  /** Fields that are asked only once the control was read. */
  readonly decides: readonly (keyof AnswerValues & string)[]
}

/** A submission: the input of the whole view, and the controls of the step. */
interface Submitted<Field extends string> {
  readonly input: InputValues<Field>
  readonly names: readonly string[]
}

/** How the controls of declared fields map to the answers of a flow. `Field` has every key of the view. */
interface FieldsSource<
  Answers,
  All extends AnyFields,
  Controls extends ControlMap<All>,
  Field extends string,
  Page extends string,
  Beside extends string,
> {
  readonly controls: FieldControls<All, Controls>
  /** Returns the values of every control. */
  readonly view: StepView<Answers, Field>
  readonly values: (answers: Answers) => ValuesOf<All>
  readonly with: (answers: Answers, values: ValuesOf<All>, submitted: Submitted<NoInfer<Field>>) => Answers
  /** Returns the context that the fields' conditions read, such as the day. */
  readonly context: (answers: Answers) => ContextOf<All>
  readonly page?: Readonly<Record<Page, PageField<ValuesOf<All>>>>
  /** Fields of the view without a declaration or a sentence, which come with those of every step. */
  readonly beside?: readonly Beside[]
}

/** The sentences of a step's controls, in the order of its screen: one for each code that a rule of the field gives. */
type StepMessages<All extends AnyFields, Controls extends ControlMap<All>, Page extends string> = {
  readonly [Control in keyof Controls]?:
    | MessagesFor<All, Controls[Control]>
    | ((error: FieldError) => MessagesFor<All, Controls[Control]>)
} & { readonly [Name in Page]?: ErrorMessages }

/** Nothing fits it where a name is not among those that are known. */
type Only<Names, Known> = [Exclude<Names, Known>] extends [never] ? unknown : never

/**
 * Makes the readers of steps from declared fields: `claimReader(messages)`, where the keys of the messages are the controls
 * of the step. The view of the source has those of every step, since a condition may rest on the answers of another one.
 */
export function fieldsReader<
  Answers,
  All extends AnyFields,
  const Controls extends ControlMap<All>,
  Field extends string,
  Page extends string = never,
  const Beside extends string = never,
>(
  source: FieldsSource<Answers, All, Controls, Field, Page, Beside> &
    Only<keyof Controls | Page | Beside, Field>,
) {
  type Named = (keyof Controls & string) | Page
  return <const Messages extends StepMessages<All, Controls, Page>>(
    messages: Messages & Only<keyof Messages, Named>,
  ) =>
    readerOf(source as unknown as LooseSource<Answers>, messages as FieldMessages<string>) as StepReader<
      Answers,
      (keyof Messages & string) | Beside
    >
}

type Values = Readonly<Record<string, unknown>>

/** A source as the reader below sees it, which hands it the values and input of its own fields. */
interface LooseSource<Answers> {
  readonly controls: {
    readonly fields: {
      readonly own: Readonly<Record<string, { show(value: unknown, answers: unknown): InputValue }>>
    }
    readonly map: Readonly<Record<string, string>>
    readonly tidied: (input: InputValues, control: string, context: unknown) => InputValue
    readonly submit: (
      input: InputValues,
      from: { readonly before: Values; readonly context: unknown },
      included: readonly string[],
    ) => ControlsRead<Values, string>
  }
  readonly view: (answers: Answers) => InputValues
  readonly values: (answers: Answers) => Values
  readonly with: (answers: Answers, values: Values, submitted: Submitted<string>) => Answers
  readonly context: (answers: Answers) => unknown
  readonly page?: Readonly<Record<string, PageField<Values>>>
  readonly beside?: readonly string[]
}

function readerOf<Answers>(
  source: LooseSource<Answers>,
  messages: FieldMessages<string>,
): StepReader<Answers> {
  const { controls, view, beside = [] } = source
  const { own } = controls.fields
  const names = Object.keys(messages)
  const onPage = Object.entries(source.page ?? {}).filter(([name]) => names.includes(name))
  const sets = onPage.flatMap(([, field]) => field.sets)

  /** Conditions may rest on what the controls of other steps show. */
  const whole = (answers: Answers, input: InputValues): InputValues => ({ ...view(answers), ...input })

  function read(answers: Answers, shown: InputValues): ControlsRead<Values, string> {
    const input = whole(answers, shown)
    const before = source.values(answers)
    const set = onPage.map(([name, field]) => ({ name, field, values: field.read(input[name] ?? '') }))
    const refused = set.filter(({ values }) => values === null)
    const undecided = refused.flatMap(({ field }) => field.decides)
    const given = set.flatMap(({ values }) =>
      Object.entries(values ?? {}).map(([name, value]) => [name, own[name]?.show(value, before)]),
    )
    const included = [...names, ...sets].filter((name) => name in controls.map && !undecided.includes(name))
    const from = { before, context: source.context(answers) }
    const result = controls.submit({ ...input, ...Object.fromEntries(given) }, from, included)
    if ('values' in result && refused.length === 0) return result
    const errors = new Map<string, FieldError>([
      ...refused.map(({ name }) => [name, { code: 'required' }] as const),
      ...('errors' in result ? result.errors : []),
    ])
    return { errors: new Map(names.flatMap((name) => entryOf(errors, name))) }
  }

  function errors(answers: Answers, input: InputValues): ReadonlyMap<string, FieldError> {
    const result = read(answers, input)
    return 'errors' in result ? result.errors : new Map()
  }
  return {
    reads: [...names.map((name) => controls.map[name] ?? name), ...sets],
    view(answers) {
      const shown = view(answers)
      return Object.fromEntries([...names, ...beside].map((name) => [name, shown[name] ?? '']))
    },
    errors,
    sentences: messages,
    messages: (answers, input) =>
      new Map([...errors(answers, input)].map(([name, error]) => [name, messageOf(messages, name, error)])),
    tidied: (answers, input, name) =>
      name in controls.map
        ? controls.tidied(whole(answers, input), name, source.context(answers))
        : (input[name] ?? ''),
    submit(answers, given) {
      const input = whole(answers, given)
      const result = read(answers, input)
      if ('errors' in result) throw new RangeError('What is refused cannot be submitted.')
      return source.with(answers, result.values, { input, names })
    },
    isComplete: (answers) => errors(answers, {}).size === 0,
  }
}

function entryOf<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): (readonly [Key, Value])[] {
  const value = map.get(key)
  return value === undefined ? [] : [[key, value]]
}
