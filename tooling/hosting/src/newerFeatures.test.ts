import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { APPS, builtNames } from './builtSites.ts'
import { SCRIPT_FALLBACKS, STYLE_FALLBACKS } from './newerFallbacks.ts'
import { type NewerFeature, newerFunctions, newerStyles } from './newerFeatures.ts'

function findIn(pattern: string, find: (text: string) => readonly NewerFeature[]) {
  const files = builtNames().flatMap((name) => globSync(join(APPS, name, 'dist/client', pattern)))
  const features = files.flatMap((file) => find(readFileSync(file, 'utf8')))
  expect(files.length).toBeGreaterThan(10)
  return new Map(features.map(({ name, lackedBy }) => [name, lackedBy]))
}

describe.each([
  ['styles', '**/*.css', newerStyles, STYLE_FALLBACKS],
  ['scripts', '**/*.js', newerFunctions, SCRIPT_FALLBACKS],
] as const)('built %s', (_kind, pattern, find, fallbacks) => {
  const found = findIn(pattern, find)

  // MDN's data has a row for each feature; a page that promises a browser says what it does without.
  it('use nothing that a promised browser lacks, unless the list says what comes instead', () => {
    expect([...found].filter(([name]) => !Object.hasOwn(fallbacks, name))).toEqual([])
  })

  it('use everything that the list has', () => {
    expect(Object.keys(fallbacks).filter((name) => !found.has(name))).toEqual([])
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
      { name: 'Promise.withResolvers', lackedBy: 'safari 17.4, safari_ios 17.4' },
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
