import { describe, expect, it } from 'vitest'
import { checkTarball } from './checkTarball.ts'
import { readPackage } from './published.ts'

const identity = readPackage('identity')
const sound = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'dist/THIRD-PARTY-NOTICES.md',
  'dist/commonjs.cjs',
  'dist/commonjs.d.cts',
  'dist/index.d.ts',
  'dist/index.js',
  'dist/mark.d.ts',
  'dist/mark.js',
  'package.json',
]

describe('a tarball', () => {
  it('is fine with js, types, maps and the papers', () => {
    const files = [
      ...sound,
      'CHANGELOG.md',
      'dist/index.js.map',
      'dist/index.d.ts.map',
      'dist/client-Ab_1.js',
      'dist/src/mark.ts',
    ]
    expect(checkTarball(identity, { files })).toEqual([])
  })

  it.each([
    'src/index.ts',
    'dist/session.test.js',
    'dist/fakePool.fixture.d.ts',
    'tsconfig.json',
    'vitest.config.ts',
    '.turbo/turbo-build.log',
    'dist/words.json',
    'dist/src/session/fakePool.fixture.ts',
  ])('has no place for %s', (file) => {
    expect(checkTarball(identity, { files: [...sound, file] })).toEqual([`${file} does not belong`])
  })

  it.each([
    'dist/mark.js',
    'dist/index.d.ts',
    'dist/commonjs.cjs',
    'CHANGELOG.md',
    'LICENSE',
    'dist/THIRD-PARTY-NOTICES.md',
  ])('needs %s', (file) => {
    const files = sound.filter((one) => one !== file)
    expect(checkTarball(identity, { files })).toEqual([`${file} is missing`])
  })
})

it('a published entry without a source is refused', () => {
  expect(readPackage('core').entries.map(({ subpath }) => subpath)).toContain('./claims')
  expect(readPackage('core').entries.map(({ subpath }) => subpath)).not.toContain('./testing')
})
