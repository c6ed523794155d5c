import { isTest } from '@coverkit/checks/workspace'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CoverReach } from './coverReach.ts'
import { plantedReach } from './plantedReach.ts'

/** Sources outside a cover's own folders and lists that someone who adds one has to edit. */
const MOST_STOPPED = 30

// Takes over 5 s: a copy of the workspace is compiled.
describe('a fifth cover', () => {
  let reach: CoverReach
  beforeAll(() => {
    reach = plantedReach()
  }, 300_000)

  it('is missed by no source that names the other four', () => {
    expect(reach.silent).toEqual([])
  })

  it(`stops at most ${MOST_STOPPED} sources outside its folders`, () => {
    const sources = reach.stopped.filter((path) => !isTest(path))
    expect(sources.length, sources.join('\n')).toBeLessThanOrEqual(MOST_STOPPED)
    expect(sources.length).toBeGreaterThan(0)
  })
})
