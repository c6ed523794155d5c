import { listClaims } from '@coverkit/api-client'
import type { ClaimDocument } from '@coverkit/core/claims'
import type { PageServices } from '#common/page-services/index.ts'
import { perPage } from '#common/page-services/perPage.ts'
import { createUploadQueue, pageDefaults, prepareFile, type UploadQueue } from '#fields/files/queue'
import { claimFileSender } from './claimFileSender.ts'
import { heldNumbers } from './heldNumbers.ts'
import { uploadStore } from './uploadStore.ts'

/** Uploads go on while the customer looks at other pages of the account. */
const opened = perPage((): Map<string, UploadQueue<ClaimDocument>> => new Map())

/** The uploads of a claim on this page. `onUploaded`: the server has another file. */
export function openUploads(
  services: PageServices,
  claimId: string,
  onUploaded: () => void,
): UploadQueue<ClaimDocument> {
  const known = opened(services).get(claimId)
  if (known) return known
  const storedNumbers = async () => {
    const claims = await listClaims(await services.client())
    if (!claims.ok) throw new Error(claims.error.kind)
    return claims.value.find(({ id }) => id === claimId)?.files.map(({ n }) => n) ?? []
  }
  const numbers = heldNumbers(claimId, storedNumbers)
  const { send, discard } = claimFileSender(services, claimId)
  const queue = createUploadQueue<ClaimDocument>({
    ...pageDefaults,
    // Each photo is redrawn, so that none says where it was taken.
    prepare: (file) => prepareFile(file, 'all'),
    takeNumber: numbers.take,
    send,
    resuming: { claimId, store: uploadStore(services.drafts), holdNumber: numbers.hold, discard },
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
