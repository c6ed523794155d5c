import { InvalidInputError, parseFullName, signApplication, signatureMatches } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import { field } from '#common/step-form/fieldSchemas.ts'
import { type StepReader, stepReader } from '#common/step-form/stepReader.ts'
import { ticked } from '#fields/controls'
import type { TransferFlowAnswers } from '../../answers.ts'
import { messages, otherName } from './messages.ts'
import { type Field, view } from './view.ts'

const textOf = (fields: InputValues<Field>, name: Field) => String(fields[name])

const reader: StepReader<TransferFlowAnswers, Field> = stepReader({
  view,
  messages,
  schema: (fields: InputValues<Field>) =>
    z.object({
      acceptedTermsAndConditions: ticked(),
      signedName: field((text) => {
        const name = parseFullName(text)
        const holder = { firstName: textOf(fields, 'firstName'), lastName: textOf(fields, 'lastName') }
        if (!signatureMatches(name, holder)) throw new InvalidInputError('', 'match')
        return name
      }),
    }),
  apply: (answers: TransferFlowAnswers, { signedName }) => {
    const accepted = { ...answers.transfer, acceptedTermsAndConditions: true }
    const holderId = accepted.holders[0]?.id ?? ''
    const signedAt = new Date().toISOString()
    return {
      ...answers,
      transfer: signApplication(accepted, { holderId, name: signedName, signedAt, shownHash: null }),
    }
  },
})

/** A name that isn't the holder's is answered with the one that is. */
export const model: StepReader<TransferFlowAnswers, Field> = {
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
