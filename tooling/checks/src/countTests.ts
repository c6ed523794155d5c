import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The failed tests by file and name, each with the first line of what went wrong where that is known. */
  readonly failures: readonly string[]
}

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] }

export function sum(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
  }
}

interface OutsideError {
  readonly message?: string
}

export interface VitestReport {
  /** Errors outside of tests: a browser that closed, a rejection that no test awaited. */
  readonly errors?: readonly OutsideError[]
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests?: number
  readonly numTodoTests?: number
  readonly numFailedTestSuites?: number
  readonly success?: boolean
  readonly testResults?: readonly VitestFile[]
}

interface VitestFile {
  readonly name: string
  readonly status: string
  readonly message?: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    /** In milliseconds. */
    readonly duration?: number | null
    readonly failureMessages?: readonly string[]
  }[]
}

export interface PlaywrightReport {
  readonly errors?: readonly OutsideError[]
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped?: number
  }
  readonly suites?: readonly PlaywrightSuite[]
}

export interface PlaywrightSuite {
  readonly specs?: readonly PlaywrightSpec[]
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightSpec {
  readonly ok: boolean
  readonly title: string
  readonly file: string
  readonly line?: number
  /** One for each project of the configuration. */
  readonly tests?: readonly {
    readonly status?: string
    readonly results: readonly {
      readonly duration?: number
      readonly error?: { readonly message?: string }
      readonly errors?: readonly { readonly message?: string }[]
      readonly stdout?: readonly { readonly text?: string }[]
      readonly stderr?: readonly { readonly text?: string }[]
    }[]
  }[]
}

/** Whether a test passed in every project. Where several run the same file, `ok` is that of the first. */
export const isOk = ({ ok, tests = [] }: PlaywrightSpec): boolean =>
  ok && !tests.some(({ status }) => status === 'unexpected')

/** Passed and failed tests of a JSON report by Vitest or Playwright. A flaky test and an error count as failed. */
export function countTests(report: VitestReport | PlaywrightReport): Counts {
  const failures = (report.errors ?? []).map(({ message }) => named('outside of tests', message))
  return sum(countOwn(report), { ...noTests, failed: failures.length, failures })
}

function countOwn(report: VitestReport | PlaywrightReport): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped = 0 } = report.stats
    const failures = (report.suites ?? []).flatMap(failedSpecs)
    return { passed: expected, failed: unexpected + flaky, skipped, failures }
  }
  const files = report.testResults ?? []
  // A file that could not run has no failed test, and counts as one.
  const failed = report.numFailedTests + files.filter(couldNotRun).length
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && report.success === false ? 1 : failed,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    failures: files.flatMap(failuresOf),
  }
}

function failedSpecs({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter((spec) => !isOk(spec))
    .map(({ file, title, tests }) => {
      const results = (tests ?? []).flatMap((test) => test.results)
      return named(`${file}: ${title}`, results.find(({ error }) => error)?.error?.message)
    })
  return [...own, ...suites.flatMap(failedSpecs)]
}

const hasFailed = ({ status }: { readonly status: string }) => status === 'failed'

const couldNotRun = (file: VitestFile) => hasFailed(file) && !file.assertionResults.some(hasFailed)

/** A file that could not run has no tests to name. */
function failuresOf({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = basename(name)
  const failed = assertionResults.filter(hasFailed)
  if (failed.length === 0) return status === 'failed' ? [named(file, message)] : []
  return failed.map(({ fullName, failureMessages }) => named(`${file}: ${fullName}`, failureMessages?.[0]))
}

function named(test: string, message = ''): string {
  const [line = ''] = stripVTControlCharacters(message).trim().split('\n')
  return line === '' ? test : `${test}: ${line}`
}
