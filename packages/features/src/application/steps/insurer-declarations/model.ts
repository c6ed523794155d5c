import { fullName, setAcceptance, signApplication, signatureMatches } from '@coverkit/core'
import { signatureMessages, signatureReader } from '#submission/signature'
import type { ApplicationAnswers } from '../../answers.ts'
import { acceptanceView } from '../acceptanceView.ts'

const NOBODY = { firstName: null, lastName: null }

const holderOf = ({ application }: ApplicationAnswers) => application.holders[0] ?? NOBODY

export const model = signatureReader({
  view: acceptanceView,
  statement: 'applicationDeclarations',
  messages: {
    applicationDeclarations: { otherwise: 'Tick the box to make these declarations' },
    ...signatureMessages,
  },
  matches: (name, answers) => signatureMatches(name, holderOf(answers)),
  otherName(answers) {
    const { firstName, lastName } = holderOf(answers)
    const name = fullName(firstName, lastName)
    return name === ''
      ? 'Enter your first and last name in your details first, then sign with the same name'
      : `You entered your name as ${name}. Sign with the same first and last name, or correct your details`
  },
  sign(answers: ApplicationAnswers, name) {
    const accepted = setAcceptance(answers.application, 'applicationDeclarations', true)
    const holderId = accepted.holders[0]?.id ?? ''
    const signature = { holderId, name, signedAt: new Date().toISOString(), shownHash: null }
    return { ...answers, application: signApplication(accepted, signature) }
  },
})
