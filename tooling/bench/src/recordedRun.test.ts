import { describe, expect, it } from 'vitest'
import type { Figure } from './figures.ts'
import { type MeasuredPart, regressionLines, regressionsOf } from './recordedRun.ts'

const SCRIPTS: Figure = { name: '4 Scripts of /a / MUI', value: 0.9, unit: 'x', target: { atMost: 0.92 } }
const BYTES: Figure = { name: '1 Scripts of home', value: 5.4, unit: 'KiB br' }
const RATE: Figure = { name: '12 Needs', value: 2_000_000, unit: 'a second', target: { atLeast: 1_000_000 } }
const HOSTS: Figure = { name: '10 Other hosts', value: 0, unit: 'requests' }
const recorded: MeasuredPart = {
  measuredAt: '2026-11-30T10:00:00.000Z',
  commit: '33f5bf64',
  machine: '2 × processor',
  seconds: 12,
  figures: [SCRIPTS, BYTES, RATE, HOSTS],
}
const since = () => ['4a48900d Carry a library along']
const worse = (...figures: readonly Figure[]) =>
  regressionsOf(figures, recorded, since).map(({ name, before, now }) => [name, before, now])

describe('a figure is worse than recorded', () => {
  it('by more than its noise', () => {
    expect(worse({ ...SCRIPTS, value: 0.98 }, { ...BYTES, value: 5.45 })).toEqual([])
    expect(worse({ ...SCRIPTS, value: 1.4 }, { ...BYTES, value: 5.46 })).toEqual([
      ['4 Scripts of /a / MUI', 0.9, 1.4],
      ['1 Scripts of home', 5.4, 5.46],
    ])
  })

  it('where more is better and it is less', () => {
    expect(worse({ ...RATE, value: 1_400_000 })).toEqual([['12 Needs', 2_000_000, 1_400_000]])
    expect(worse({ ...RATE, value: 3_000_000 })).toEqual([])
  })

  it('from nothing to one', () => {
    expect(worse({ ...HOSTS, value: 1 })).toEqual([['10 Other hosts', 0, 1]])
  })

  it('only if it was recorded', () => {
    expect(worse({ name: 'New', value: 9, unit: 'x' })).toEqual([])
    expect(regressionsOf([SCRIPTS], undefined, since)).toEqual([])
  })
})

it('names the commit that a figure is worse by', () => {
  const regressions = regressionsOf([{ ...SCRIPTS, value: 1.4 }], recorded, since)
  expect(regressionLines(regressions, recorded)).toBe(
    [
      '',
      'Worse than recorded at 33f5bf64 on 2026-11-30:',
      '  4 Scripts of /a / MUI: 0.9 to 1.4 x',
      'By',
      '  4a48900d Carry a library along',
    ].join('\n'),
  )
})
