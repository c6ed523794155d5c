import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CORE_TYPES, isCurrent, replaceFiles } from './generatedFolder.ts'

const FILES = {
  'schema.ts': 'export type A = 1\n',
  'readers/a.ts': 'export const a = 1\n',
  [CORE_TYPES]: 'B',
}

let root: string
let home: string
let folder: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'coverkit-generated-'))
  home = join(root, 'packages/api-client')
  folder = join(home, 'src/generated')
  mkdirSync(join(home, 'scripts'), { recursive: true })
  mkdirSync(join(home, 'src/http'), { recursive: true })
  for (const name of ['openapi.yaml', 'scripts/generate.ts', 'src/http/isRecord.ts'])
    writeFileSync(join(home, name), name)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('nothing is current before the first time, and everything after it', () => {
  expect(isCurrent(folder, home)).toBe(false)
  expect(replaceFiles(folder, home, FILES)).toEqual(['schema.ts', 'readers/a.ts', CORE_TYPES])
  expect(readFileSync(join(folder, 'readers/a.ts'), 'utf8')).toBe('export const a = 1\n')
  expect(readFileSync(join(root, 'packages/core/src/generated/wire.ts'), 'utf8')).toBe('B')
  expect(isCurrent(folder, home)).toBe(true)
})

test.each([
  ['the document', 'openapi.yaml'],
  ['the generator', 'scripts/generate.ts'],
  ['a part of the generator', 'scripts/other.ts'],
  ['what the generator imports', 'src/http/isRecord.ts'],
  ['a package that the generator imports', 'node_modules/openapi-typescript/package.json'],
  ['a type', 'src/generated/schema.ts'],
  ['a file that nothing makes', 'src/generated/readers/other.ts'],
  ['core’s types', '../core/src/generated/wire.ts'],
])('another text of %s makes them stale', (_, name) => {
  replaceFiles(folder, home, FILES)
  mkdirSync(join(home, name, '..'), { recursive: true })
  writeFileSync(join(home, name), 'other')
  expect(isCurrent(folder, home)).toBe(false)
})

test.each([join('readers', 'a.ts'), CORE_TYPES])('they are stale without %s', (name) => {
  replaceFiles(folder, home, FILES)
  rmSync(join(folder, name))
  expect(isCurrent(folder, home)).toBe(false)
})

test('a test of the generator leaves them current', () => {
  replaceFiles(folder, home, FILES)
  writeFileSync(join(home, 'scripts/generate.test.ts'), 'other')
  expect(isCurrent(folder, home)).toBe(true)
})

test('only what changed is written, and what nothing makes is removed', () => {
  replaceFiles(folder, home, FILES)
  const longAgo = new Date('2026-01-01')
  utimesSync(join(folder, 'schema.ts'), longAgo, longAgo)
  writeFileSync(join(folder, 'readers/other.ts'), 'other')
  const changed = replaceFiles(folder, home, { ...FILES, 'readers/a.ts': 'export const a = 2\n' })
  expect(changed).toEqual(['readers/other.ts', 'readers/a.ts'])
  expect(readFileSync(join(folder, 'readers/a.ts'), 'utf8')).toBe('export const a = 2\n')
  expect(existsSync(join(folder, 'readers/other.ts'))).toBe(false)
  expect(statSync(join(folder, 'schema.ts')).mtime).toEqual(longAgo)
  expect(isCurrent(folder, home)).toBe(true)
})
