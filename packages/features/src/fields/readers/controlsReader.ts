import type { InputValues } from '@coverkit/flow'
import type { StepView } from '#common/step-form/currentFields.ts'
import type { FieldError } from '#common/step-form/fieldError.ts'
import { type FieldMessages, messageOf } from '#common/step-form/fieldMessages.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'
import type {
  AnyFields,
  ContextOf,
  ControlMap,
  ControlMessages,
  FieldControls,
  ValuesOf,
} from './fieldControls.ts'

/** The controls of a step, and how their fields map to the flow's answers. `Field` has every key of its view. */
interface ControlsSource<
  Answers,
  All extends AnyFields,
  Controls extends ControlMap<All>,
  Field extends string,
> {
  readonly controls: FieldControls<All, Controls>
  readonly view: StepView<Answers, Field>
  readonly values: (answers: Answers) => ValuesOf<All>
  readonly with: (answers: Answers, values: ValuesOf<All>, input: InputValues<NoInfer<Field>>) => Answers
  /** Returns the context that the fields' conditions read. */
  readonly context: (input: InputValues<NoInfer<Field>>) => ContextOf<All>
  readonly messages: ControlMessages<All, Controls>
}

/** Nothing fits it where a control is not in the view. */
type InView<Control, Field> = [Exclude<Control, Field>] extends [never] ? unknown : never

/** Makes the reader of a step from the declared fields of its controls. */
export function controlsReader<
  Answers,
  All extends AnyFields,
  const Controls extends ControlMap<All>,
  Field extends string,
>(
  source: ControlsSource<Answers, All, Controls, Field> & InView<keyof Controls, Field>,
): StepReader<Answers, Field> {
  type Control = keyof Controls & string
  const { controls, view } = source
  const messages = source.messages as FieldMessages<string>
  const read = (input: InputValues<Field>, before: ValuesOf<All>) =>
    controls.submit(input as unknown as InputValues<Control>, { before, context: source.context(input) })

  function errors(input: InputValues<Field>): ReadonlyMap<Field, FieldError> {
    const result = read(input, controls.fields.empty)
    return 'errors' in result
      ? (result.errors as ReadonlyMap<string, FieldError> as ReadonlyMap<Field, FieldError>)
      : new Map()
  }
  return {
    reads: Object.values(controls.map),
    view,
    errors,
    messages: (input) =>
      new Map([...errors(input)].map(([name, error]) => [name, messageOf(messages, name, error)])),
    submit(answers, input) {
      const result = read(input, source.values(answers))
      if ('errors' in result) throw new RangeError('What is refused cannot be submitted.')
      return source.with(answers, result.values, input)
    },
    isComplete: (answers) => errors(view(answers)).size === 0,
  }
}
