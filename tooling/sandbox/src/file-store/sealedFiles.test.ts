import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { makeSealing } from '../sealing/makeSealing.ts'
import { FRAME_BYTES } from '../sealing/sealedFrames.ts'
import { pathIn, useFiles } from '../testing/useFiles.ts'
import { folderStore } from './folderStore.ts'
import { sealedFiles } from './sealedFiles.ts'

const key = randomBytes(32)
const { folder, files } = useFiles(makeSealing([key]))
const contentOf = async (purpose: string, of: string) =>
  Buffer.concat(await (await files.read(purpose, of)).toArray())

describe('sealed files', () => {
  test.each([0, 1, FRAME_BYTES, 1_000_000])('of %i bytes come back as they were', async (length) => {
    const bytes = randomBytes(length)
    const stored = await files.write('file a 1', [bytes])
    expect(stored).toEqual({
      key: expect.stringMatching(/^[\da-f]{32}$/),
      size: length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    expect((await contentOf('file a 1', stored.key)).equals(bytes)).toBe(true)
    await files.remove(stored.key)
    await expect(files.read('file a 1', stored.key)).rejects.toThrow('not stored')
  })

  test('T26 lie sealed on the disk, at a hundredth more than their size', async () => {
    const bytes = Buffer.alloc(1_000_000, 'Canary')
    const stored = await files.write('file a 1', [bytes])
    const onDisk = readFileSync(pathIn(folder, stored.key))
    expect(onDisk.includes('Canary')).toBe(false)
    expect(onDisk.length).toBeLessThan(1_001_000)
  })

  test('have another key each time, which nothing that was sent is part of', async () => {
    const [one, other] = [
      await files.write('file a 1', [Buffer.from('a')]),
      await files.write('file a 1', [Buffer.from('a')]),
    ]
    expect(one.key).not.toBe(other.key)
    expect(one.sha256).toBe(other.sha256)
  })

  test('T14 of another record do not open in its place', async () => {
    const stored = await files.write('file a 1', [randomBytes(100)])
    await expect(contentOf('file b 1', stored.key)).rejects.toThrow('another purpose')
  })

  test('that were cut on the disk fail where they end, and are never taken for whole', async () => {
    const stored = await files.write('file a 1', [randomBytes(3 * FRAME_BYTES)])
    truncateSync(pathIn(folder, stored.key), 28 + 2 * (FRAME_BYTES + 16))
    await expect(contentOf('file a 1', stored.key)).rejects.toThrow('were changed')
    writeFileSync(pathIn(folder, stored.key), '')
    await expect(contentOf('file a 1', stored.key)).rejects.toThrow('No key')
  })

  test('have a hash in their row that tells the same file, and reveals nothing', async () => {
    const [one, same, other] = [
      await files.write('file a 1', [Buffer.from('a')]),
      await files.write('file a 1', [Buffer.from('a')]),
      await files.write('file a 1', [Buffer.from('b')]),
    ]
    const hash = files.hashOf('file a 1', one)
    expect(hash).not.toContain(one.sha256)
    expect(files.isHashOf('file a 1', same, hash)).toBe(true)
    expect(files.isHashOf('file a 1', other, hash)).toBe(false)
    expect(files.isHashOf('file a 2', same, hash)).toBe(false)
    const later = sealedFiles(folderStore(folder), makeSealing([randomBytes(32), key]))
    expect(later.isHashOf('file a 1', same, hash)).toBe(true)
  })

  test('that nobody reads to their end are closed', async () => {
    const stored = await files.write('file a 1', [randomBytes(10 * FRAME_BYTES)])
    const sources: { destroyed: boolean }[] = []
    const watched = sealedFiles(
      {
        ...files.store,
        get: async (name) => {
          const source = await files.store.get(name)
          sources.push(source)
          return source
        },
      },
      makeSealing([key]),
    )
    const unread = await watched.read('file a 1', stored.key)
    unread.destroy()
    const begun = await watched.read('file a 1', stored.key)
    await begun[Symbol.asyncIterator]().next()
    begun.destroy()
    await expect.poll(() => sources.map(({ destroyed }) => destroyed)).toEqual([true, true])
  })
})
