export interface Counts {
  readonly passed: number
  readonly failed: number
}

export const noTests: Counts = { passed: 0, failed: 0 }

export function sum(one: Counts, other: Counts): Counts {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed }
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites?: number
  readonly success?: boolean
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

/** Passed and failed tests of a JSON report by Vitest or Playwright. A flaky test counts as failed. */
export function countTests(report: VitestReport | PlaywrightReport): Counts {
  if ('stats' in report) {
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
  }
  const failed = report.numFailedTests
  return { passed: report.numPassedTests, failed: failed === 0 && report.success === false ? 1 : failed }
}
