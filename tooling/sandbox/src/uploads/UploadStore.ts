import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { and, count, eq, isNull, ne, sum } from 'drizzle-orm'
import { lockForTransaction } from '../database/lockForTransaction.ts'
import { Problem } from '../problem/Problem.ts'
import { joined } from '../sealing/sealedFrames.ts'
import type { Services } from '../services/Services.ts'
import { checkedBytes, withFileSlot } from '../subjects/files/checkedFile.ts'
import type { FileHome } from '../subjects/files/FileHome.ts'
import { purposeAt } from '../subjects/files/putFile.ts'
import { recordFile } from '../subjects/files/recordFile.ts'
import { uploadPiecePurpose, uploadPieces, uploads } from '../subjects/files/tables.ts'
import { malformedMetadata, metadataOf, placeOf, type UploadPlace } from './uploadMetadata.ts'

type StoreServices = Pick<
  Services,
  'database' | 'sealing' | 'files' | 'now' | 'fileChecks' | 'scanFile' | 'mailOutbox'
>
/** Finds the record of an upload for the caller. @throws Problem 404 for another caller's */
export type FindHome = (place: Pick<UploadPlace, 'kind' | 'target'>) => Promise<FileHome>

interface StoreOptions {
  /** This process's writes by upload: after a lost connection one may continue for a moment. */
  writing: Map<string, Promise<unknown>>
  /** An upload that begins refuses a number that has another file. */
  onlyNew?: boolean
}
type UploadRow = typeof uploads.$inferSelect

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const DAY_MS = 86_400_000
/** The most data that a lost connection costs: bytes read and not yet stored are sent again. */
const PIECE_BYTES = 256 * 1024
const MOST_UNFINISHED = 20

/** Returns the end of an upload, whether it arrived or not. */
const expiryOf = ({ createdAt }: UploadRow): Date => new Date(createdAt.getTime() + DAY_MS)

/**
 * The uploads of one caller: pieces are sealed like files, in the database, every process can continue them, and
 * they survive a crash. A complete upload is checked and becomes a file of its record.
 */
export class UploadStore extends DataStore {
  override extensions = ['creation', 'termination']
  readonly #services: StoreServices
  readonly #findHome: FindHome
  readonly #writing: Map<string, Promise<unknown>>
  readonly #onlyNew: boolean
  #expiresAt: Date | null = null

  constructor(services: StoreServices, findHome: FindHome, { writing, onlyNew = false }: StoreOptions) {
    super()
    this.#services = services
    this.#findHome = findHome
    this.#writing = writing
    this.#onlyNew = onlyNew
  }

  /** The expiry of the upload that was used last. */
  get expiresAt(): Date | null {
    return this.#expiresAt
  }

  /** @throws Problem 400 for invalid metadata, 404 for another caller's record, 409 `final`, `too-much` */
  override async create(upload: Upload): Promise<Upload> {
    const { database, now } = this.#services
    const size = upload.size ?? 0
    const place = placeOf(upload.metadata)
    if (size === 0) throw new Problem(422, [{ field: '', code: 'empty' }])
    const home = await this.#findHome(place)
    if (place.number > home.mostFiles) throw malformedMetadata()
    const row = await database.queries.transaction(async (queries) => {
      await this.#refuseTooMuch(queries, home, { number: place.number, size })
      const { owner, key } = home
      const values = {
        id: upload.id,
        owner,
        home: key,
        ...place,
        onlyNew: this.#onlyNew,
        size,
        createdAt: now(),
      }
      const [added] = await queries.insert(uploads).values(values).returning()
      return added
    })
    this.#expiresAt = row ? expiryOf(row) : null
    return upload
  }

