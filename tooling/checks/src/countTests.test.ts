import { expect, it } from 'vitest'
import { countTests, sum } from './countTests.ts'

it('counts a Vitest report, a file that could not run included', () => {
  expect(countTests({ numPassedTests: 7, numFailedTests: 2, success: false })).toEqual({
    passed: 7,
    failed: 2,
  })
  expect(countTests({ numPassedTests: 7, numFailedTests: 0, success: false })).toEqual({
    passed: 7,
    failed: 1,
  })
  expect(countTests({ numPassedTests: 7, numFailedTests: 0, success: true })).toEqual({
    passed: 7,
    failed: 0,
  })
})

it('counts a Playwright report, flaky tests as failed', () => {
  expect(countTests({ stats: { expected: 5, unexpected: 1, flaky: 2 } })).toEqual({ passed: 5, failed: 3 })
})

it('adds counts', () => {
  expect(sum({ passed: 1, failed: 2 }, { passed: 3, failed: 4 })).toEqual({ passed: 4, failed: 6 })
})
