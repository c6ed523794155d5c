import type { PagePlace } from '../questionnaire/questionnairePages.ts'
import type { Evaluated } from './evaluated.ts'
import type { Questionnaire } from './useQuestionnaire.tsx'

/** Props of a page of questions, or of the page that checks their answers. */
export interface ScreenProps {
  readonly questionnaire: Questionnaire
  readonly now: Evaluated
  readonly place: PagePlace
}
