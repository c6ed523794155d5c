import { cleanText, plainSigns, type StandardSchemaV1 } from '@coverkit/core'
import type { InputValue, InputValues, StepModel } from '@coverkit/flow'
import { noFields, type StepView } from './currentFields.ts'
import type { FieldError } from './fieldError.ts'
import { type FieldMessages, type MessagesOf, messageOf } from './fieldMessages.ts'
import { errorsOf } from './fieldSchemas.ts'

/**
 * How the fields of a step are read: beside the answers of the draft, on which a limit or a choice may rest. Its kind of
 * answer is closed over, so that the steps of a flow fit one table.
 */
export interface StepReader<Answers, Field extends string = string> extends StepModel<Answers, Field> {
  /** The declared fields that it reads; absent where none is declared. */
  readonly reads?: readonly string[]
  /** Why each refused field was refused, in screen order; empty when all are accepted. */
  errors(answers: Answers, fields: InputValues<Field>): ReadonlyMap<Field, FieldError>
  /** Every sentence that refuses a field; absent where they depend on the answers. */
  readonly sentences?: FieldMessages<string>
  /** The messages of the refused fields, in screen order. */
  messages(answers: Answers, fields: InputValues<Field>): ReadonlyMap<Field, string>
  /** Returns the text of a field as it will be stored, beside the other fields; as it is where it can't be read. */
  tidied(answers: Answers, fields: InputValues<Field>, field: Field): InputValue
  /** The answers after these fields were submitted. @throws when one of them is refused. */
  submit(answers: Answers, fields: InputValues<Field>): Answers
}

/**
 * The readers of a flow's forms, each known by the id of its step or the path of its page. Schemas and rules are most of
 * a step's code and nothing of its first view, so they are loaded with the draft, once the page is there.
 */
export interface StepReaders<Answers, Form extends string = string> {
  /** Loads them; rejects when their code cannot be had, and may then be called again. */
  load(): Promise<void>
  /** @throws before they are loaded, and for a form without fields. */
  of(form: Form): StepReader<Answers>
  /** The same, or undefined before they are loaded. */
  known(form: Form): StepReader<Answers> | undefined
}

/** The rules of a step as three pure functions, and the messages for its refusals. */
interface StepRules<Answers, Field extends string, Read> {
  readonly view: StepView<Answers, Field>
  readonly messages: MessagesOf<Field, NoInfer<Read>>
  /** Reads the fields, as a zod schema or declared fields do; the answers and those on the screen decide which are asked. */
  readonly schema: (answers: Answers, fields: InputValues<Field>) => StandardSchemaV1<unknown, Read>
  /** Writes the submitted values into the answers. */
  readonly apply: (answers: Answers, read: Read) => Answers
}

/** The output of a schema without fields, as zod types it. */
type NothingRead = Record<string, never>

/** Is `never` when the schema reads a field that the view does not show. */
type ReadsShown<Field extends string, Read> = [Exclude<keyof Read, Field>] extends [never]
  ? unknown
  : Read extends NothingRead
    ? unknown
    : { readonly schema: Exclude<keyof Read, Field> }

/** Makes a reader of a step's rules. A schema that reads a field which `view` does not show does not compile. */
export function stepReader<Answers, Field extends string, Read>({
  view,
  messages,
  schema,
  apply,
}: StepRules<Answers, Field, Read> & ReadsShown<Field, Read>): StepReader<Answers, Field> {
  function read(answers: Answers, fields: InputValues<Field>) {
    const result = schema(answers, fields)['~standard'].validate(fields)
    if (result instanceof Promise) throw new TypeError('A step is read at once.')
    return result
  }
  function errors(answers: Answers, fields: InputValues<Field>): ReadonlyMap<Field, FieldError> {
    return errorsOf(read(answers, fields).issues ?? [], fields)
  }
  return {
    view,
    errors,
    sentences: messages,
    messages: (answers, fields) =>
      new Map(
        [...errors(answers, fields)].map(([field, error]) => [field, messageOf(messages, field, error)]),
      ),
    // Such a schema reads texts as numbers and addresses; a control of an amount has a `format` of its own.
    tidied(answers, fields, name) {
      const text = fields[name]
      return typeof text !== 'string' || errors(answers, fields).has(name)
        ? text
        : plainSigns(cleanText(text))
    },
    submit(answers, fields) {
      const result = read(answers, fields)
      if (result.issues) throw new RangeError('What is refused cannot be submitted.')
      return apply(answers, result.value)
    },
    isComplete: (answers) => read(answers, view(answers)).issues === undefined,
  }
}

const none = () => new Map<never, never>()

/** A step without fields whose submission changes the answers all the same. */
export function stepAction<Answers>(apply: (answers: Answers) => Answers): StepReader<Answers, never> {
  return {
    view: noFields,
    errors: none,
    messages: none,
    tidied: (_answers, fields, name) => fields[name],
    submit: apply,
    isComplete: () => true,
  }
}
