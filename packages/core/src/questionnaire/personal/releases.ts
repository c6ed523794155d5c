import type { Releases } from '../releases.ts'
import { personalQuestionnaire } from './personalQuestionnaire.ts'

/**
 * The versions of the personal questionnaire that drafts may be on. A released version never changes: its hash stands
 * here for good, and a new version is a new entry.
 */
export const personalReleases: Releases = [
  {
    definition: personalQuestionnaire,
    hash: 'f70dfe634ed776ff35c219c2b62ed19283679eb51aac6a28bcc6fe8d29d581d3',
  },
]
