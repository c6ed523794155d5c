import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesIn, keysIn, pathIn, useFiles } from '../testing/useFiles.ts'
import { FileMissing } from './FileStore.ts'
import { newFileKey } from './fileKeys.ts'
import { folderStore } from './folderStore.ts'

const { folder, files } = useFiles()
const store = folderStore(folder)
const read = async (key: string) => Buffer.concat(await (await store.get(key)).toArray())
const keysOf = (prefix: string) => keysIn(files, prefix)

describe('the store in a folder', () => {
  test('returns what was stored, to nobody but its own process’s user', async () => {
    const [key, bytes] = [newFileKey(), randomBytes(200_000)]
    await store.put(key, [bytes.subarray(0, 70_000), bytes.subarray(70_000)])
    expect((await read(key)).equals(bytes)).toBe(true)
    expect(statSync(pathIn(folder, key)).mode & 0o777).toBe(0o600)
    expect(statSync(dirname(pathIn(folder, key))).mode & 0o777).toBe(0o700)
  })

  test('lists by the start of a key, and removes', async () => {
    const keys = [newFileKey(), newFileKey(), newFileKey()]
    for (const key of keys) await store.put(key, [Buffer.from('a')])
    const [first = '', ...others] = keys
    expect(await keysOf('')).toEqual(expect.arrayContaining(keys))
    expect(await keysOf(first)).toEqual([first])
    expect(await keysOf(first.slice(0, 1))).toContain(first)
    expect((await keysOf(first.slice(0, 3))).every((key) => key.startsWith(first.slice(0, 3)))).toBe(true)
    const time = new Date('2026-11-23T01:00:00Z')
    utimesSync(pathIn(folder, first), time, time)
    for await (const { storedAt } of store.list(first)) expect(storedAt).toEqual(time)
    await store.delete(first)
    await store.delete(first)
    expect(await keysOf(first)).toEqual([])
    expect(await keysOf('')).toEqual(expect.arrayContaining(others))
    await expect(store.get(first)).rejects.toBeInstanceOf(FileMissing)
  })

  test('has nothing before the first file, and lists what it knows only', async () => {
    expect((await folderStore(join(folder, 'new')).list('').next()).done).toBe(true)
    mkdirSync(join(folder, 'lost+found'))
    writeFileSync(join(folder, 'README'), '')
    const before = await keysOf('')
    mkdirSync(join(folder, 'zz'))
    writeFileSync(join(folder, 'zz', 'notes'), '')
    expect(await keysOf('')).toEqual(before)
    rmSync(join(folder, 'zz'), { recursive: true })
  })

  test('stores whole files only: nothing is left of one that breaks off', async () => {
    const key = newFileKey()
    async function* broken() {
      yield Buffer.alloc(100)
      throw new Error('The connection was lost')
    }
    await expect(store.put(key, broken())).rejects.toThrow('lost')
    expect(filesIn(folder).filter((name) => name.startsWith(key))).toEqual([])
  })

  test('shows a file under its key once it is whole', async () => {
    const key = newFileKey()
    const seen: string[][] = []
    async function* watched() {
      yield Buffer.alloc(100)
      seen.push(filesIn(folder).filter((name) => name.startsWith(key)))
      yield Buffer.alloc(100)
    }
    await store.put(key, watched())
    expect(seen).toEqual([[`${key}.part`]])
    expect(readFileSync(pathIn(folder, key))).toHaveLength(200)
  })

  test.each([
    '',
    'a',
    '../../etc/passwd',
    `${newFileKey()}/..`,
    newFileKey().toUpperCase().replace(/^./, 'A'),
  ])('takes no other name than a key: %s', async (key) => {
    await expect(store.put(key, [Buffer.alloc(1)])).rejects.toThrow('no key')
    await expect(store.get(key)).rejects.toThrow('no key')
    expect(() => store.delete(key)).toThrow('no key')
  })
})
