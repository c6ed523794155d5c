import type { SentQuestionnaire } from '@coverkit/core'
import { submittedAnswers } from '@coverkit/core/questionnaire'
import type { ChangeFlowAnswers } from '../../answers.ts'
import { evaluated } from './evaluated.ts'

/** Returns the visible questions and answers, with the hash of their version; null when none is asked. */
export function changedQuestionnaire(answers: ChangeFlowAnswers): SentQuestionnaire | null {
  const now = answers.questionnaire && evaluated(answers)
  if (!now) return null
  const { release, profile, state } = now
  return { ...submittedAnswers(release.definition, profile, state.answers), hash: release.hash }
}
