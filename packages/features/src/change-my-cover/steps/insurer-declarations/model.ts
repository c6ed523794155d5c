import { cleanText } from '@coverkit/core'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { signatureReader } from '#submission/signature'
import { type ChangeFlowAnswers, withAcceptances } from '../../answers.ts'
import { messages, otherName } from './messages.ts'
import { type Field, view } from './view.ts'

const comparable = (name: unknown) => cleanText(String(name)).toLowerCase()

/** Takes the policy's name in any case; any full name where the policy has none. */
export const model: StepReader<ChangeFlowAnswers, Field> = signatureReader({
  view,
  statement: 'applicationDeclarations',
  messages,
  matches: (name, { holder }) => holder === '' || comparable(name) === comparable(holder),
  otherName: ({ holder }) => otherName(String(holder)),
  sign(answers: ChangeFlowAnswers, name) {
    const before = answers.change.signature
    const accepted = withAcceptances(answers, { applicationDeclarations: true })
    // An unchanged signature keeps its time, so that a repeated submission is the same one.
    const signature = before?.name === name ? before : { name, signedAt: new Date().toISOString() }
    return { ...accepted, change: { ...accepted.change, signature } }
  },
})
