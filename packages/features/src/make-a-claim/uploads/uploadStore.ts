import { CLAIM_DOCUMENTS } from '@coverkit/core/claims'
import type { DraftKind, Drafts } from '@coverkit/drafts'
import * as z from 'zod/mini'
import type { StoredUpload } from './Upload.ts'

/** What a later page needs of the uploads that are under way. */
export interface UploadStore {
  list(): Promise<readonly StoredUpload[]>
  put(upload: StoredUpload): Promise<void>
  remove(id: string): Promise<void>
}

interface StoredUploads {
  readonly uploads: readonly StoredUpload[]
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
export function uploadStore(open: () => Promise<Drafts>): UploadStore {
  const writes = { last: Promise.resolve() }

  async function read(drafts: Drafts): Promise<{ attempt: string; uploads: readonly StoredUpload[] }> {
    const loaded = await drafts.load(uploadsKind)
    if (loaded.status !== 'found') return { attempt: drafts.newId(), uploads: [] }
    return { attempt: loaded.draft.attempt, uploads: loaded.draft.answers.uploads }
  }
  function change(id: string, replacement: StoredUpload | null): Promise<void> {
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
