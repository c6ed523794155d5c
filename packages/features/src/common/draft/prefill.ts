import type { InputValue, InputValues } from '@coverkit/flow'
import { type FlowAnswers, withRawInput } from '@coverkit/flow-draft'
import { currentFields, type StepView } from '#common/step-form/currentFields.ts'
import { isOfField } from '#common/step-form/fieldInUse.ts'

/** Answers that another page handed over. The visitor sees each in its field and can change it. */
export interface Prefill {
  /** Whole years. */
  readonly age?: number
  readonly gender?: 'M' | 'F'
  readonly isSmoker?: boolean
  readonly occupationId?: number
  /** An Australian state or territory, such as `NSW`. */
  readonly state?: string
  /** Whole dollars a year. */
  readonly annualEarnings?: number
}

/** Known values for the fields of a form; a field stays as it is when its value is null or missing. */
type Known<Field extends string> = { readonly [Name in Field]?: InputValue | null | undefined }

interface Form<Answers, Field extends string> {
  /** The id of its step, or the path of its page. */
  readonly form: string
  readonly view: StepView<Answers, Field>
  /** The name of the control that the visitor is in: its field is theirs. */
  readonly inUse?: string | null
}

/**
 * The answers with what is known typed into blank fields, to be read and changed. What was typed stays, and a field that was
 * cleared stays blank.
 */
export function withKnown<Answers extends FlowAnswers, Field extends string>(
  answers: Answers,
  { form, view, inUse = null }: Form<Answers, Field>,
  known: Known<Field>,
): Answers {
  const shown: InputValues = currentFields(view, form, answers)
  const isBlank = (name: string) =>
    !isOfField(inUse, name) &&
    answers.typed[`${form}/${name}`] === undefined &&
    shown[name] !== undefined &&
    [shown[name]].flat().every((text) => text === '')
  return Object.entries<InputValue | null | undefined>(known).reduce(
    (filled, [name, value]) => (value && isBlank(name) ? withRawInput(filled, form, name, value) : filled),
    answers,
  )
}