  /** Limits a record's stored files and unfinished uploads together, and the unfinished ones of a caller. */
  async #refuseTooMuch(
    queries: Services['database']['queries'],
    { owner, key, rows, lock }: FileHome,
    { number, size }: { number: number; size: number },
  ): Promise<void> {
    const record = await lock(queries)
    await lockForTransaction(queries, `uploads of ${owner ?? key}`)
    const isUnfinished = isNull(uploads.storedAt)
    const isOwn = owner === null ? eq(uploads.home, key) : eq(uploads.owner, owner)
    const [own] = await queries.select({ count: count() }).from(uploads).where(and(isOwn, isUnfinished))
    // An upload of the same number replaces what a lost page left of it.
    const isBeside = and(eq(uploads.home, key), ne(uploads.number, number))
    const [beside] = await queries
      .select({ bytes: sum(uploads.size) })
      .from(uploads)
      .where(and(isBeside, isUnfinished))
    const bytes = Number(beside?.bytes ?? 0) + (await rows.bytesBeside(queries, record, number)) + size
    if ((own?.count ?? 0) >= MOST_UNFINISHED || bytes > rows.mostBytes)
      throw new Problem(409, [{ field: '', code: 'too-much' }])
  }

  /** Returns an upload with its offset. First finishes a complete one whose answer a crash prevented. */
  override async getUpload(id: string): Promise<Upload> {
    await this.#writing.get(id)
    const { row } = await this.#own(id)
    if (row.received === row.size && row.storedAt === null) await this.finish(id)
    return new Upload({
      id,
      size: row.size,
      offset: row.received,
      creation_date: row.createdAt.toISOString(),
      metadata: metadataOf(row),
    })
  }

  /**
   * Reads an upload, and its record as the caller reaches it.
   * @throws the library's error for a missing and an expired upload, and alike for another caller's
   */
  async #own(id: string): Promise<{ row: UploadRow; home: FileHome }> {
    const { database, now } = this.#services
    const [row] = UUID.test(id) ? await database.queries.select().from(uploads).where(eq(uploads.id, id)) : []
    if (!row) throw ERRORS.FILE_NOT_FOUND
    const home = await this.#findHome(row)
    if (home.owner !== row.owner || home.key !== row.home) throw ERRORS.FILE_NOT_FOUND
    this.#expiresAt = expiryOf(row)
    if (this.#expiresAt <= now()) throw ERRORS.FILE_NO_LONGER_EXISTS
    return { row, home }
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
    await this.#own(id)
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
    const isNext = and(eq(uploads.id, id), eq(uploads.received, start))
    const piece = await joined(sealing.sealBytes(uploadPiecePurpose(id, start), [bytes]))
    await database.queries.transaction(async (queries) => {
      const moved = await queries
        .update(uploads)
        .set({ received: start + bytes.length })
        .where(isNext)
        .returning({ id: uploads.id })
      if (moved.length === 0) throw ERRORS.INVALID_OFFSET
      await queries.insert(uploadPieces).values({ upload: id, start, piece })
    })
  }

  /**
   * Makes a complete upload a file of its record, once, even if called again. A refused file is removed.
   * @throws Problem as `checkedBytes` and `FileHome`
   */
  async finish(id: string): Promise<void> {
    const { row, home } = await this.#own(id)
    if (row.storedAt !== null) return
    try {
      await withFileSlot(() => this.#toFile(row, home))
    } catch (error) {
      if (error instanceof Problem && error.status < 500) await this.remove(id)
      throw error
    }
    this.#services.mailOutbox.dispatch()
  }

  async #toFile(
    { id, number, document, mediaType, onlyNew, size }: UploadRow,
    home: FileHome,
  ): Promise<void> {
    const { now } = this.#services
    const sent = await this.#joined(id, size)
    // Another process has made it a file meanwhile, and its pieces are deleted.
    if (sent === null) return
    const { bytes } = await checkedBytes(this.#services, sent, mediaType)
    const purpose = await purposeAt(this.#services, home, number)
    await recordFile(this.#services, { purpose, bytes }, async (queries, file) => {
      const [row] = await queries.select().from(uploads).where(eq(uploads.id, id)).for('update')
      if (!row || row.storedAt !== null) return file.key
      const replaced = await home.save(queries, { number, document, mediaType, onlyNew, file })
      await queries.delete(uploadPieces).where(eq(uploadPieces.upload, id))
      await queries.update(uploads).set({ storedAt: now() }).where(eq(uploads.id, id))
      return replaced
    })
  }

  /** Joins the pieces, one at a time; null if some are missing. */
  async #joined(id: string, size: number): Promise<Buffer | null> {
    const { database, sealing } = this.#services
    const bytes = Buffer.alloc(size)
    let at = 0
    while (at < size) {
      const isNext = and(eq(uploadPieces.upload, id), eq(uploadPieces.start, at))
      const [row] = await database.queries.select().from(uploadPieces).where(isNext)
      if (!row?.piece) return null
      for await (const part of sealing.openBytes(uploadPiecePurpose(id, at), [row.piece]))
        at += part.copy(bytes, at)
    }
    return bytes
  }

  override async remove(id: string): Promise<void> {
    await this.#own(id)
    await this.#services.database.queries.delete(uploads).where(eq(uploads.id, id))
  }
}
