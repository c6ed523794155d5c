import { expect, it } from 'vitest'
import { countTests, sum } from './countTests.ts'
import { failedTests, passedTests } from './failedTests.ts'

const file = (
  status: string,
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[] = [],
) => ({
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
          {
            status: 'failed',
            fullName: 'adds',
            failureMessages: ['\u001b[31mError: 3 is not 2\u001b[39m\n at sum.ts'],
          },
          { status: 'passed', fullName: 'takes away' },
        ]),
      ],
    }),
  ).toEqual({ passed: 7, failed: 1, skipped: 0, failures: ['sum.test.ts: adds: Error: 3 is not 2'] })
  expect(
    countTests({ numPassedTests: 7, numFailedTests: 0, success: false, testResults: [file('failed')] }),
  ).toEqual({ passed: 7, failed: 1, skipped: 0, failures: ['sum.test.ts'] })
  const both = [file('failed'), file('failed', [{ status: 'failed', fullName: 'adds' }])]
  expect(countTests({ numPassedTests: 7, numFailedTests: 1, success: false, testResults: both })).toEqual({
    passed: 7,
    failed: 2,
    skipped: 0,
    failures: ['sum.test.ts', 'sum.test.ts: adds'],
  })
  expect(
    countTests({
      numPassedTests: 7,
      numFailedTests: 0,
      numPendingTests: 2,
      numTodoTests: 1,
      success: true,
      testResults: [file('passed')],
    }),
  ).toEqual({ passed: 7, failed: 0, skipped: 3, failures: [] })
})

it('counts errors outside of tests as failed, also where every test passed', () => {
  const errors = [{ message: 'Browser connection was closed\n at page' }, {}]
  const failures = ['outside of tests: Browser connection was closed', 'outside of tests']
  expect(countTests({ numPassedTests: 7, numFailedTests: 0, success: true, errors })).toEqual({
    passed: 7,
    failed: 2,
    skipped: 0,
    failures,
  })
  expect(countTests({ stats: { expected: 5, unexpected: 0, flaky: 0 }, errors })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 0,
    failures,
  })
})

it('counts a Playwright report, flaky tests as failed, and names what failed', () => {
  const suites = [
    {
      specs: [{ ok: true, title: 'opens', file: 'a.spec.ts' }],
      suites: [
        {
          specs: [
            {
              ok: false,
              title: 'closes',
              file: 'a.spec.ts',
              tests: [{ results: [{}, { error: { message: 'Late\n at' } }] }],
            },
          ],
        },
      ],
    },
  ]
  expect(countTests({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 4 }, suites })).toEqual({
    passed: 5,
    failed: 3,
    skipped: 4,
    failures: ['a.spec.ts: closes: Late'],
  })
})

it('adds counts', () => {
  expect(
    sum(
      { passed: 1, failed: 2, skipped: 1, failures: ['a', 'b'] },
      { passed: 3, failed: 1, skipped: 4, failures: ['c'] },
    ),
  ).toEqual({
    passed: 4,
    failed: 3,
    skipped: 5,
    failures: ['a', 'b', 'c'],
  })
})

it('names a test that failed in one of several projects, whatever the first one says', () => {
  const tests = [
    { status: 'expected', results: [{}] },
    { status: 'unexpected', results: [{ error: { message: 'Error: no heading' } }] },
  ]
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    suites: [{ specs: [{ ok: true, title: 'lodges', file: 'claim.spec.ts', line: 8, tests }] }],
  }
  expect(countTests(report)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['claim.spec.ts: lodges: Error: no heading'],
  })
  expect(failedTests(report)).toMatchObject([{ test: 'claim.spec.ts: lodges', place: 'claim.spec.ts:8' }])
  expect(passedTests(report)).toEqual(new Set())
})
