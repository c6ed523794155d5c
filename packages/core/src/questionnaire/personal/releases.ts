import type { Releases } from '../releases.ts'
import { personalQuestionnaire } from './personalQuestionnaire.ts'

/**
 * The versions of the personal questionnaire that drafts may be on. A released version never changes: its hash stands
 * here for good, and a new version is a new entry.
 */
export const personalReleases: Releases = [
  {
    definition: personalQuestionnaire,
    hash: 'a621a4114525b1b4e9648c37beb1a615449cac24f670221ea09d6b25c3b54040',
  },
]
