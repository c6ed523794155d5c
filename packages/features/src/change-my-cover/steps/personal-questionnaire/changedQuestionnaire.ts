import type { SentQuestionnaire } from '@coverkit/core'
import { submittedAnswers } from '@coverkit/core/questionnaire'
import type { ChangeFlowAnswers } from '../../answers.ts'
import { evaluated } from './evaluated.ts'

/** What is asked and answered, without what is hidden, with the hash of its version; null where nothing is asked. */
export function changedQuestionnaire(answers: ChangeFlowAnswers): SentQuestionnaire | null {
  const now = answers.questionnaire && evaluated(answers)
  if (!now) return null
  const { release, profile, state } = now
  return { ...submittedAnswers(release.definition, profile, state.answers), hash: release.hash }
}
