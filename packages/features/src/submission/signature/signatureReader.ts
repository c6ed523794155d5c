import { InvalidInputError, parseFullName } from '@coverkit/core'
import type { InputValue, InputValues } from '@coverkit/flow'
import { tidyWith } from '#common/form/tidy.ts'
import type { StepView } from '#common/step-form/currentFields.ts'
import { type FieldMessages, messageOf } from '#common/step-form/fieldMessages.ts'
import { type Refusal, refusalReader } from '#common/step-form/refusalReader.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'

const tidyName = tidyWith(parseFullName)

/** A statement and the typed name of the holder who makes it. */
interface SignatureSource<Answers, Statement extends string> {
  readonly view: StepView<Answers, NoInfer<Statement> | 'signedName'>
  readonly statement: Statement
  readonly messages: FieldMessages<NoInfer<Statement> | 'signedName'>
  /** Whether a full name is the holder's. */
  readonly matches: (name: string, answers: Answers) => boolean
  /** Why another name is refused. */
  readonly otherName: (answers: Answers) => string
  readonly sign: (answers: Answers, name: string) => Answers
}

/** Makes the reader of a step that is signed: a ticked statement, and the holder's name as it was typed. */
export function signatureReader<Answers, const Statement extends string>({
  view,
  statement,
  messages,
  matches,
  otherName,
  sign,
}: SignatureSource<Answers, Statement>): StepReader<Answers, Statement | 'signedName'> {
  type Field = Statement | 'signedName'

  function refusals(answers: Answers, fields: InputValues<Field>): ReadonlyMap<Field, Refusal> {
    const ticked = fields[statement] === 'yes' ? null : 'required'
    const named = nameFault(fields.signedName, (name) => matches(name, answers))
    const codes: readonly (readonly [Field, string | null])[] = [
      [statement, ticked],
      ['signedName', named],
    ]
    return new Map(
      codes.flatMap(([field, code]) => {
        if (code === null) return []
        const sentence = code === 'match' ? otherName(answers) : messageOf(messages, field, { code })
        return [[field, { error: { code }, sentence }] as const]
      }),
    )
  }

  return refusalReader({
    view,
    refusals,
    sentences: messages,
    tidied: (_answers, fields, field) =>
      field === 'signedName' ? tidyName(String(fields.signedName)) : fields[field],
    apply: (answers, fields) => sign(answers, parseFullName(String(fields.signedName))),
  })
}

/** Returns why a text isn't the holder's name; null if it is. */
function nameFault(input: InputValue, isHolder: (name: string) => boolean): string | null {
  try {
    return isHolder(parseFullName(String(input))) ? null : 'match'
  } catch (error) {
    if (error instanceof InvalidInputError) return error.code
    throw error
  }
}
