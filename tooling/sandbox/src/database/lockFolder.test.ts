import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUseError, lockFolder } from './lockFolder.ts'
import { processStart } from './processStart.ts'

let parent = ''
let folder = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'coverkit-lock-'))
  folder = join(parent, 'data')
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const writeLock = (content: unknown) => writeFileSync(`${folder}.lock`, JSON.stringify(content))

test('one holds the folder until it lets go, and leaves nothing behind', () => {
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  release()
  expect(readdirSync(parent)).toEqual([])
  lockFolder(folder)()
})

test.each([
  ['a process that ended', { pid: 999_999_999, started: '1' }],
  ['another process that got the same id', { pid: process.ppid, started: '1' }],
  ['half a lock', '{"pid'],
  ['a process id that is none', { pid: -5 }],
])('the lock of %s is taken over', (_, content) => {
  writeLock(content)
  const release = lockFolder(folder)
  expect(existsSync(`${folder}.lock`)).toBe(true)
  release()
  expect(readdirSync(parent)).toEqual([])
})

test('a living owner keeps it', () => {
  writeLock({ pid: process.ppid, started: processStart(process.ppid) })
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`)
})
