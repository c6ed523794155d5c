import type { Session } from '@coverkit/features/common/session'
import { DraftList } from '@coverkit/features/continue-later/list'
import { createRoot } from 'react-dom/client'
import { homeCopy } from '../home/homeCopy.ts'

/** Draws the list of drafts into a static page. */
export function showDraftList(place: Element, session: Session, onCount: (count: number) => void): void {
  createRoot(place).render(<DraftList session={session} title={homeCopy.drafts} onCount={onCount} />)
}
