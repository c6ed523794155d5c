import { describe, expect, it } from 'vitest'
import { countByPackage, filesWithErrors, namesAllCovers, reachOf } from './coverReach.ts'

describe('what a fifth cover does to the files', () => {
  const four = "const NAMES = { life: 'a', tpd: 'b', criticalIllness: 'c', incomeProtection: 'd' }"
  const stories = 'packages/features/src/a.stories.tsx'

  it('is read from the errors of the compiler', () => {
    const output = [
      "packages/core/src/a.ts(3,14): error TS2741: Property 'funeral' is missing",
      '  more about it(1,2)',
      'packages/core/src/a.ts(9,1): error TS2322: Type',
      'apps/b/src/c.tsx(1,1): error TS7053: Element',
    ].join('\n')
    expect([...filesWithErrors(output)]).toEqual(['packages/core/src/a.ts', 'apps/b/src/c.tsx'])
  })

  it('is nothing in a source that names all covers and compiles; a comment names none', () => {
    expect(namesAllCovers({ text: four })).toBe(true)
    expect(namesAllCovers({ text: `/** ${four} */ // ${four}` })).toBe(false)
    expect(namesAllCovers({ text: "['life-cover', 'tpd-cover', 'critical-illness-cover']" })).toBe(false)
  })

  it('is one of the two for a source, and nothing for a test that compiles', () => {
    const files = ['packages/core/src/a.ts', 'packages/core/src/b.ts', stories].map((path) => ({
      path,
      text: four,
    }))
    expect(reachOf(files, new Set(['packages/core/src/a.ts']), new Set())).toEqual({
      stopped: ['packages/core/src/a.ts'],
      silent: ['packages/core/src/b.ts'],
    })
  })

  it.each([
    'tooling/faults/src/literal/prices.ts',
    'packages/features/src/content/help-search/searchTerms.ts',
  ])('is no matter of %s', (path) => {
    expect(reachOf([{ path, text: four }], new Set(), new Set()).silent).toEqual([])
  })

  it('is counted by package', () => {
    expect(countByPackage(['packages/core/src/a.ts', 'packages/core/b.ts', 'apps/c/d.ts'])).toBe(
      '| Package | Files |\n|---|--:|\n| packages/core | 2 |\n| apps/c | 1 |\n| all | 3 |',
    )
  })
})
