import { setAcceptance } from '@coverkit/core'
import { type ApplicationAnswers, withApplication } from '../../answers.ts'

/** What was signed was another application: a change takes the declarations and signatures back. */
export function withoutSignatures(answers: ApplicationAnswers): ApplicationAnswers {
  const { acceptances, declarations } = answers.application
  if (!acceptances.applicationDeclarations && declarations.length === 0) return answers
  const application = setAcceptance(answers.application, 'applicationDeclarations', false)
  return withApplication(answers, { ...application, declarations: [] })
}
