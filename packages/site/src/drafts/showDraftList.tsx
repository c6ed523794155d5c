import type { PageServices } from '@coverkit/features/common/page-services'
import { DraftList } from '@coverkit/features/continue-later/list'
import { createRoot } from 'react-dom/client'
import { tolerateTranslation } from '../app/tolerateTranslation.ts'
import { homeCopy } from '../home/homeCopy.ts'

/** Draws the list of drafts into a static page. */
export function showDraftList(
  place: Element,
  services: PageServices,
  onCount: (count: number) => void,
): void {
  tolerateTranslation()
  createRoot(place).render(<DraftList services={services} title={homeCopy.drafts} onCount={onCount} />)
}
