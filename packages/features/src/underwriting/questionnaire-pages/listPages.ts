import { isHealthConsent } from '@coverkit/core/questionnaire'
import type { StepPage } from '@coverkit/flow'
import { questionnairePages } from '../questionnaire/questionnairePages.ts'
import type { Evaluated } from '../questionnaire-step/evaluated.ts'
import type { QuestionnaireHolder } from '../questionnaire-step/questionnaireState.ts'

/** The page before the first question. */
export const STORAGE_PAGE = 'storage'

/** The consent and the choice of where to store the answers, then the pages of the sections, and the review. */
export function listPages(answers: QuestionnaireHolder, now: Evaluated | null): readonly StepPage[] {
  if (now === null) return []
  const isChosen = answers.questionnaireStorage !== null && isHealthConsent(answers.questionnaire?.consent)
  return [
    { id: STORAGE_PAGE, complete: isChosen },
    ...questionnairePages(now.definition, now.evaluation, now.state, now.today),
  ]
}
