import type { Releases } from '../releases.ts'
import { personalQuestionnaire } from './personalQuestionnaire.ts'

/**
 * The versions of the personal questionnaire that drafts may be on. A released version never changes: its hash stands
 * here for good, and a new version is a new entry.
 */
export const personalReleases: Releases = [
  {
    definition: personalQuestionnaire,
    hash: '84aff65b7237032ec41ab5361c29d339d90fa99888d182de584dfcb91b2ce800',
  },
]
