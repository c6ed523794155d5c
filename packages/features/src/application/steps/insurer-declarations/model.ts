import { fullName, setAcceptance, signApplication, signatureMatches } from '@coverkit/core'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { signatureReader } from '#submission/signature'
import type { ApplicationAnswers } from '../../answers.ts'
import { messages, otherName } from './messages.ts'
import { type Field, view } from './view.ts'

const NOBODY = { firstName: null, lastName: null }

const holderOf = ({ application }: ApplicationAnswers) => application.holders[0] ?? NOBODY

export const model: StepReader<ApplicationAnswers, Field> = signatureReader({
  view,
  statement: 'applicationDeclarations',
  messages,
  matches: (name, answers) => signatureMatches(name, holderOf(answers)),
  otherName(answers) {
    const { firstName, lastName } = holderOf(answers)
    return otherName(fullName(firstName, lastName))
  },
  sign(answers: ApplicationAnswers, name) {
    const accepted = setAcceptance(answers.application, 'applicationDeclarations', true)
    const holderId = accepted.holders[0]?.id ?? ''
    const signature = { holderId, name, signedAt: new Date().toISOString(), shownHash: null }
    return { ...answers, application: signApplication(accepted, signature) }
  },
})
