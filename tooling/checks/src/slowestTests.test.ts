import { expect, it } from 'vitest'
import { slowestLines, testTimes, unexplainedLines } from './slowestTests.ts'

const units = {
  numPassedTests: 2,
  numFailedTests: 0,
  testResults: [
    {
      name: '/repository/src/sum.test.ts',
      status: 'passed',
      assertionResults: [
        { status: 'passed', fullName: 'adds', duration: 20 },
        { status: 'skipped', fullName: 'takes away', duration: null },
      ],
    },
  ],
}
const pages = {
  stats: { expected: 1, unexpected: 0, flaky: 1 },
  suites: [
    {
      specs: [
        {
          ok: true,
          title: 'opens',
          file: 'a.spec.ts',
          tests: [{ results: [{ duration: 1500 }, { duration: 2500 }] }],
        },
      ],
    },
  ],
}

it('reads the times of both kinds of report, tries added up', () => {
  expect([...testTimes(units), ...testTimes(pages)]).toEqual([
    { test: 'sum.test.ts: adds', file: '/repository/src/sum.test.ts', ms: 20 },
    { test: 'sum.test.ts: takes away', file: '/repository/src/sum.test.ts', ms: 0 },
    { test: 'a.spec.ts: opens', file: 'a.spec.ts', ms: 4000 },
  ])
})

it('names the slowest first, and no more than it is asked for', () => {
  expect(slowestLines([...testTimes(units), ...testTimes(pages)], 2)).toEqual([
    '   4.0 s  a.spec.ts: opens',
    '   0.0 s  sum.test.ts: adds',
  ])
})

it('names those over 5 s that have no reason beside them', () => {
  const times = [
    { test: 'a.test.ts: walks', file: 'a.test.ts', ms: 5100 },
    { test: 'b.test.ts: walks', file: 'b.test.ts', ms: 5100 },
    { test: 'b.test.ts: adds', file: 'b.test.ts', ms: 4900 },
  ]
  const textOf = (file: string) =>
    file === 'a.test.ts' ? '// Takes over 5 s: it starts a process.' : '// Takes a while.'
  expect(unexplainedLines(times, textOf)).toEqual(['   5.1 s  b.test.ts: walks'])
})
