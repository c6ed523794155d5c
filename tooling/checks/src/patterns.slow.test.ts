import { isSafe } from 'redos-detector'
import { describe, expect, it } from 'vitest'
import { nearMatches } from './nearMatches.ts'
import { patternsOf, reachablePatterns } from './patterns.ts'

const CPU_MS = 5
const LONGEST = 100_000
const STEPS = 4_000
/** An exponential pattern fails at the first length, a quadratic one before the last. */
const LENGTHS = [24, 100, 1_000, 10_000, LONGEST]

/** The greatest length of a text that a pattern of these files is applied to. */
const CAPPED: readonly { readonly file: RegExp; readonly longest: number; readonly because: string }[] = [
  { file: /^packages\/core\/src\/fields\//, longest: 1_000, because: 'parsers refuse longer texts first' },
  { file: /\/formatMoney\.ts$/, longest: 30, because: 'it formats numbers' },
  {
    file: /^packages\/features\/src\/content\/reading\//,
    longest: 1_000,
    because: 'our own pages, at build time',
  },
  { file: /\/createApiClient\.ts$/, longest: 1_000, because: 'an address of the configuration' },
]

/** Patterns that the static check rejects, and why they are safe. */
const NO_ANCHOR =
  'unanchored: the search restarts at each index, but each match ends where the next one starts'
const BUILD = 'reads our own pages while building'
const DATABASE = 'reads the error texts of the database'
const DOUBTED: Readonly<Record<string, string>> = {
  '/%\\s*$/': NO_ANCHOR,
  '/(personal-questionnaire\\/)?[^/]+$/': 'reads an address of ours, which the router knows',
  '/\\/+$/': 'reads an address of the configuration',
  '/\\{([^{}]*)\\}/g': BUILD,
  '/\\{(\\w+)\\}/g': 'fills sentences of our own',
  '/(?:\\b(?:islamic|federal|federative|socialist|bolivarian|plurinational|united) )?\\b(?:republic|kingdom|state|sultanate|commonwealth|principality) of(?: the)?\\b/i':
    'reads the name of a country, at most 60 characters',
  "/^(?=[^@]{1,64}@)(?!\\.|.*\\.[.@])[\\w!#$%&'*+/=?^`{|}~.-]+@(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.)+(?!\\d+$)[a-z\\d][a-z\\d-]{0,61}[a-z\\d]$/i":
    'reads at most 254 characters',
  '/^\\p{L}*(\\d+)\\p{L}*$/u': 'letters, digits, letters: none shares a character with the next',
  '/[T ]0?0:00(?::00(?:\\.0+)?)?$/i': 'unanchored, and each try ends after a few characters',
  '/^[^@<]*<([^<>]+)>$|[.,;]+$/g': 'reads at most 254 characters',
  "/^(-)?(?:(?:au?|aud ?)?\\$|aud)? ?(\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?: \\d{3})+|\\d{1,3}(?:['’]\\d{3})+|\\d+)(?:\\.(\\d{1,6}))?(?:\\.-?|\\/-)? ?(k|m|thousand|grand|mn|mil(?:l|lion)?)?(?: ?(?:aud|(?:au?)?\\$|(?:australian )?dollars?))?$/i":
    'a choice of four ways to group digits, each anchored; at most 40 characters',
  '/ ?(?:p[./]? ?a\\.?|(?:a|per) (?:year|annum)|\\/ ?(?:year|yr)|annually|yearly)$/i':
    'reads at most 40 characters',
  '/^(?:[\\p{L}\\p{M} ’.,/·・׳״()&-]|1770)+$/u': 'its choices begin with different characters',
  '/^(?:(?:policy|member(?:ship)?|reference|(?:pol|ref)(?=[.:]| n))(?:[.:]+ ?| |(?=#)))?(?:(?:no|nr|number)\\b[.:]* ?|[#№][.:]* ?)?/i':
    'reads at most 30 characters',
  '/^[("]|[)".,;:]+$/g': 'reads at most 30 characters',
  '/ ?(?:h|hrs?|hours?)(?: ?(?:a|per|\\/|p\\/?) ?w(?:ee)?k?)?$/i': 'reads at most 20 characters',
  '/^\\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\\d{3})(\\d+)$/':
    'a choice of codes of which each is tried once; reads stored numbers',
  '/^---\\n(.*?)\\n---\\n(.*)$/s': BUILD,
  '/^.*?\\/oneOf\\/\\d+\\//': 'reads a path within our own schemas',
  '/^.*\\/|\\.md$/g': BUILD,
  '/^\\^(?:\\[[^\\]]+\\]\\{(?:\\d+,)?(\\d+)\\})\\$$/': 'reads the patterns of the document',
  '/connection terminated|timeout exceeded|query read timeout|pool is ending|is closed/i': DATABASE,
  '/could not (extend|write to) .*file .*: (File too large|Disk quota exceeded)/i': DATABASE,
}

const { patterns, composed } = reachablePatterns()
const compiled = patterns.map(({ file, source, flags }) => ({
  file,
  name: `/${source}/${flags}`,
  pattern: new RegExp(source, flags),
}))

/** Milliseconds of this thread's processor: other processes do not count. */
function cpuOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const apply = (pattern: RegExp, text: string) =>
  pattern.global ? void text.replace(pattern, '') : void pattern.exec(text)

/** The better of two times, to leave out a garbage collection. */
function quickest(pattern: RegExp, text: string, limit: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 2 && best > limit; turn += 1)
    best = Math.min(
      best,
      cpuOf(() => apply(pattern, text)),
    )
  return best
}

