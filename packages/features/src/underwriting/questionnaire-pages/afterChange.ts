import { type Evaluation, firstOpenPage, type Key, reopenedBy } from '@coverkit/core/questionnaire'
import { questionnaireCopy } from '../questionnaire/copy.ts'
import {
  type PagePlace,
  questionnairePages,
  REVIEW_PAGE,
  segmentOf,
} from '../questionnaire/questionnairePages.ts'
import type { Evaluated } from '../questionnaire-step/evaluated.ts'
import type { Arrival } from './arrival.ts'

/** Where Change was pressed: a section's check page or the review, and the question. */
interface ChangeOrigin {
  readonly page: string
  readonly key: Key | undefined
}

/**
 * Where Continue leads after a change: to what it opened in the section, or anywhere when the review led there, else back
 * to where Change was pressed, with the words for what it opened. Null where that page is gone, since nothing is disclosed
 * there any more.
 */
export function afterChange(
  before: Evaluation,
  { evaluation, definition, state, today }: Evaluated,
  { section }: Pick<PagePlace, 'section'>,
  { page, key }: ChangeOrigin,
): { readonly page: string; readonly arrival: Arrival } | null {
  const open = firstOpenPage(evaluation, page === REVIEW_PAGE ? undefined : section)
  const pages = questionnairePages(definition, evaluation, state, today)
  if (!open && !pages.some(({ id }) => id === page)) return null
  const notices = reopenedBy(before, evaluation).map(({ keys, title }) =>
    questionnaireCopy.reopened(keys.length, title),
  )
  return {
    page: open ? segmentOf({ section: open.section, page: open.id }) : page,
    arrival: { ...(key !== undefined && { key }), ...(notices.length > 0 && { notices }) },
  }
}
