import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { and, asc, count, eq, isNull, sum } from 'drizzle-orm'
import { lockForTransaction } from '../database/lockForTransaction.ts'
import { claimFiles, uploadPieces, uploads } from '../database/tables/claims.ts'
import { FILE_TYPES, type FileType } from '../files/checkFile.ts'
import { lockedClaim, refuseOver } from '../operations/claims/claimRows.ts'
import { documentOf } from '../operations/claims/documentOf.ts'
import { MOST_CLAIM_BYTES, storeClaimFile } from '../operations/claims/storeClaimFile.ts'
import { checkedBytes, exclusively } from '../operations/files/checkedFile.ts'
import type { Services } from '../operations/Services.ts'
import { Problem } from '../problem/Problem.ts'

type StoreServices = Pick<
  Services,
  'database' | 'sealing' | 'now' | 'fileChecks' | 'scanFile' | 'mailOutbox' | 'sites' | 'vendors'
>
type UploadRow = typeof uploads.$inferSelect

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const DAY_MS = 86_400_000
/** The most data that a lost connection costs: bytes read and not yet stored are sent again. */
const PIECE_BYTES = 256 * 1024
const MOST_UNFINISHED = 20
const MOST_NUMBER = 20

/** A sealed piece opens only for its own upload and offset. */
const purposeOf = (upload: string, start: number) => `upload piece ${upload} ${start}`

/** Returns the end of an upload, whether it arrived or not. */
const expiryOf = ({ createdAt }: UploadRow): Date => new Date(createdAt.getTime() + DAY_MS)

/**
 * The uploads of one customer, in the database: pieces are sealed like files, every process can continue them, and
 * they survive a crash. A complete upload is checked and becomes a file of its claim.
 */
export class UploadStore extends DataStore {
  override extensions = ['creation', 'termination']
  readonly #services: StoreServices
  readonly #owner: string
  readonly #writing: Map<string, Promise<unknown>>
  #expiresAt: Date | null = null

  /** `writing` has this process's writes by upload: after a lost connection one may continue for a moment. */
  constructor(services: StoreServices, owner: string, writing: Map<string, Promise<unknown>>) {
    super()
    this.#services = services
    this.#owner = owner
    this.#writing = writing
  }

  /** The expiry of the upload that was used last. */
  get expiresAt(): Date | null {
    return this.#expiresAt
  }

