import type { InputValue, InputValues } from '@coverkit/flow'
import { type FlowAnswers, fieldsOf } from '@coverkit/flow-draft'

/** What the fields of a form show for given answers: all that its page needs before a visitor presses Continue. */
export type StepView<Answers, Field extends string> = (answers: Answers) => InputValues<Field>

/** The view of a step that asks nothing. */
export const noFields: StepView<unknown, never> = () => ({})

/**
 * The fields of a form as they stand on the screen. `form` is the id of its step, or the path of its page. Without a view,
 * as before the stored answers are read, they hold what is typed and are otherwise blank.
 */
export function currentFields<Answers extends FlowAnswers, Field extends string>(
  view: StepView<Answers, Field> | null,
  form: string,
  answers: Answers,
): InputValues<Field> {
  return view === null
    ? typedFields<Field>(form, answers.typed)
    : fieldsOf(form, view(answers), answers.typed)
}

function typedFields<Field extends string>(form: string, typed: InputValues): InputValues<Field> {
  const own = Object.entries(typed).flatMap(([key, value]) =>
    key.startsWith(`${form}/`) ? [[key.slice(form.length + 1), value] as const] : [],
  )
  const blank: ProxyHandler<Record<string, InputValue>> = {
    get: (fields, name) => (typeof name === 'string' ? (fields[name] ?? '') : undefined),
  }
  return new Proxy(Object.fromEntries(own), blank) as InputValues<Field>
}
