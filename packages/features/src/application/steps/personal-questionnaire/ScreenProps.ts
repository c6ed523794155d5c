import type { PagePlace } from '#underwriting/questionnaire-pages'
import type { Evaluated } from './evaluated.ts'
import type { useQuestionnaire } from './useQuestionnaire.ts'

/** What a page of questions or of answers is drawn with. */
export interface ScreenProps {
  readonly questionnaire: ReturnType<typeof useQuestionnaire>
  readonly now: Evaluated
  readonly place: PagePlace
}
