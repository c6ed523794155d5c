import { setAcceptance } from '@coverkit/core'
import { type ApplicationAnswers, withApplication } from '../../answers.ts'

/** Removes the declarations and signatures after a change: they were given for other answers. */
export function withoutSignatures(answers: ApplicationAnswers): ApplicationAnswers {
  const { acceptances, declarations } = answers.application
  if (!acceptances.applicationDeclarations && declarations.length === 0) return answers
  const application = setAcceptance(answers.application, 'applicationDeclarations', false)
  return withApplication(answers, { ...application, declarations: [] })
}
