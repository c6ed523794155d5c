import { isTest } from '@coverkit/checks/workspace'
import { expect, it } from 'vitest'
import { plantedReach } from './plantedReach.ts'

/** Sources outside a cover's own folders and lists that someone who adds one has to fill. */
const MOST_STOPPED = 26

const sourcesIn = (paths: readonly string[]) => paths.filter((path) => !isTest(path))

// Takes over 5 s: a copy of the workspace is compiled.
it('a fifth cover is missed by no source that names the other four, and stops few', () => {
  const { stopped, silent } = plantedReach({ isFilled: false })
  expect(silent).toEqual([])
  const sources = sourcesIn(stopped)
  expect(sources.length, sources.join('\n')).toBeLessThanOrEqual(MOST_STOPPED)
  expect(sources.length).toBeGreaterThan(0)
}, 300_000)

// Takes over 5 s: the same, with samples.
it('what the command makes compiles', () => {
  const { stopped } = plantedReach({ isFilled: true })
  expect(sourcesIn(stopped)).toEqual([])
}, 300_000)
