import type { PageServices } from '@coverkit/features/common/page-services'
import type { Area } from '../areas.ts'
import { metaContent } from '../metaContent.ts'

/**
 * Whether an area must be entered by loading its page, since the policy of this one does not let it show what it frames.
 * Answers that are in memory alone would be lost with the page: there the area does without.
 */
export async function entersAlone(
  { base }: Pick<Area, 'base'>,
  page: Document,
  { drafts }: Pick<PageServices, 'drafts'>,
): Promise<boolean> {
  return metaContent(page, 'own-document') === base && (await drafts()).place === 'device'
}
