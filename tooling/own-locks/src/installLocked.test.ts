import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { importLocked, installLocked } from './installLocked.ts'

let folder: string
const npm = vi.fn((_args: readonly string[], root: string) => {
  const own = join(root, 'node_modules', 'planted')
  mkdirSync(own, { recursive: true })
  writeFileSync(join(own, 'package.json'), '{ "name": "planted", "type": "module", "exports": "./index.js" }')
  writeFileSync(join(own, 'index.js'), 'export const planted = 1\n')
})
const lock = (text: string) => writeFileSync(join(folder, 'package-lock.json'), text)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverkit-own-lock-'))
  lock('{}')
  npm.mockClear()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('installs a lock once, without scripts, and again when it has changed', () => {
  installLocked(folder, ['--legacy-peer-deps'], npm)
  installLocked(folder, ['--legacy-peer-deps'], npm)
  expect(npm.mock.calls).toEqual([
    [['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--legacy-peer-deps'], folder],
  ])
  lock('{ "packages": {} }')
  installLocked(folder, [], npm)
  expect(npm).toHaveBeenCalledTimes(2)
})

it('installs again after an installation that failed', () => {
  npm.mockImplementationOnce(() => {
    throw new Error('npm ci ended with 1')
  })
  expect(() => installLocked(folder, [], npm)).toThrow('npm ci ended with 1')
  installLocked(folder, [], npm)
  expect(npm).toHaveBeenCalledTimes(2)
})

it('loads a module of the lock', async () => {
  installLocked(folder, [], npm)
  expect(await importLocked(folder, 'planted')).toMatchObject({ planted: 1 })
})
