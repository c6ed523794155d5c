import { type Definition, type Profile, submission, submittedAnswers } from '@coverkit/core/questionnaire'
import type { AnswersSoFar } from './attachment.ts'
import type { QuestionnaireState } from './QuestionnaireState.ts'

/** What is asked now and answered, what is hidden left out; null where that is nothing. */
export function answersSoFar(
  definition: Definition,
  profile: Profile,
  { answers }: Pick<QuestionnaireState, 'answers'>,
): AnswersSoFar | null {
  const facts = submission(definition, profile, answers).map(({ key, ask, answer }) => ({
    key,
    ask,
    words: answer,
  }))
  if (facts.length === 0) return null
  return { questionnaire: submittedAnswers(definition, profile, answers), facts }
}
