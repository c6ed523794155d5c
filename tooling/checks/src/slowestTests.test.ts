import { expect, it } from 'vitest'
import { slowestLines, testTimes } from './slowestTests.ts'

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
    { test: 'sum.test.ts: adds', ms: 20 },
    { test: 'sum.test.ts: takes away', ms: 0 },
    { test: 'a.spec.ts: opens', ms: 4000 },
  ])
})

it('names the slowest first, and no more than it is asked for', () => {
  expect(slowestLines([...testTimes(units), ...testTimes(pages)], 2)).toEqual([
    '   4.0 s  a.spec.ts: opens',
    '   0.0 s  sum.test.ts: adds',
  ])
})
