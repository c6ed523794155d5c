import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { Upload } from '@tus/server'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/Database.ts'
import { claimFiles, claims, uploadPieces, uploads } from '../database/tables/claims.ts'
import { makeFileChecks } from '../files/makeFileChecks.ts'
import { findTestVirus } from '../files/scanFile.ts'
import { mailboxOnly } from '../mail/makeMailOutbox.ts'
import { makeSealing } from '../sealing/makeSealing.ts'
import { DATA_KEY } from '../testing/dataKey.ts'
import { ENGINES } from '../testing/engines.ts'
import { jpeg } from '../testing/files.ts'
import { openEmpty } from '../testing/openEmpty.ts'
import { UploadStore } from './UploadStore.ts'

const NOW = new Date('2026-11-23T01:00:00Z')

describe.each(ENGINES)('the store of uploads on %s', (engine) => {
  let database: Database
  const fileChecks = makeFileChecks()
  beforeAll(async () => {
    database = await openEmpty(engine)
  })
  afterAll(async () => {
    await fileChecks.close()
    await database.close()
  })

  /** Makes a store as in another process, which shares only the database. */
  const storeOf = (owner: string) =>
    new UploadStore(
      {
        database,
        sealing: makeSealing([Buffer.from(DATA_KEY, 'base64')]),
        now: () => NOW,
        fileChecks,
        scanFile: findTestVirus,
        mailOutbox: mailboxOnly,
        sites: new Map(),
        vendors: new Map(),
      },
      owner,
      new Map(),
    )

  /** Begins an upload of a photo; returns its owner and its id. */
  async function begun(photo: Buffer): Promise<{ owner: string; id: string; claim: string }> {
    const [owner, id, claim] = [randomUUID(), randomUUID(), randomUUID()]
    await database.queries.insert(claims).values({
      id: claim,
      owner,
      bodyHash: 'h',
      reference: claim.slice(0, 8),
      sealedClaim: 'v1',
      stage: 'lodged',
      lodgedAt: NOW,
      requested: [],
      updatedAt: NOW,
    })
    const metadata = { claim, n: '1', document: 'other', type: 'image/jpeg' }
    await storeOf(owner).create(new Upload({ id, size: photo.length, offset: 0, metadata }))
    return { owner, id, claim }
  }

  const filesOf = (claim: string) =>
    database.queries.select({ size: claimFiles.size }).from(claimFiles).where(eq(claimFiles.claim, claim))

  test('lets one of two processes go on from the same place, and the other one knows', async () => {
    const photo = jpeg()
    const { owner, id, claim } = await begun(photo)
    const write = (bytes: Buffer) => storeOf(owner).write(Readable.from([bytes]), id, 0)
    const outcomes = await Promise.allSettled([write(photo), write(Buffer.alloc(photo.length))])
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toEqual([expect.objectContaining({ status_code: 409 })])
    // The late writer changes nothing, even after the other one has finished.
    await expect(write(photo)).rejects.toMatchObject({ status_code: 409 })
    const [row] = await database.queries.select().from(uploads).where(eq(uploads.id, id))
    expect(row?.received).toBe(photo.length)
    expect(await filesOf(claim)).toEqual([])
  })

  test('finishes what had arrived when a process fell over, once', async () => {
    const photo = jpeg()
    const { owner, id, claim } = await begun(photo)
    await storeOf(owner).write(Readable.from([photo]), id, 0)
    expect(await filesOf(claim)).toEqual([])
    const asked = await Promise.all([storeOf(owner).getUpload(id), storeOf(owner).getUpload(id)])
    expect(asked.map(({ offset }) => offset)).toEqual([photo.length, photo.length])
    expect(await filesOf(claim)).toEqual([{ size: photo.length }])
    const pieces = await database.queries.select().from(uploadPieces).where(eq(uploadPieces.upload, id))
    expect(pieces).toEqual([])
  })

  test('keeps what came before a stream broke', async () => {
    const photo = jpeg()
    const { owner, id } = await begun(photo)
    async function* broken() {
      yield photo.subarray(0, 30)
      throw new Error('The connection was lost')
    }
    await expect(storeOf(owner).write(Readable.from(broken()), id, 0)).rejects.toThrow('lost')
    expect((await storeOf(owner).getUpload(id)).offset).toBe(30)
  })
})
