import { InvalidInputError, parseFullName } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import type { StepView } from '#common/step-form/currentFields.ts'
import type { FieldMessages, MessagesOf } from '#common/step-form/fieldMessages.ts'
import { choice, field } from '#common/step-form/fieldSchemas.ts'
import { type StepReader, stepReader } from '#common/step-form/stepReader.ts'

/** A statement and the typed name of the holder who makes it. */
interface SignatureSource<Answers, Field extends string> {
  /** Has the statement and `signedName`. */
  readonly view: StepView<Answers, Field>
  readonly statement: Exclude<NoInfer<Field>, 'signedName'>
  readonly messages: FieldMessages<NoInfer<Field>>
  /** Whether a full name is the holder's. */
  readonly matches: (name: string, answers: Answers) => boolean
  /** Why another name is refused. */
  readonly otherName: (answers: Answers) => string
  readonly sign: (answers: Answers, name: string) => Answers
}

/** Makes the reader of a step that is signed: a ticked statement, and the holder's name as it was typed. */
export function signatureReader<Answers, Field extends string>({
  view,
  statement,
  messages,
  matches,
  otherName,
  sign,
}: SignatureSource<Answers, Field>): StepReader<Answers, Field> {
  const reader = stepReader<Answers, string, { readonly signedName: string }>({
    view,
    messages: messages as MessagesOf<string, { readonly signedName: string }>,
    schema: (answers) =>
      z.object({
        [statement]: choice(['yes']),
        signedName: field((text) => {
          const name = parseFullName(text)
          if (!matches(name, answers)) throw new InvalidInputError('', 'match')
          return name
        }),
      }) as unknown as z.ZodMiniType<{ readonly signedName: string }>,
    apply: (answers, { signedName }) => sign(answers, signedName),
  })
  return {
    ...reader,
    messages(answers: Answers, fields: InputValues<Field>) {
      const found = new Map(reader.messages(answers, fields))
      if (reader.errors(answers, fields).get('signedName')?.code === 'match')
        found.set('signedName', otherName(answers))
      return found
    },
  } as unknown as StepReader<Answers, Field>
}
