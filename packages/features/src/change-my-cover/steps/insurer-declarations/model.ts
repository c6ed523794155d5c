import { isNameOfHolder } from '@coverkit/core/change-cover'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { signatureReader } from '#submission/signature'
import { type ChangeFlowAnswers, withAcceptances } from '../../answers.ts'
import { messages, otherName } from './messages.ts'
import { type Field, view } from './view.ts'

const holderOf = ({ change }: ChangeFlowAnswers): string => change.policy?.policyHolder ?? ''

/** Takes the policy's name, as names are compared; any full name where the policy has none. */
export const model: StepReader<ChangeFlowAnswers, Field> = signatureReader({
  view,
  statement: 'applicationDeclarations',
  messages,
  matches: (name, answers) => holderOf(answers) === '' || isNameOfHolder(name, holderOf(answers)),
  otherName: (answers) => otherName(holderOf(answers)),
  sign(answers: ChangeFlowAnswers, name) {
    const before = answers.change.signature
    const accepted = withAcceptances(answers, { applicationDeclarations: true })
    // An unchanged signature keeps its time, so that a repeated submission is the same one.
    const signature = before?.name === name ? before : { name, signedAt: new Date().toISOString() }
    return { ...accepted, change: { ...accepted.change, signature } }
  },
})
