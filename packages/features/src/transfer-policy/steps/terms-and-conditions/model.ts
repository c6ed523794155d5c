import { signApplication, signatureMatches } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { signatureReader } from '#submission/signature'
import type { TransferFlowAnswers } from '../../answers.ts'
import { messages, otherName } from './messages.ts'
import { type Field, view } from './view.ts'

const holderOf = ({ firstName, lastName }: InputValues<Field>) => ({
  firstName: String(firstName),
  lastName: String(lastName),
})

export const model: StepReader<TransferFlowAnswers, Field> = signatureReader({
  view,
  statement: 'acceptedTermsAndConditions',
  messages,
  matches: (name, fields) => signatureMatches(name, holderOf(fields)),
  otherName: (fields) => otherName(Object.values(holderOf(fields)).filter(Boolean).join(' ')),
  sign(answers: TransferFlowAnswers, name) {
    const accepted = { ...answers.transfer, acceptedTermsAndConditions: true }
    const holderId = accepted.holders[0]?.id ?? ''
    const signature = { holderId, name, signedAt: new Date().toISOString(), shownHash: null }
    return { ...answers, transfer: signApplication(accepted, signature) }
  },
})
