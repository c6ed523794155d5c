import type { Releases } from '../releases.ts'
import { personalQuestionnaire } from './personalQuestionnaire.ts'

/**
 * The versions of the personal questionnaire that drafts may be on. A released version never changes: its hash stands
 * here for good, and a new version is a new entry.
 */
export const personalReleases: Releases = [
  {
    definition: personalQuestionnaire,
    hash: '39051b9e2221214e9f7916e0817b8de8cf98e8534b433a6e6ddccf4331838a38',
  },
]
