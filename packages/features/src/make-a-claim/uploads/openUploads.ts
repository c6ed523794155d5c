import { listClaims } from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/index.ts'
import { perPage } from '#common/page-services/perPage.ts'
import { claimFileSender } from './claimFileSender.ts'
import { createUploadQueue, type UploadQueue } from './createUploadQueue.ts'
import { fingerprintOf } from './fingerprintOf.ts'
import { heldNumbers } from './heldNumbers.ts'
import { prepareFile } from './prepareFile.ts'
import { RETRY_WAITS, STALL_MS } from './retryRules.ts'
import { uploadStore } from './uploadStore.ts'

/** Uploads go on while the customer looks at other pages of the account. */
const opened = perPage((): Map<string, UploadQueue> => new Map())

/** The uploads of a claim on this page. `onUploaded`: the server has another file. */
export function openUploads(services: PageServices, claimId: string, onUploaded: () => void): UploadQueue {
  const known = opened(services).get(claimId)
  if (known) return known
  const storedNumbers = async () => {
    const claims = await listClaims(await services.client())
    if (!claims.ok) throw new Error(claims.error.kind)
    return claims.value.find(({ id }) => id === claimId)?.files.map(({ n }) => n) ?? []
  }
  const numbers = heldNumbers(claimId, storedNumbers)
  const queue = createUploadQueue({
    claimId,
    prepare: (file) => prepareFile(file),
    fingerprint: fingerprintOf,
    takeNumber: numbers.take,
    holdNumber: numbers.hold,
    ...claimFileSender(services, claimId),
    store: uploadStore(services.drafts),
    stallMs: STALL_MS,
    retryWaits: RETRY_WAITS,
    later(run, ms) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    newId: () => crypto.randomUUID(),
    onUploaded,
  })
  opened(services).set(claimId, queue)
  addEventListener('online', () => queue.reconnect())
  addEventListener('beforeunload', (event) => {
    if (queue.list().some(({ state }) => UNDER_WAY.includes(state.status))) event.preventDefault()
  })
  void queue.restore()
  return queue
}

const UNDER_WAY: readonly string[] = ['checking', 'waiting', 'uploading', 'reconnecting']
