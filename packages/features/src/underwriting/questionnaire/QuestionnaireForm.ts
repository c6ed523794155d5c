import type { Key, RowId } from '@coverkit/core/questionnaire'
import type { QuestionnaireState } from './QuestionnaireState.ts'

/** What the fields of a questionnaire are drawn with. */
export interface QuestionnaireForm {
  readonly state: QuestionnaireState
  /** The visitor's day `YYYY-MM-DD`. */
  readonly today: string
  errorOf(key: Key): string | undefined
  change(change: (state: QuestionnaireState) => QuestionnaireState): void
  newRowId(): RowId
}

/** What the field of one question is drawn with. */
export interface FieldProps<AQuestion> {
  readonly id: Key
  readonly question: AQuestion
  readonly form: QuestionnaireForm
  /** An answer on the page opened it: its words are as large as those of a single field. */
  readonly isFollowUp?: boolean | undefined
}