  /** @throws Problem 400 for invalid metadata, 404 for another customer's claim, 409 `final`, `too-much` */
  override async create(upload: Upload): Promise<Upload> {
    const { database, now } = this.#services
    const size = upload.size ?? 0
    const place = placeOf(upload)
    if (size === 0) throw new Problem(422, [{ field: '', code: 'empty' }])
    const row = await database.queries.transaction(async (queries) => {
      refuseOver(await lockedClaim(queries, { owner: this.#owner, id: place.claim }))
      await this.#refuseTooMuch(queries, place.claim, size)
      const values = { id: upload.id, owner: this.#owner, ...place, size, createdAt: now() }
      const [added] = await queries.insert(uploads).values(values).returning()
      return added
    })
    this.#expiresAt = row ? expiryOf(row) : null
    return upload
  }

  /** Limits stored files and unfinished uploads together, so that no customer can fill the disk. */
  async #refuseTooMuch(queries: Services['database']['queries'], claim: string, size: number): Promise<void> {
    await lockForTransaction(queries, `uploads of ${this.#owner}`)
    const isUnfinished = and(eq(uploads.owner, this.#owner), isNull(uploads.storedAt))
    const [waiting] = await queries
      .select({ count: count(), bytes: sum(uploads.size) })
      .from(uploads)
      .where(isUnfinished)
    const [stored] = await queries
      .select({ bytes: sum(claimFiles.size) })
      .from(claimFiles)
      .where(eq(claimFiles.claim, claim))
    const bytes = Number(waiting?.bytes ?? 0) + Number(stored?.bytes ?? 0) + size
    if ((waiting?.count ?? 0) >= MOST_UNFINISHED || bytes > MOST_CLAIM_BYTES)
      throw new Problem(409, [{ field: '', code: 'too-much' }])
  }

  /** Returns an upload with its offset. First finishes a complete one whose answer a crash prevented. */
  override async getUpload(id: string): Promise<Upload> {
    await this.#writing.get(id)
    const row = await this.#own(id)
    if (row.received === row.size && row.storedAt === null) await this.finish(id)
    return new Upload({
      id,
      size: row.size,
      offset: row.received,
      creation_date: row.createdAt.toISOString(),
      metadata: metadataOf(row),
    })
  }

  /** @throws the library's error for a missing file, for another customer's and an expired upload alike */
  async #own(id: string): Promise<UploadRow> {
    const { database, now } = this.#services
    const isOwn = and(eq(uploads.id, id), eq(uploads.owner, this.#owner))
    const [row] = UUID.test(id) ? await database.queries.select().from(uploads).where(isOwn) : []
    if (!row) throw ERRORS.FILE_NOT_FOUND
    this.#expiresAt = expiryOf(row)
    if (this.#expiresAt <= now()) throw ERRORS.FILE_NO_LONGER_EXISTS
    return row
  }

  /** Stores the stream piece by piece; pieces from before a lost connection remain. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const writing = this.#store(stream, id, offset)
    // The library does not wait for it when the stream ends too early.
    const ended = writing.catch(() => {}).finally(() => this.#writing.delete(id))
    this.#writing.set(id, ended)
    return writing
  }

  async #store(stream: Readable, id: string, offset: number): Promise<number> {
    let [stored, held, heldBytes] = [offset, [] as Buffer[], 0]
    const flush = async () => {
      if (heldBytes === 0) return
      const bytes = Buffer.concat(held)
      ;[held, heldBytes] = [[], 0]
      await this.#append(id, stored, bytes)
      stored += bytes.length
    }
    try {
      for await (const chunk of stream) {
        held.push(chunk)
        heldBytes += chunk.length
        if (heldBytes >= PIECE_BYTES) await flush()
      }
    } finally {
      await flush()
    }
    return stored
  }

  /** Stores a piece if the row has this offset: of two requests at one offset one is refused, in any process. */
  async #append(id: string, start: number, bytes: Buffer): Promise<void> {
    const { database, sealing } = this.#services
    const isNext = and(eq(uploads.id, id), eq(uploads.owner, this.#owner), eq(uploads.received, start))
    await database.queries.transaction(async (queries) => {
      const moved = await queries
        .update(uploads)
        .set({ received: start + bytes.length })
        .where(isNext)
        .returning({ id: uploads.id })
      if (moved.length === 0) throw ERRORS.INVALID_OFFSET
      const sealedPiece = sealing.seal(purposeOf(id, start), bytes.toString('base64'))
      await queries.insert(uploadPieces).values({ upload: id, start, sealedPiece })
    })
  }

  /**
   * Makes a complete upload a file of its claim, once, even if called again. A refused file is removed.
   * @throws Problem as `checkedBytes` and `storeClaimFile`
   */
  async finish(id: string): Promise<void> {
    const row = await this.#own(id)
    if (row.storedAt !== null) return
    try {
      await exclusively(() => this.#toFile(row))
    } catch (error) {
      if (error instanceof Problem && error.status < 500) await this.remove(id)
      throw error
    }
    this.#services.mailOutbox.dispatch()
  }

  async #toFile({ id, claim, number, document, mediaType, size }: UploadRow): Promise<void> {
    const { database, now } = this.#services
    const bytes = await this.#bytesOf(id)
    // Another process has made it a file meanwhile, and its pieces are deleted.
    if (bytes.length !== size) return
    const file = await checkedBytes(this.#services, bytes, mediaType)
    await database.queries.transaction(async (queries) => {
      const [row] = await queries.select().from(uploads).where(eq(uploads.id, id)).for('update')
      if (!row || row.storedAt !== null) return
      await storeClaimFile(
        { ...this.#services, queries },
        { owner: this.#owner, claim, number, document, file },
      )
      await queries.delete(uploadPieces).where(eq(uploadPieces.upload, id))
      await queries.update(uploads).set({ storedAt: now() }).where(eq(uploads.id, id))
    })
  }

  async #bytesOf(id: string): Promise<Buffer> {
    const { database, sealing } = this.#services
    const pieces = await database.queries
      .select()
      .from(uploadPieces)
      .where(eq(uploadPieces.upload, id))
      .orderBy(asc(uploadPieces.start))
    const opened: Buffer[] = []
    for (const { start, sealedPiece } of pieces) {
      opened.push(Buffer.from(sealing.open(purposeOf(id, start), sealedPiece), 'base64'))
      // Lets other requests run between two pieces.
      await setImmediate()
    }
    return Buffer.concat(opened)
  }

  override async remove(id: string): Promise<void> {
    await this.#own(id)
    await this.#services.database.queries.delete(uploads).where(eq(uploads.id, id))
  }
}

/** Reads the file's claim and number from its metadata; a file name is refused. */
function placeOf({ metadata = {} }: Upload) {
  const { claim = '', n, document, type, ...others } = metadata
  const number = Number(n)
  const mediaType = FILE_TYPES.find((known): known is FileType => known === type)
  const isPlace = Number.isInteger(number) && number >= 1 && number <= MOST_NUMBER && claim !== null
  if (!isPlace || !mediaType || Object.keys(others).length > 0)
    throw new Problem(400, [{ field: 'upload-metadata', code: 'malformed' }])
  return { claim, number, document: documentOf(document), mediaType }
}

/** Returns the metadata with which an upload began, as the protocol requires. */
const metadataOf = ({ claim, number, document, mediaType }: UploadRow) => ({
  claim,
  n: String(number),
  document,
  type: mediaType,
})
