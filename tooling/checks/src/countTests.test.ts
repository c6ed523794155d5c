import { expect, it } from 'vitest'
import { countTests, sum } from './countTests.ts'

const file = (status: string, assertionResults: { status: string; fullName: string }[] = []) => ({
  name: '/repository/src/sum.test.ts',
  status,
  assertionResults,
})

it('counts a Vitest report and names what failed, a file that could not run included', () => {
  expect(
    countTests({
      numPassedTests: 7,
      numFailedTests: 1,
      success: false,
      testResults: [
        file('failed', [
          { status: 'failed', fullName: 'adds' },
          { status: 'passed', fullName: 'takes away' },
        ]),
      ],
    }),
  ).toEqual({ passed: 7, failed: 1, names: ['sum.test.ts: adds'] })
  expect(
    countTests({ numPassedTests: 7, numFailedTests: 0, success: false, testResults: [file('failed')] }),
  ).toEqual({ passed: 7, failed: 1, names: ['sum.test.ts'] })
  expect(
    countTests({ numPassedTests: 7, numFailedTests: 0, success: true, testResults: [file('passed')] }),
  ).toEqual({ passed: 7, failed: 0, names: [] })
})

it('counts a Playwright report, flaky tests as failed, and names what failed', () => {
  const suites = [
    {
      specs: [{ ok: true, title: 'opens', file: 'a.spec.ts' }],
      suites: [{ specs: [{ ok: false, title: 'closes', file: 'a.spec.ts' }] }],
    },
  ]
  expect(countTests({ stats: { expected: 5, unexpected: 1, flaky: 2 }, suites })).toEqual({
    passed: 5,
    failed: 3,
    names: ['a.spec.ts: closes'],
  })
})

it('adds counts', () => {
  expect(sum({ passed: 1, failed: 2, names: ['a', 'b'] }, { passed: 3, failed: 1, names: ['c'] })).toEqual({
    passed: 4,
    failed: 3,
    names: ['a', 'b', 'c'],
  })
})
