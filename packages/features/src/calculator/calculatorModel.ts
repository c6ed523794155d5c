import type { StepReader } from '#common/step-form/stepReader.ts'
import type { CalculatorAnswers } from './answers.ts'

/** Names of a form's answers. */
interface AnswerNames<Name extends string> {
  /** The name of each answer in a message about it. */
  readonly labels: { readonly [Each in Name]: string }
  /** The words for the values of a choice. */
  readonly options?: { readonly [Each in Name]?: Readonly<Record<string, string>> }
}

/** How the answers of a form are named in messages about them. */
interface CalculatorAnswerFormat<Name extends string> {
  /** The step's words: a message about an answer is rare. */
  readonly words: () => Promise<AnswerNames<Name>>
  /** How a number is shown; with separators where it is absent. */
  readonly formats?: { readonly [Each in Name]?: (value: number) => string }
  /** The names of answers in the request, where they differ. */
  readonly requestNames?: { readonly [Each in Name]?: string }
}

/**
 * A form of the calculator: how its fields are read, and what they are called. `Stored` are answers that no field is
 * named after.
 */
export interface CalculatorModel<Field extends string = string, Stored extends string = never>
  extends StepReader<CalculatorAnswers, Field>,
    CalculatorAnswerFormat<Field | Stored> {}