/** Times of the plainest linear pattern by length, so that a slow machine is compared with itself. */
const floors = new Map(LENGTHS.map((length) => [length, quickest(/./gs, 'x'.repeat(length), 0)]))

/** The first text that takes longer than it may. */
function slowText(pattern: RegExp, longest = LONGEST): string | null {
  for (const length of LENGTHS.filter((one) => one <= Math.max(longest, 24))) {
    const limit = Math.max(CPU_MS, floors.get(length) ?? 0)
    for (const text of nearMatches(pattern, length)) {
      const needed = quickest(pattern, text, limit)
      if (needed > limit) return `${JSON.stringify(text.slice(0, 40))}… of ${length}: ${needed.toFixed(1)} ms`
    }
  }
  return null
}

describe('T23: regular expressions', { timeout: 120_000 }, () => {
  it('are found in the sources, and none is composed but those that were read', () => {
    expect(patterns.length).toBeGreaterThan(80)
    expect(composed).toHaveLength(1)
    expect(composed[0]).toContain('tooling/sandbox/src/http/allowOrigins.ts: new RegExp(`^http://')
  })

  it.each(compiled)(
    '$name of $file takes less than 5 ms for 100 KB that almost match',
    ({ file, pattern }) => {
      const longest = CAPPED.find((cap) => cap.file.test(file))?.longest
      expect(slowText(pattern, longest)).toBeNull()
    },
  )

  it('have no two ways to match one text, or a reason why that is harmless', () => {
    const doubted = compiled.filter(({ pattern }) => {
      // The check knows no ignored case with unicode; the pattern itself is the same.
      const flags = pattern.unicode ? pattern.flags.replace('i', '') : pattern.flags
      return !isSafe(new RegExp(pattern.source, flags), { maxScore: 100, maxSteps: STEPS }).safe
    })
    expect(doubted.map(({ name }) => name).sort()).toEqual(Object.keys(DOUBTED).sort())
  })

  it.each([
    ['exponential', /^(a+)+$/],
    ['exponential in names', /^(?:[a-z]+ ?)*$/],
    ['quadratic', /^a*a*b$/],
    ['quadratic for want of an anchor', /\s+$/],
  ])('would be caught: %s', (_, pattern) => {
    expect(slowText(pattern)).not.toBeNull()
    expect(isSafe(pattern, { maxScore: 100, maxSteps: STEPS }).safe).toBe(false)
  })

  it('are read from types and markup too, and composed ones are seen', () => {
    const text = 'const a = (x: string) => <p>{/b+/gu.exec(x)}{RegExp(x)}</p>; new RegExp(x)'
    const { patterns: found, composed: made } = patternsOf({ path: 'a.tsx', text })
    expect([found, made.length]).toEqual([[{ source: 'b+', flags: 'gu' }], 2])
  })
})
