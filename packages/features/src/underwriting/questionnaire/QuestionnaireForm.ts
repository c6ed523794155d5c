import type { Key, RowId } from '@coverkit/core/questionnaire'
import type { QuestionnaireState } from './QuestionnaireState.ts'

/** The state and actions that a questionnaire's fields need. */
export interface QuestionnaireForm {
  readonly state: QuestionnaireState
  /** The visitor's day `YYYY-MM-DD`. */
  readonly today: string
  errorOf(key: Key): string | undefined
  change(change: (state: QuestionnaireState) => QuestionnaireState): void
  newRowId(): RowId
}

/** Props of the field of one question. */
export interface FieldProps<AQuestion> {
  readonly id: Key
  readonly question: AQuestion
  readonly form: QuestionnaireForm
  /** An answer on the page opened it: its words are as large as those of a single field. */
  readonly isFollowUp?: boolean | undefined
}
