import {
  CHECK_PAGE,
  type Evaluation,
  firstOpenPage,
  type Key,
  reopenedBy,
} from '@coverkit/core/questionnaire'
import { questionnaireCopy } from '../questionnaire/copy.ts'
import { type PagePlace, segmentOf } from '../questionnaire/questionnairePages.ts'
import type { Arrival } from './arrival.ts'

/**
 * Where Continue leads after a change: to what it opened in the section, else back to the section's check page, with the
 * words for what it opened.
 */
export function afterChange(
  before: Evaluation,
  after: Evaluation,
  { section }: Pick<PagePlace, 'section'>,
  key: Key | undefined,
): { readonly page: string; readonly arrival: Arrival } {
  const open = firstOpenPage(after, section)
  const notices = reopenedBy(before, after).map(({ keys, title }) =>
    questionnaireCopy.reopened(keys.length, title),
  )
  return {
    page: segmentOf({ section, page: open?.id ?? CHECK_PAGE }),
    arrival: { ...(key !== undefined && { key }), ...(notices.length > 0 && { notices }) },
  }
}
