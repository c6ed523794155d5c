import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { folderStore } from '../../file-store/folderStore.ts'
import { sealedFiles } from '../../file-store/sealedFiles.ts'
import { makeSealing } from '../../sealing/makeSealing.ts'
import { joined } from '../../sealing/sealedFrames.ts'
import { startSandbox } from '../../startSandbox.ts'
import { DATA_KEY } from '../../testing/dataKey.ts'
import { ENGINES, emptyDatabase } from '../../testing/engines.ts'
import { startProcess } from '../../testing/startProcess.ts'
import { filesIn, makeOld } from '../../testing/useFiles.ts'
import { claimFiles, claims } from '../claims/tables.ts'
import { uploadPieces, uploads } from '../files/tables.ts'
import { identityChecks, identityFiles } from '../identity-check/tables.ts'
import { transferFilePurpose, transferFiles } from '../submissions/transferTables.ts'
import { moveFiles } from './moveFiles.ts'
import { type DatabaseLocation, openDatabase } from './openDatabase.ts'
import { sweepFiles } from './sweepFiles.ts'

const PRELOAD = new URL('../../testing/dieInMigration.ts', import.meta.url).href
const NOW = new Date('2026-11-23T01:00:00Z')
/** The time of the next start, at which nothing has ended yet. */
const BEFORE = new Date(NOW.getTime() - 1000)
const sealing = makeSealing([Buffer.from(DATA_KEY, 'base64')])
/** Seals a file as earlier releases did. */
const inText = (purpose: string, bytes: Buffer) => sealing.seal(purpose, bytes.toString('base64'))

