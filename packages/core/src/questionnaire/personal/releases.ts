import type { Releases } from '../releases.ts'
import { personalQuestionnaire } from './personalQuestionnaire.ts'

/**
 * The versions of the personal questionnaire that drafts may be on. A released version never changes: its hash stands
 * here for good, and a new version is a new entry.
 */
export const personalReleases: Releases = [
  {
    definition: personalQuestionnaire,
    hash: '010fbf3d67698487cfba2c52313f4e361d37a6537c829d023bd5f150222c141e',
  },
]
