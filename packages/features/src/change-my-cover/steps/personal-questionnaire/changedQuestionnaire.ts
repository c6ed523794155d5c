import type { SentQuestionnaire } from '@coverkit/core'
import type { ChangeFlowAnswers } from '../../answers.ts'

/** The answers that go along with a change; null where none are needed. */
export function changedQuestionnaire(_answers: ChangeFlowAnswers): SentQuestionnaire | null {
  return null
}
