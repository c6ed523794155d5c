import { isNameOfHolder } from '@coverkit/core/change-cover'
import { signatureMessages, signatureReader } from '#submission/signature'
import { type ChangeFlowAnswers, withAcceptances } from '../../answers.ts'
import { changeView } from '../changeView.ts'

const holderOf = ({ change }: ChangeFlowAnswers): string => change.policy?.policyHolder ?? ''

/** Takes the policy's name, as names are compared; any full name where the policy has none. */
export const model = signatureReader({
  view: changeView,
  statement: 'applicationDeclarations',
  messages: {
    applicationDeclarations: { otherwise: 'Tick the box once you’ve read the declarations' },
    ...signatureMessages,
  },
  matches: (name, answers) => holderOf(answers) === '' || isNameOfHolder(name, holderOf(answers)),
  otherName: (answers) => `Sign with this name from the policy: ${holderOf(answers)}`,
  sign(answers: ChangeFlowAnswers, name) {
    const before = answers.change.signature
    const accepted = withAcceptances(answers, { applicationDeclarations: true })
    // An unchanged signature keeps its time, so that a repeated submission is the same one.
    const signature = before?.name === name ? before : { name, signedAt: new Date().toISOString() }
    return { ...accepted, change: { ...accepted.change, signature } }
  },
})
