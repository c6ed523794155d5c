import type { InputValues, Row } from '@coverkit/flow'
import type { StepView } from '#common/step-form/currentFields.ts'
import type { FieldError } from '#common/step-form/fieldError.ts'
import { type FieldMessages, messageOf } from '#common/step-form/fieldMessages.ts'
import { type Refusal, refusalReader } from '#common/step-form/refusalReader.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'
import type {
  AnyFields,
  ContextOf,
  ControlMap,
  ControlMessages,
  FieldControls,
  ValuesOf,
} from './fieldControls.ts'
import { type RowField, rowsOf } from './rowFields.ts'

/** One row as shown on the screen. */
interface ScreenRow<Control extends string> {
  /** From 0. */
  readonly index: number
  readonly fields: InputValues<Control>
  /** The values of the first row's controls. */
  readonly first: InputValues<Control>
}

/** Rows of declared fields, and how they map to a flow's answers. `Own` are the step's fields outside the rows. */
interface RowsSource<Answers, All extends AnyFields, Controls extends ControlMap<All>, Own extends string> {
  readonly controls: FieldControls<All, Controls>
  readonly view: StepView<Answers, Own | RowField<NoInfer<keyof Controls & string>>>
  readonly rows: (answers: Answers) => readonly (ValuesOf<All> & Row)[]
  readonly with: (answers: Answers, rows: readonly ValuesOf<All>[]) => Answers
  /** Returns the context that the conditions of a row read. */
  readonly context: (answers: Answers, row: ScreenRow<keyof Controls & string>) => ContextOf<All>
  /** The same for every row, or by what the row shows. */
  readonly messages:
    | ControlMessages<All, Controls>
    | ((row: ScreenRow<keyof Controls & string>) => ControlMessages<All, Controls>)
  /** Returns the name of a row by its number from 1. It prefixes the sentences of refusals while there are several rows. */
  readonly rowName?: (number: number) => string
  /** Reads the fields of the step beside the rows. */
  readonly own?: Pick<StepReader<Answers, Own>, 'errors' | 'messages' | 'sentences' | 'submit'>
  /** Whether the rows count at all, as the fields beside them say. */
  readonly areUsed?: (fields: InputValues<Own>) => boolean
  /** Checks all rows together once each is valid; returns the field that shows the fault, the fault and its sentence. */
  readonly together?: (
    rows: readonly ValuesOf<All>[],
  ) => readonly [field: Own, error: FieldError, sentence: string] | null
}

/** Makes the reader of a step that asks the same of every row. A refusal is said at the row's own control. */
export function rowsReader<
  Answers,
  All extends AnyFields,
  const Controls extends ControlMap<All>,
  Own extends string = never,
>(
  source: RowsSource<Answers, All, Controls, Own>,
): StepReader<Answers, Own | RowField<keyof Controls & string>> {
  type Control = keyof Controls & string
  type Field = Own | RowField<Control>
  const { controls, view, own, messages } = source
  const isByRow = typeof messages === 'function'
  const sentencesOf = (row: ScreenRow<Control>) =>
    (isByRow ? messages(row) : messages) as FieldMessages<Control>

  /** @param before the answers of each row, blank ones where only the refusals are wanted */
  function readRows(answers: Answers, input: InputValues<Field>, before: (id: string) => ValuesOf<All>) {
    const refusals = new Map<Field, Refusal>()
    const read = new Map<string, ValuesOf<All>>()
    const shown = [...rowsOf(input, controls.names)]
    for (const [index, [id, fields]] of shown.entries()) {
      const row = { index, fields, first: shown[0]?.[1] ?? fields }
      const result = controls.submit(fields, { before: before(id), context: source.context(answers, row) })
      if ('values' in result) read.set(id, result.values)
      else
        for (const [name, error] of result.errors) {
          const sentence = messageOf(sentencesOf(row), name, error)
          const prefix = source.rowName && shown.length > 1 ? `${source.rowName(index + 1)}: ` : ''
          refusals.set(`${name}-${id}`, { error, sentence: `${prefix}${sentence}` })
        }
    }
    return { refusals, read }
  }

  function findRefusals(answers: Answers, input: InputValues<Field>): ReadonlyMap<Field, Refusal> {
    const sentences = own?.messages(answers, input)
    const ofStep = [...(own?.errors(answers, input) ?? [])].map(
      ([name, error]): readonly [Field, Refusal] => [name, { error, sentence: sentences?.get(name) ?? '' }],
    )
    if (ofStep.length === 0 && source.areUsed?.(input) === false) return new Map()
    const rows = readRows(answers, input, () => controls.fields.empty)
    if (ofStep.length > 0 || rows.refusals.size > 0) return new Map([...ofStep, ...rows.refusals])
    const wrong = source.together?.([...rows.read.values()])
    return wrong ? new Map([[wrong[0], { error: wrong[1], sentence: wrong[2] }]]) : new Map()
  }

  function apply(answers: Answers, input: InputValues<Field>): Answers {
    const after = own ? own.submit(answers, input) : answers
    if (source.areUsed?.(input) === false) return after
    const rows = source.rows(answers)
    const { read } = readRows(
      answers,
      input,
      (id) => rows.find((row) => row.id === id) ?? controls.fields.empty,
    )
    return source.with(
      after,
      rows.map((row) => read.get(row.id) ?? row),
    )
  }

  return refusalReader<Answers, Field>({
    view,
    refusals: remembered(findRefusals),
    ...(!isByRow && { sentences: { ...own?.sentences, ...(messages as FieldMessages<string>) } }),
    apply,
    tidied(answers, input, field) {
      const shown = [...rowsOf(input, controls.names)]
      for (const [index, [id, fields]] of shown.entries()) {
        const row = { index, fields, first: shown[0]?.[1] ?? fields }
        const name = controls.names.find((one) => `${one}-${id}` === field)
        if (name !== undefined) return controls.tidied(fields, name, source.context(answers, row))
      }
      return input[field]
    },
  })
}

/** Answers and input are never changed, and each input is read for its codes, its sentences and its values. */
function remembered<Answers, Input extends object, Found>(find: (answers: Answers, input: Input) => Found) {
  const known = new WeakMap<Input, { readonly beside: Answers; readonly found: Found }>()
  return (answers: Answers, input: Input): Found => {
    const last = known.get(input)
    if (last?.beside === answers) return last.found
    const found = find(answers, input)
    known.set(input, { beside: answers, found })
    return found
  }
}
