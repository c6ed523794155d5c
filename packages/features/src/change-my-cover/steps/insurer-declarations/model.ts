import { cleanText, InvalidInputError, parseFullName } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import { field } from '#common/step-form/fieldSchemas.ts'
import { type StepReader, stepReader } from '#common/step-form/stepReader.ts'
import { ticked } from '#fields/controls'
import { type ChangeFlowAnswers, withAcceptances } from '../../answers.ts'
import { messages, otherName } from './messages.ts'
import { type Field, view } from './view.ts'

/** The policy's own name in any case; any full name where it has none. */
const signedName = ({ holder }: InputValues<Field>) =>
  field((text) => {
    const name = parseFullName(text)
    const isOther = holder !== '' && cleanText(name).toLowerCase() !== cleanText(String(holder)).toLowerCase()
    if (isOther) throw new InvalidInputError('', 'match')
    return name
  })

const reader = stepReader<ChangeFlowAnswers, Field, { applicationDeclarations: true; signedName: string }>({
  view,
  messages,
  schema: (fields) => z.object({ applicationDeclarations: ticked(), signedName: signedName(fields) }),
  apply(answers, { applicationDeclarations, signedName: name }) {
    const before = answers.change.signature
    const accepted = withAcceptances(answers, { applicationDeclarations })
    // Sent again as it was, it is the same submission.
    const signature = before?.name === name ? before : { name, signedAt: new Date().toISOString() }
    return { ...accepted, change: { ...accepted.change, signature } }
  },
})

export const model: StepReader<ChangeFlowAnswers, Field> = {
  ...reader,
  messages(fields) {
    const found = new Map(reader.messages(fields))
    const isOther = reader.errors(fields).get('signedName')?.code === 'match'
    if (isOther) found.set('signedName', otherName(String(fields.holder)))
    return found
  },
}
