import { draftHint } from '@coverkit/drafts/mark'
import type { PageServices } from '@coverkit/features/common/page-services'

/** The place of the list, and how many drafts it has room for. */
export const DRAFTS = 'data-drafts'
const MOST = 2

/** On static pages: shows the drafts that the hint names. Its code is loaded only where there are some. */
export function startDraftList(page: Document, session: () => Promise<PageServices>): void {
  const place = page.querySelector(`[${DRAFTS}]`)
  const count = place ? draftHint() : 0
  if (!place || count === 0) return
  const makeRoom = (drafts: number) => place.setAttribute(DRAFTS, String(Math.min(MOST, drafts) || ''))
  makeRoom(count)
  Promise.all([import('./showDraftList.tsx'), session()]).then(
    ([{ showDraftList }, opened]) => showDraftList(place, opened, makeRoom),
    () => makeRoom(0),
  )
}
