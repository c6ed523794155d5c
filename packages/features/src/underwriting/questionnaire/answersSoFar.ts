import { type Definition, type Profile, submission, submittedAnswers } from '@coverkit/core/questionnaire'
import type { AnswersSoFar } from './attachment.ts'
import type { QuestionnaireState } from './QuestionnaireState.ts'

/** Returns the visible questions that have an answer; null when there are none. */
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
