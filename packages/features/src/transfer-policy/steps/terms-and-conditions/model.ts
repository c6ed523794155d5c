import { fullName, signApplication, signatureMatches } from '@coverkit/core'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { signatureReader } from '#submission/signature'
import type { TransferFlowAnswers } from '../../answers.ts'
import { messages, otherName } from './messages.ts'
import { type Field, view } from './view.ts'

const NOBODY = { firstName: null, lastName: null }

const holderOf = ({ transfer }: TransferFlowAnswers) => transfer.holders[0] ?? NOBODY

export const model: StepReader<TransferFlowAnswers, Field> = signatureReader({
  view,
  statement: 'acceptedTermsAndConditions',
  messages,
  matches: (name, answers) => signatureMatches(name, holderOf(answers)),
  otherName(answers) {
    const { firstName, lastName } = holderOf(answers)
    return otherName(fullName(firstName, lastName))
  },
  sign(answers: TransferFlowAnswers, name) {
    const accepted = { ...answers.transfer, acceptedTermsAndConditions: true }
    const holderId = accepted.holders[0]?.id ?? ''
    const signature = { holderId, name, signedAt: new Date().toISOString(), shownHash: null }
    return { ...answers, transfer: signApplication(accepted, signature) }
  },
})
