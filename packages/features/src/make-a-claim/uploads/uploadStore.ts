import { CLAIM_DOCUMENTS, type ClaimDocument } from '@coverkit/core/claims'
import type { DraftKind, Drafts } from '@coverkit/drafts'
import * as z from 'zod/mini'
import type { StoredUpload, UploadStore } from '#fields/files/queue'

type ClaimUpload = StoredUpload<ClaimDocument>

interface StoredUploads {
  readonly uploads: readonly ClaimUpload[]
}

const uploadsKind: DraftKind<StoredUploads> = {
  flow: 'claim-uploads',
  version: 1,
  migrations: {},
  parse: (answers) => uploadsSchema.parse(answers),
}

const uploadsSchema: z.ZodMiniType<StoredUploads> = z.object({
  uploads: z.array(
    z.object({
      id: z.string(),
      claimId: z.string(),
      n: z.number(),
      document: z.enum(CLAIM_DOCUMENTS),
      name: z.string(),
      size: z.number(),
      sent: z.number(),
      url: z.string(),
      fingerprint: z.string(),
    }),
  ),
})

/**
 * Stores unfinished uploads as drafts are: encrypted with the customer's key, gone when they log out or after their time,
 * and in memory alone on a computer that others use. Names of medical files are nowhere else on the device.
 */
export function uploadStore(open: () => Promise<Drafts>): UploadStore<ClaimDocument> {
  const writes = { last: Promise.resolve() }

  async function read(drafts: Drafts): Promise<{ attempt: string; uploads: readonly ClaimUpload[] }> {
    const loaded = await drafts.load(uploadsKind)
    if (loaded.status !== 'found') return { attempt: drafts.newId(), uploads: [] }
    return { attempt: loaded.draft.attempt, uploads: loaded.draft.answers.uploads }
  }
  function change(id: string, replacement: ClaimUpload | null): Promise<void> {
    const run = async () => {
      const drafts = await open()
      const { attempt, uploads } = await read(drafts)
      const others = uploads.filter((upload) => upload.id !== id)
      const next = replacement ? [...others, replacement] : others
      if (next.length === 0) await drafts.remove(uploadsKind.flow)
      else await drafts.save(uploadsKind, attempt, { uploads: next })
    }
    const done = writes.last.then(run)
    writes.last = done.catch(() => undefined)
    return done
  }
  return {
    list: async () => (await read(await open())).uploads,
    put: (upload) => change(upload.id, upload),
    remove: (id) => change(id, null),
  }
}
