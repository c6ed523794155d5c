import { describe, expect, test } from 'vitest'
import { type Answers, emptyAnswers } from './answers.ts'
import { compareVersions } from './migrateAnswers.ts'
import { currentAnswers, isAccepted, nameOf, newestRelease, type Releases, releaseNamed } from './releases.ts'
import type { Definition, Page, Question } from './types.ts'

const version = (name: string, week: Page): Definition => ({
  id: 'tiny',
  version: name,
  from: `${name}-01`,
  sections: [{ id: 's', title: 'S', pages: [week], packs: [] }],
})
const question = (id: string, ask: string): Question => ({ id, kind: 'yesNo', ask, required: true })
const steps: Question = {
  id: 'steps',
  kind: 'count',
  ask: 'How many steps a day?',
  required: true,
  min: 0,
  max: 90_000,
}
const pageOf = (...questions: Question[]): Page => ({ id: 'p', title: 'P', questions })
const first = version(
  '2026-11',
  pageOf(steps, question('run', 'Do you run?'), question('swim', 'Do you swim?')),
)
const run = question('run', 'Do you run each week?')
const second = version('2026-12', pageOf(steps, run, question('ride', 'Ride?')))
const third = version('2027-01', pageOf(steps, run, question('ride', 'Ride?')))

const released = (until?: string): Releases => [
  { definition: first, hash: 'a', ...(until !== undefined && { until }) },
  {
    definition: second,
    hash: 'b',
    changes: compareVersions(first, second),
    ...(until !== undefined && { until }),
  },
  { definition: third, hash: 'c', changes: compareVersions(second, third) },
]
const answers: Answers = {
  ...emptyAnswers(first),
  values: { 's.steps': 7_000, 's.run': 'yes', 's.swim': 'no' },
}

describe('the versions of a questionnaire', () => {
  test('each is found by its name, and new drafts begin with the last', () => {
    const releases = released()
    expect(releases.map(nameOf)).toEqual(['tiny|2026-11', 'tiny|2026-12', 'tiny|2027-01'])
    expect(releaseNamed(releases, 'tiny|2026-12')?.hash).toBe('b')
    expect(releaseNamed(releases, 'tiny|2026-10')).toBeNull()
    expect(newestRelease(releases).hash).toBe('c')
  })

  test.each([
    [undefined, '2099-12-31', true],
    ['2026-12-31', '2026-12-31', true],
    ['2026-12-31', '2027-01-01', false],
  ])('one until %s is accepted on %s: %s', (until, today, accepted) => {
    expect(isAccepted({ definition: first, hash: 'a', ...(until && { until }) }, today)).toBe(accepted)
  })
})

describe('a draft', () => {
  test('stays on its own version while that is accepted, whatever was released since', () => {
    for (const releases of [released(), released('2027-02-28')]) {
      const now = currentAnswers(releases, answers, '2027-02-28')
      expect(now.release.hash).toBe('a')
      expect(now.answers).toBe(answers)
      expect([now.again, now.dropped]).toEqual([[], []])
    }
  })

  test('goes on to the newest after that, over every version between', () => {
    expect(currentAnswers(released('2027-02-28'), answers, '2027-03-01')).toMatchObject({
      release: { hash: 'c' },
      answers: { definition: 'tiny|2027-01', values: { 's.steps': 7_000 }, rows: {} },
      again: ['s.run'],
      dropped: ['s.swim'],
    })
  })

  test('of an unknown version begins again', () => {
    const unknown = { ...answers, definition: 'tiny|2031-05' }
    expect(currentAnswers(released(), unknown, '2026-11-23')).toMatchObject({
      release: { hash: 'c' },
      answers: { definition: 'tiny|2027-01', values: {}, rows: {} },
      dropped: ['s.steps', 's.run', 's.swim'],
    })
  })

  test('on the last version has nowhere to go, even when that is over', () => {
    const only: Releases = [{ definition: first, hash: 'a', until: '2026-11-22' }]
    expect(currentAnswers(only, answers, '2026-11-23')).toMatchObject({ release: { hash: 'a' }, answers })
  })
})
