export interface Counts {
  readonly passed: number
  readonly failed: number
  /** The failed tests, by file and name. */
  readonly names: readonly string[]
}

export const noTests: Counts = { passed: 0, failed: 0, names: [] }

export function sum(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    names: [...one.names, ...other.names],
  }
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites?: number
  readonly success?: boolean
  readonly testResults?: readonly VitestFile[]
}

interface VitestFile {
  readonly name: string
  readonly status: string
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly specs?: readonly { readonly ok: boolean; readonly title: string; readonly file: string }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** Passed and failed tests of a JSON report by Vitest or Playwright. A flaky test counts as failed. */
export function countTests(report: VitestReport | PlaywrightReport): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats
    return { passed: expected, failed: unexpected + flaky, names: (report.suites ?? []).flatMap(failedSpecs) }
  }
  const failed = report.numFailedTests
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && report.success === false ? 1 : failed,
    names: (report.testResults ?? []).flatMap(failedTests),
  }
}

function failedSpecs({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`)
  return [...own, ...suites.flatMap(failedSpecs)]
}

/** A file that could not run has no tests to name. */
function failedTests({ name, status, assertionResults }: VitestFile): string[] {
  const file = name.split('/').slice(-1)[0]
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${file}`] : []
  return failed.map(({ fullName }) => `${file}: ${fullName}`)
}
