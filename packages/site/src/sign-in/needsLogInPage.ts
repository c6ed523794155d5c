import type { PageServices } from '@coverkit/features/common/page-services'
import { metaContent } from '../metaContent.ts'

const TAG_SCRIPT = 'script[src^="https://www.googletagmanager.com/"]'

/**
 * Whether a password must not be typed on this page, since tags may run here: the log-in page has none. Answers that are in
 * memory alone would be lost with the page; no tags are started beside them.
 */
export async function needsLogInPage(
  page: Document,
  { drafts }: Pick<PageServices, 'drafts'>,
): Promise<boolean> {
  if (!metaContent(page, 'tag-manager')) return false
  return page.querySelector(TAG_SCRIPT) !== null || (await drafts()).place === 'device'
}
