import type { FieldCode } from './InvalidInputError.ts'

/** The value of a form control: text, or the texts of several boxes or ticked options. */
export type FieldInput = string | readonly string[]

/** The codes that a rule between answers gives. Each has a sentence of its own: no other one fits it. */
export type RuleCode = Extract<
  FieldCode,
  'future' | 'min' | 'max' | 'range' | 'match' | 'repeated' | 'too-young' | 'too-old'
>

/** Asks the other answers a question, such as whether a field is on the form for them. */
export type Condition<Answers, Context> = (answers: Answers, context: Context) => boolean

/** The lowest and the highest value that a field takes beside the other answers. */
export interface FieldBounds {
  readonly min: number
  readonly max: number
}

/** When a field is on the form, and when it may not be blank. */
export interface FieldRules {
  /** Whether the field is on the form; always where it is absent. What is not asked counts as blank. */
  readonly includedWhen?: Condition<never, never>
  /** Whether the field may not be blank; it may be where this is absent. */
  readonly required?: true | Condition<never, never>
}

/** The answers and the context that the conditions of one field read, all together. */
export type ReadBy<Rules> = [Readers<Rules>] extends [(read: infer Both extends Reads) => void]
  ? Both
  : { readonly answers: unknown; readonly context: unknown }

interface Reads {
  readonly answers: unknown
  readonly context: unknown
}
/** Each condition as a function of what it reads: a union of them is inferred as the intersection of what they read. */
type Readers<Rules> = {
  readonly [Name in keyof Rules]: Rules[Name] extends (...parameters: infer Parameters) => unknown
    ? (read: {
        readonly answers: Parameters extends readonly [infer Answers, ...unknown[]] ? Answers : unknown
        readonly context: Parameters extends readonly [unknown, infer Context] ? Context : unknown
      }) => void
    : never
}[keyof Rules]

/**
 * One answer: how it is read and shown, when it is asked, and what is wrong with a value. `Value` is the canonical form,
 * `Rules` the object of conditions that it was declared with, `Code` the codes of its rules.
 */
export interface Field<Value, Rules, Code extends RuleCode = never> {
  /** The blank answer. */
  readonly empty: Value
  /** Where one of its values always counts, `empty` too. */
  readonly isNeverBlank?: true
  readonly rules: Rules
  /** Reads a stored or sent value; blank and missing ones are `empty`. @throws InvalidInputError */
  readonly read: (value: unknown, path: string) => Value
  /**
   * Reads what a control holds; blank is `empty`. `givenBeside` reads the other answers of the form, for a text that
   * means another value beside them; the context is absent where messages are made while a visitor types.
   * @throws InvalidInputError
   */
  readonly parse: (input: FieldInput, givenBeside: () => unknown, context?: unknown) => Value
  /** Returns the control's value for a canonical value beside these answers. */
  show(value: Value, answers: ReadBy<Rules>['answers']): FieldInput
  /** The values that these answers leave: a form asks for none where there is one or none. */
  among?(answers: ReadBy<Rules>['answers'], context: ReadBy<Rules>['context']): readonly Value[]
  /** Checks a canonical value that is not blank against the other answers. */
  check?(value: Value, answers: ReadBy<Rules>['answers'], context: ReadBy<Rules>['context']): FieldCode | null
  /** The bounds that `check` holds a value to, for the sentence that refuses it. */
  bounds?(answers: ReadBy<Rules>['answers'], context: ReadBy<Rules>['context']): FieldBounds
  /** Never there: keeps the codes for the types. */
  readonly codes?: Code
}
