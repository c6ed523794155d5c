import type { DraftStatus } from '../status/DraftStatus.ts'

/**
 * Reloads a page that the browser's page cache brings back and that was saving as it was left: WebKit and Firefox never
 * settle what was begun then, such as an import, an encryption or a request, and hold its locks. The new page reads what
 * this one carried. Without a connection there would be no new page, and what only the memory has would go with this one.
 */
export function reloadIfStuck(record: () => { readonly status: DraftStatus }): void {
  let wasUnderWay = false
  globalThis.addEventListener?.('pagehide', () => {
    wasUnderWay = isUnderWay(record().status)
  })
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (persisted && wasUnderWay && navigator.onLine) globalThis.location.reload()
  })
}

/** Whether the draft is still to be read, or answers to be persisted on the device or sent. */
const isUnderWay = ({ loaded, saveState, sent, place }: DraftStatus): boolean =>
  place !== 'memory' &&
  (loaded === 'pending' ||
    saveState === 'changed' ||
    saveState === 'saving' ||
    sent?.state === 'waiting' ||
    sent?.state === 'sending')
