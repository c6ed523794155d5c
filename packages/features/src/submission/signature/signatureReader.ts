import { InvalidInputError, parseFullName } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import type { StepView } from '#common/step-form/currentFields.ts'
import type { FieldMessages, MessagesOf } from '#common/step-form/fieldMessages.ts'
import { choice, field } from '#common/step-form/fieldSchemas.ts'
import { type StepReader, stepReader } from '#common/step-form/stepReader.ts'

/** A statement and the typed name of the holder who makes it. */
interface SignatureSource<Answers, Field extends string> {
  /** Has the statement, `signedName`, and what the name has to match, which no control of the page changes. */
  readonly view: StepView<Answers, Field>
  readonly statement: Exclude<NoInfer<Field>, 'signedName'>
  readonly messages: FieldMessages<NoInfer<Field>>
  /** Whether a full name is the holder's. */
  readonly matches: (name: string, fields: InputValues<NoInfer<Field>>) => boolean
  /** Why another name is refused. */
  readonly otherName: (fields: InputValues<NoInfer<Field>>) => string
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
    schema: (fields) =>
      z.object({
        [statement]: choice(['yes']),
        signedName: field((text) => {
          const name = parseFullName(text)
          if (!matches(name, fields as InputValues<Field>)) throw new InvalidInputError('', 'match')
          return name
        }),
      }) as unknown as z.ZodMiniType<{ readonly signedName: string }>,
    apply: (answers, { signedName }) => sign(answers, signedName),
  })
  return {
    ...reader,
    messages(fields: InputValues<Field>) {
      const found = new Map(reader.messages(fields))
      if (reader.errors(fields).get('signedName')?.code === 'match')
        found.set('signedName', otherName(fields))
      return found
    },
  } as unknown as StepReader<Answers, Field>
}
