import { fullName, signApplication, signatureMatches } from '@coverkit/core'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { signatureMessages, signatureReader } from '#submission/signature'
import type { TransferFlowAnswers } from '../../answers.ts'
import { type Field, view } from './view.ts'

const NOBODY = { firstName: null, lastName: null }

const holderOf = ({ transfer }: TransferFlowAnswers) => transfer.holders[0] ?? NOBODY

export const model: StepReader<TransferFlowAnswers, Field> = signatureReader({
  view,
  statement: 'acceptedTermsAndConditions',
  messages: {
    acceptedTermsAndConditions: { otherwise: 'Tick the box to accept the terms and conditions' },
    ...signatureMessages,
  },
  matches: (name, answers) => signatureMatches(name, holderOf(answers)),
  otherName(answers) {
    const { firstName, lastName } = holderOf(answers)
    const name = fullName(firstName, lastName)
    return name === ''
      ? 'Enter your first and last name under “Policy holders” first, then sign with the same name'
      : `You entered your name as ${name}. Sign with the same first and last name, or correct your details`
  },
  sign(answers: TransferFlowAnswers, name) {
    const accepted = { ...answers.transfer, acceptedTermsAndConditions: true }
    const holderId = accepted.holders[0]?.id ?? ''
    const signature = { holderId, name, signedAt: new Date().toISOString(), shownHash: null }
    return { ...answers, transfer: signApplication(accepted, signature) }
  },
})
