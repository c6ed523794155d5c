import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisedFeatures } from '@coverkit/site/old-browser'
import { describe, expect, it } from 'vitest'
import { APPS, builtNames } from './builtSites.ts'
import { SCRIPT_FALLBACKS, STYLE_FALLBACKS } from './newerFallbacks.ts'
import { data, firstVersions, type NewerFeature, newerStyles, promised } from './newerFeatures.ts'
import { newerFunctions } from './newerFunctions.ts'
import { newerInSource } from './newerInSource.ts'

function findIn(pattern: string, find: (text: string) => readonly NewerFeature[]) {
  const files = builtNames().flatMap((name) => globSync(join(APPS, name, 'dist/client', pattern)))
  const features = files.flatMap((file) => find(readFileSync(file, 'utf8')))
  expect(files.length).toBeGreaterThan(10)
  return new Map(features.map(({ name, lackedBy }) => [name, lackedBy]))
}

// MDN's data has a row for each feature; a page that promises a browser says what it does without.
describe.each([
  ['styles', '**/*.css', newerStyles, STYLE_FALLBACKS],
  ['scripts', '**/*.js', newerFunctions, SCRIPT_FALLBACKS],
] as const)('built %s', (_kind, pattern, find, fallbacks) => {
  const found = findIn(pattern, find)

  it('use nothing that a promised browser lacks, unless the list says what comes instead', () => {
    expect([...found].filter(([name]) => !Object.hasOwn(fallbacks, name))).toEqual([])
  })

  it('use everything that the list has', () => {
    expect(Object.keys(fallbacks).filter((name) => !found.has(name))).toEqual([])
  })
})

describe('sources', () => {
  it('use nothing of it in a line that does not say what older browsers get', () => {
    // Styles are checked as they are built.
    const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: join(APPS, '..') }).filter(
      (file) => !/\.(css|test|stories|fixture)\.|\/sprinkles\.ts|\/(testing|fixtures)\//.test(file),
    )
    const found = files.flatMap((file) =>
      newerInSource(readFileSync(join(APPS, '..', file), 'utf8')).map((use) => `${file}:${use}`),
    )
    expect(files.length).toBeGreaterThan(1000)
    expect(found).toEqual([])
  })

  it.each([
    ['const any = AbortSignal.any([one, other])', 1],
    ['const groups = Map.groupBy(rows, keyOf)', 1],
    ['new Intl.Segmenter()', 1],
    ['if (node?.checkVisibility()) show()', 1],
    ['window.requestIdleCallback(act)', 1],
    ['requestIdleCallback(act)', 1],
    ['URL.parse(text) // Older browsers: not called without it.', 0],
    ['// Older browsers: wait a moment.\nrequestIdleCallback(act)', 0],
    ['// AbortSignal.any() is newer.\n/**\n * Map.groupBy()\n */', 0],
    ['z.union([one, other]); copy.difference(name); schedule(scheduler); URL.canParse(text)', 0],
  ])('%j has %i', (text, count) => {
    expect(newerInSource(text)).toHaveLength(count)
  })
})

describe('planted', () => {
  it.each([
    ['a property', '.a { anchor-name: --x }', 'anchor-name'],
    ['a value', '.a { text-wrap: balance }', 'text-wrap: balance'],
    ['a rule', '@starting-style { .a { opacity: 0 } }', '@starting-style'],
    ['a selector', '.a:open { color: red }', ':open'],
  ])('sees %s', (_kind, css, name) => {
    expect(newerStyles(css).map((feature) => feature.name)).toContain(name)
  })

  it('says which browsers lack it, and since when the others have it', () => {
    expect(newerFunctions('const { resolve } = Promise.withResolvers()')).toEqual([
      { name: 'Promise.withResolvers', lackedBy: 'safari_ios 17.4, safari 17.4' },
    ])
  })

  it.each([
    ['a function of the language', 'Object.groupBy(rows, key)', 'Object.groupBy'],
    ['a function of an interface', 'AbortSignal.any([one, two])', 'AbortSignal.any'],
    ['an interface', 'new URLPattern(text)', 'URLPattern'],
    ['a method that no older interface has', 'list.moveBefore(one, two)', 'moveBefore'],
  ])('sees %s', (_kind, script, name) => {
    expect(newerFunctions(script).map((feature) => feature.name)).toContain(name)
  })

  it.each(['a.map(f)', 'Promise.all(x)', 'el.closest("a")', 'class Any{}'])(
    'sees nothing in %s',
    (script) => {
      expect(newerFunctions(script)).toEqual([])
    },
  )
})

// The condition asks for styles instead of versions, and hides the line from the promised versions on.
it('no older browser fulfils the condition that hides the line for older browsers', () => {
  const { selectors, properties } = data.css
  const features = [
    ...promisedFeatures.selectors.map((name) => selectors?.[name]),
    ...promisedFeatures.properties.map((name) => properties?.[name]),
  ]
  expect(firstVersions(features)).toEqual(Object.fromEntries(promised))
})
