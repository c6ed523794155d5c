import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Upload } from '@tus/server'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/Database.ts'
import { folderStore } from '../file-store/folderStore.ts'
import { sealedFiles } from '../file-store/sealedFiles.ts'
import { makeFileChecks } from '../files/makeFileChecks.ts'
import { findTestVirus } from '../files/scanFile.ts'
import { makeMailbox } from '../mail/makeMailOutbox.ts'
import { Problem } from '../problem/Problem.ts'
import { makeSealing } from '../sealing/makeSealing.ts'
import { claimHome, MOST_CLAIM_BYTES } from '../subjects/claims/storeClaimFile.ts'
import { claimFiles, claims } from '../subjects/claims/tables.ts'
import { uploadPieces, uploads } from '../subjects/files/tables.ts'
import { DATA_KEY } from '../testing/dataKey.ts'
import { ENGINES } from '../testing/engines.ts'
import { jpeg } from '../testing/files.ts'
import { openEmpty } from '../testing/openEmpty.ts'
import { type FindHome, UploadStore } from './UploadStore.ts'

const NOW = new Date('2026-11-23T01:00:00Z')

describe.each(ENGINES)('the store of uploads on %s', (engine) => {
  let database: Database
  const folder = mkdtempSync(join(tmpdir(), 'coverkit-files-'))
  const sealing = makeSealing([Buffer.from(DATA_KEY, 'base64')])
  const files = sealedFiles(folderStore(folder), sealing)
  const fileChecks = makeFileChecks()
  beforeAll(async () => {
    database = await openEmpty(engine)
  })
  afterAll(async () => {
    await fileChecks.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  /** Makes a store as in another process, which shares only the database. */
  const storeOf = (owner: string, services: Partial<ConstructorParameters<typeof UploadStore>[0]> = {}) => {
    const all = {
      database,
      sealing,
      files,
      now: () => NOW,
      fileChecks,
      scanFile: findTestVirus,
      mailOutbox: makeMailbox(makeSealing([Buffer.from(DATA_KEY, 'base64')])),
      sites: new Map(),
      vendors: new Map(),
      ...services,
    }
    const findHome: FindHome = async ({ target }) => claimHome(all, { owner, id: target })
    return new UploadStore(all, findHome, { writing: new Map() })
  }

  /** Begins an upload of a photo; returns its owner and its id. */
  async function begun(
    photo: Buffer,
    owner: string = randomUUID(),
  ): Promise<{ owner: string; id: string; claim: string }> {
    const [id, claim] = [randomUUID(), randomUUID()]
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

  test('does not let another customer go on', async () => {
    const photo = jpeg()
    const { id } = await begun(photo)
    const written = storeOf(randomUUID()).write(Readable.from([photo]), id, 0)
    await expect(written).rejects.toMatchObject({ status_code: 404 })
  })

  test.each([
    ['the scan is not there', { scanFile: () => Promise.reject(new Error('down')) }],
    ['the check fails', { fileChecks: { ...fileChecks, check: () => Promise.reject(new Problem(500)) } }],
    ['we fail', { fileChecks: { ...fileChecks, check: () => Promise.reject(new TypeError('ours')) } }],
  ])('keeps what arrived while %s, and finishes it later', async (_, services) => {
    const photo = jpeg()
    const { owner, id, claim } = await begun(photo)
    await storeOf(owner).write(Readable.from([photo]), id, 0)
    await expect(storeOf(owner, services).finish(id)).rejects.toThrow()
    let dispatched = 0
    const mailOutbox = {
      ...makeMailbox(makeSealing([Buffer.from(DATA_KEY, 'base64')])),
      dispatch: () => dispatched++,
    }
    await storeOf(owner, { mailOutbox }).finish(id)
    expect([await filesOf(claim), dispatched]).toEqual([[{ size: photo.length }], 1])
  })

  describe('of one customer begins', () => {
    const beginning = (owner: string, claim: string, n = 1) =>
      storeOf(owner).create(
        new Upload({
          id: randomUUID(),
          size: 10,
          offset: 0,
          metadata: { claim, n: String(n), document: 'other', type: 'image/jpeg' },
        }),
      )
    const place = { document: 'other', mediaType: 'image/jpeg' } as const

    test('twenty at once, and no more at the same time, for several claims', async () => {
      const owner = randomUUID()
      const begins: (() => Promise<Upload>)[] = []
      for (let count = 0; count < 10; count++) {
        const { claim } = await begun(jpeg(), owner)
        begins.push(
          () => beginning(owner, claim),
          () => beginning(owner, claim),
        )
      }
      const outcomes = await Promise.allSettled(begins.map((begin) => begin()))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    })

    test('others after twenty that became files', async () => {
      const { owner, claim } = await begun(jpeg())
      const home = { kind: 'claim' as const, target: claim, home: claim }
      const stored = { owner, ...home, ...place, size: 10, received: 10, storedAt: NOW, createdAt: NOW }
      const rows = Array.from({ length: 20 }, (_, number) => ({ ...stored, id: randomUUID(), number }))
      await database.queries.insert(uploads).values(rows)
      await expect(beginning(owner, claim)).resolves.toBeDefined()
    })

    test('nothing more for a claim with files of 100 MB', async () => {
      const { owner, claim } = await begun(jpeg())
      const size = MOST_CLAIM_BYTES - jpeg().length - 9
      await database.queries.insert(claimFiles).values({ claim, number: 9, ...place, size, savedAt: NOW })
      await expect(beginning(owner, claim, 2)).rejects.toMatchObject({ status: 409 })
      // Number 1 is on its way already, and would be replaced.
      await expect(beginning(owner, claim, 1)).resolves.toBeDefined()
    })
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
