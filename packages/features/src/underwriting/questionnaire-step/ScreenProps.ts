import type { PagePlace } from '../questionnaire/questionnairePages.ts'
import type { Evaluated } from './evaluated.ts'
import type { Questionnaire } from './useQuestionnaire.tsx'

/** What a page of questions or of answers is drawn with. */
export interface ScreenProps {
  readonly questionnaire: Questionnaire
  readonly now: Evaluated
  readonly place: PagePlace
}
