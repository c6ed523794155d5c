import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkNativeFamilies, checkSources, readLock, readToolchainLock } from './lockfile.ts'
import { ROOT } from './workspace.ts'

const resolution = { integrity: 'sha512-x' }
const build = (os: string, cpu: string) => ({ resolution, os: [os], cpu: [cpu] })

describe('native families', () => {
  it('a family without a machine is found', () => {
    const lock = {
      '@x/cli-linux-x64@1.0.0': build('linux', 'x64'),
      '@x/cli-darwin-arm64@1.0.0': build('darwin', 'arm64'),
      'plain@1.0.0': { resolution },
    }
    expect(checkNativeFamilies(lock)).toEqual([
      { where: '@x/cli@1.0.0', fault: 'has no build for win32-x64' },
    ])
  })

  it('a member of another version does not count', () => {
    const lock = {
      '@x/linux-x64@1.0.0': build('linux', 'x64'),
      '@x/darwin-arm64@1.0.0': build('darwin', 'arm64'),
      '@x/win32-x64@1.0.1': build('win32', 'x64'),
    }
    expect(checkNativeFamilies(lock).map(({ where }) => where)).toContain('@x@1.0.0')
  })

  it('the lock covers every machine', () => {
    const lock = readLock()
    expect(Object.values(lock).filter((entry) => entry.os).length).toBeGreaterThan(20)
    expect(checkNativeFamilies(lock)).toEqual([])
  })
})

describe('T11: sources of the lock', () => {
  it.each([
    ['no hash', { resolution: {} }],
    ['a tarball', { resolution: { ...resolution, tarball: 'x' } }],
    ['git', { resolution: { type: 'git' } }],
  ])('%s is found', (_name, entry) => {
    expect(checkSources({ 'x@1.0.0': entry })).toHaveLength(1)
  })

  it('the lock has none but the registry, and names no host', () => {
    expect(checkSources(readLock())).toEqual([])
    expect(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8')).not.toMatch(/https?:\/\//)
  })
})

describe('the toolchain, which npm installs', () => {
  const text = readFileSync(join(ROOT, 'tooling', 'toolchain', 'package-lock.json'), 'utf8')

  it('has Node and pnpm for every machine, each by name, version and hash, without an install script', () => {
    const lock = readToolchainLock(text)
    expect(Object.keys(lock).filter((name) => name.includes('linux-x64'))).toHaveLength(2)
    expect(checkNativeFamilies(lock)).toEqual([])
    expect(checkSources(lock)).toEqual([])
    expect(text).not.toMatch(/https?:\/\//)
  })

  it('an install script and a missing hash are found', () => {
    const entry = { version: '1.0.0', integrity: 'sha512-x' }
    const planted = {
      packages: { 'node_modules/x': { ...entry, hasInstallScript: true }, 'node_modules/y': {} },
    }
    expect(checkSources(readToolchainLock(JSON.stringify(planted)))).toEqual([
      { where: 'x@1.0.0', fault: 'has a source of its own' },
      { where: 'y@undefined', fault: 'has no integrity hash' },
    ])
  })
})

/** Npm installs each folder for one command alone. Its packages have these licences. */
const OWN_LOCKS: readonly (readonly [
  folder: string,
  names: readonly string[],
  licences: readonly string[],
])[] = [
  [
    'tooling/bench/lighthouse',
    ['lighthouse'],
    // MPL-2.0 is axe's: its files stay as they are, and no page of ours has them.
    [
      '(MIT OR CC0-1.0)',
      '0BSD',
      'Apache-2.0',
      'BSD-2-Clause',
      'BSD-3-Clause',
      'BlueOak-1.0.0',
      'ISC',
      'MIT',
      'MPL-2.0',
    ],
  ],
  [
    'tooling/mutants/stryker',
    ['@stryker-mutator/core'],
    ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC-BY-4.0', 'ISC', 'MIT'],
  ],
  ['tooling/reference/redocly', ['@redocly/cli'], ['MIT']],
  [
    'tooling/releases/tools',
    ['@arethetypeswrong/core', '@microsoft/api-extractor', 'publint'],
    ['Apache-2.0', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT'],
  ],
]

it('each lock of npm is checked here', () => {
  const found = globSync('{apps,packages,tooling}/*/{,*/}package-lock.json', {
    cwd: ROOT,
    exclude: (path) => path === 'node_modules',
  })
  expect(found.map(dirname).sort()).toEqual(
    [...OWN_LOCKS.map(([folder]) => folder), 'tooling/toolchain'].sort(),
  )
})

describe.each(OWN_LOCKS)('%s, which npm installs for one command alone', (folder, names, expected) => {
  const text = readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8')

  it('has each package by name, version and hash, for every machine, without an install script or a host', () => {
    const lock = readToolchainLock(text)
    expect(checkSources(lock)).toEqual([])
    expect(checkNativeFamilies(lock)).toEqual([])
    expect(text).not.toContain('"resolved"')
  })

  it('has permissive licences, and is not in the lock that a start installs', () => {
    const licences = [...text.matchAll(/"license": "([^"]+)"/g)].map(([, licence]) => licence)
    expect([...new Set(licences)].sort()).toEqual(expected)
    const workspace = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8')
    for (const name of names) {
      expect(text).toContain(`"node_modules/${name}"`)
      expect(workspace).not.toContain(`${name}@`)
    }
  })
})
