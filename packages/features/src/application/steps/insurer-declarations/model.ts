import {
  InvalidInputError,
  parseFullName,
  setAcceptance,
  signApplication,
  signatureMatches,
} from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import { field } from '#common/step-form/fieldSchemas.ts'
import { type StepReader, stepReader } from '#common/step-form/stepReader.ts'
import { ticked } from '#fields/controls'
import type { ApplicationAnswers } from '../../answers.ts'
import { messages, otherName } from './messages.ts'
import { type Field, view } from './view.ts'

const textOf = (fields: InputValues<Field>, name: Field) => String(fields[name])

const reader: StepReader<ApplicationAnswers, Field> = stepReader({
  view,
  messages,
  schema: (fields: InputValues<Field>) =>
    z.object({
      applicationDeclarations: ticked(),
      signedName: field((text) => {
        const name = parseFullName(text)
        const holder = { firstName: textOf(fields, 'firstName'), lastName: textOf(fields, 'lastName') }
        if (!signatureMatches(name, holder)) throw new InvalidInputError('', 'match')
        return name
      }),
    }),
  apply: (answers: ApplicationAnswers, { signedName }) => {
    const accepted = setAcceptance(answers.application, 'applicationDeclarations', true)
    const holderId = accepted.holders[0]?.id ?? ''
    const signedAt = new Date().toISOString()
    return {
      ...answers,
      application: signApplication(accepted, { holderId, name: signedName, signedAt, shownHash: null }),
    }
  },
})

/** A name that isn't the holder's is answered with the one that is. */
export const model: StepReader<ApplicationAnswers, Field> = {
  ...reader,
  messages(fields) {
    const found = new Map(reader.messages(fields))
    if (reader.errors(fields).get('signedName')?.code === 'match') {
      const name = [textOf(fields, 'firstName'), textOf(fields, 'lastName')].filter(Boolean).join(' ')
      found.set('signedName', otherName(name))
    }
    return found
  },
}