describe.each(ENGINES)('files of an earlier release on %s', (engine) => {
  const removes: (() => void)[] = []
  afterAll(() => {
    for (const remove of removes) remove()
  })

  async function emptyPlace() {
    const { database, remove } = await emptyDatabase(engine)
    removes.push(remove)
    const folder = database.files ?? ('folder' in database ? `${database.folder}.files` : '')
    return { place: database, folder, files: sealedFiles(folderStore(folder), sealing) }
  }

  /** Fills the tables as an earlier release did; returns the bytes of the files. */
  async function fill(place: DatabaseLocation, photos = 3) {
    const { queries, close } = await openDatabase(place)
    const draftKey = randomUUID()
    const sent = Array.from({ length: photos }, () => randomBytes(70_000))
    for (const [index, bytes] of sent.entries())
      await queries.insert(transferFiles).values({
        ...{ draftKey, number: index + 1, mediaType: 'image/jpeg', size: bytes.length, savedAt: NOW },
        sealedFile: inText(`transfer file ${draftKey} ${index + 1}`, bytes),
      })
    const [claim, check, upload] = [randomUUID(), randomUUID(), randomUUID()]
    await queries.insert(claims).values({
      ...{ id: claim, owner: 'o', bodyHash: 'h', reference: claim.slice(0, 8), sealedClaim: 'v1' },
      ...{ stage: 'lodged', lodgedAt: NOW, requested: [], updatedAt: NOW },
    })
    const paper = { number: 1, document: 'other', mediaType: 'image/png', size: 9 } as const
    await queries.insert(claimFiles).values({
      ...{ claim, ...paper, savedAt: NOW },
      sealedFile: inText(`claim file ${claim} 1`, Buffer.from('the paper')),
    })
    await queries
      .insert(identityChecks)
      .values({ id: check, owner: 'o', state: 'inProgress', matched: [], mismatches: [], updatedAt: NOW })
    await queries.insert(identityFiles).values({
      ...{ check, number: 1, size: 9, savedAt: NOW },
      sealedFile: inText(`identity file ${check} 1`, Buffer.from('the photo')),
    })
    await queries.insert(uploads).values({
      ...{ id: upload, owner: 'o', kind: 'claim', target: claim, home: claim },
      ...{ ...paper, createdAt: NOW },
    })
    await queries.insert(uploadPieces).values({
      ...{ upload, start: 0 },
      sealedPiece: inText(`upload piece ${upload} 0`, Buffer.from('the piece')),
    })
    await close()
    return { draftKey, sent, claim, check, upload }
  }

  const waiting = { transferFiles, claimFiles, identityFiles } as const
  async function stateOf(place: DatabaseLocation) {
    const { queries, close } = await openDatabase(place)
    const counted = await Promise.all(
      Object.entries(waiting).map(async ([name, table]) => {
        const rows = await queries.select({ file: table.file, sealedFile: table.sealedFile }).from(table)
        return [name, rows.map(({ file, sealedFile }) => [file !== null, sealedFile !== null])] as const
      }),
    )
    await close()
    return Object.fromEntries(counted)
  }
  const [MOVED, WAITING] = [
    [true, false],
    [false, true],
  ]

  // Takes over 5 s: it starts a process, which dies, and another backend.
  test('F48 are moved by the next start where one was killed in the middle, each once and as it was', async () => {
    const { place, folder, files } = await emptyPlace()
    const { draftKey, sent, claim, check, upload } = await fill(place)
    const address = 'url' in place ? { DATABASE_URL: place.url } : { SANDBOX_DATA: place.folder }
    const killed = startProcess({
      ...{ ...address, FILES_DIR: folder, DATA_KEY, IDENTITY_ISSUER: 'https://id.example/pool' },
      ...{ NODE_OPTIONS: `--import ${PRELOAD}`, DIE_AT: 'update "claim_files"' },
    })
    expect(await killed.ended).toBe('SIGKILL')
    expect(await stateOf(place)).toEqual({
      transferFiles: [MOVED, MOVED, MOVED],
      claimFiles: [WAITING],
      identityFiles: [WAITING],
    })
    // The file of the claim was stored before its row was to change.
    const before = filesIn(folder)
    expect(before).toHaveLength(4)

    const sandbox = await startSandbox({ database: place, dataKey: DATA_KEY, now: () => BEFORE })
    const { queries } = sandbox.database
    const contentOf = async (purpose: string, key: string | null | undefined) =>
      Buffer.concat(await (await sandbox.files.read(purpose, key ?? '')).toArray())
    for (const { number, file, size, fileHash } of await queries.select().from(transferFiles)) {
      const content = await contentOf(transferFilePurpose(draftKey, number), file)
      expect([number, content.equals(sent[number - 1] ?? Buffer.alloc(0)), size]).toEqual([
        number,
        true,
        70_000,
      ])
      const same = await files.write('the same', [content])
      expect(files.isHashOf(transferFilePurpose(draftKey, number), same, fileHash ?? '')).toBe(true)
      await files.remove(same.key)
    }
    const [paper] = await queries.select().from(claimFiles)
    expect((await contentOf(`claim file ${claim} 1`, paper?.file)).toString()).toBe('the paper')
    const [photo] = await queries.select().from(identityFiles)
    expect((await contentOf(`identity file ${check} 1`, photo?.file)).toString()).toBe('the photo')
    const [row] = await queries.select().from(uploadPieces)
    const sealed = [row?.piece ?? Buffer.alloc(0)]
    const piece = await joined(sealing.openBytes(`upload piece ${upload} 0`, sealed))
    expect([piece.toString(), row?.sealedPiece]).toEqual(['the piece', null])
    // The next sweep removes the file that the killed process left.
    for (const name of filesIn(folder)) makeOld(folder, name, 61)
    expect(await sweepFiles({ queries, sealing, files })).toEqual({ removed: 1, foreign: 0 })
    expect(filesIn(folder)).toHaveLength(5)
    await sandbox.close()
    expect(await stateOf(place)).toEqual({
      transferFiles: [MOVED, MOVED, MOVED],
      claimFiles: [MOVED],
      identityFiles: [MOVED],
    })
  })

  test('are moved once by two that start together, and one that no key opens stays as it is', async () => {
    const { place, folder, files } = await emptyPlace()
    await fill(place, 120)
    const { queries, close } = await openDatabase(place)
    await queries.insert(transferFiles).values({
      ...{ draftKey: '0', number: 1, mediaType: 'image/jpeg', size: 1, savedAt: NOW },
      sealedFile: makeSealing([randomBytes(32)]).seal('transfer file 0 1', ''),
    })
    const services = { queries, sealing, files }
    const both = await Promise.all([moveFiles(services), moveFiles(services)])
    expect(both.map(({ unreadable }) => unreadable)).toEqual([1, 1])
    expect(filesIn(folder)).toHaveLength(122)
    const [stays, ...moved] = await queries.select().from(transferFiles).orderBy(transferFiles.draftKey)
    expect([stays?.file, stays?.sealedFile]).toEqual([null, expect.stringMatching(/^v1\./)])
    expect(moved.filter(({ file, sealedFile }) => file === null || sealedFile !== null)).toEqual([])
    expect(await moveFiles(services)).toEqual({ moved: 0, unreadable: 1 })
    await close()
  })
})
