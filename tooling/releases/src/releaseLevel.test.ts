import { describe, expect, it } from 'vitest'
import type { ApiChange } from './compareApi.ts'
import { releaseFaults } from './releaseLevel.ts'

const broken = { entry: 'index.api.md', name: 'parseMoney', difference: 'break', how: 'removed' } as const
const added = { entry: 'index.api.md', name: 'parseCents', difference: 'addition', how: 'added' } as const
const core = (version: string) => ({ name: '@coverkit/core', version })

type Row = readonly [
  version: string,
  changes: readonly (ApiChange & { entry: string })[],
  least: 'patch' | 'minor' | 'major',
]

describe('a release', () => {
  it.each<Row>([
    ['1.4.2', [broken, added], 'major'],
    ['1.4.2', [added], 'minor'],
    ['0.1.0', [broken], 'minor'],
    ['0.1.0', [added], 'patch'],
  ])('of %s with these changes needs its level, and no less', (version, changes, least) => {
    const levels = ['none', 'patch', 'minor', 'major'] as const
    for (const [index, planned] of levels.entries()) {
      const faults = releaseFaults(core(version), changes, planned)
      expect(faults.length > 0, planned).toBe(index < levels.indexOf(least))
    }
  })

  it('that breaks without saying so is refused with the names', () => {
    expect(releaseFaults(core('1.0.0'), [broken, added], 'minor')).toEqual([
      '@coverkit/core 1.0.0 needs a changeset of at least "major", and has "minor"',
      '  index.api.md: parseMoney removed',
      '  index.api.md: parseCents added',
    ])
    expect(releaseFaults(core('1.0.0'), [broken], 'none')[0]).toBe(
      '@coverkit/core 1.0.0 needs a changeset of at least "major", and has none',
    )
  })

  it('without a change of the API needs nothing', () => {
    expect(releaseFaults(core('1.0.0'), [], 'none')).toEqual([])
  })
})
