import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isOk, type PlaywrightReport, type PlaywrightSuite, type VitestReport } from './countTests.ts'

/** A test that failed, with the data for running it again. */
export interface FailedTest {
  /** Its file and name, the same in each run. */
  readonly test: string
  /** The argument that selects it, or its file, on the command line of its runner. */
  readonly place: string
  /** Its whole output: errors with their stacks, and printed lines. */
  readonly output: string
}

/** Returns the failed tests of a JSON report by Vitest or Playwright. A file that could not run is one test. */
export function failedTests(report: VitestReport | PlaywrightReport): readonly FailedTest[] {
  if ('stats' in report) return (report.suites ?? []).flatMap(failedSpecs)
  return (report.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0)
      return status === 'failed' ? [{ test: basename(name), place: name, output: plain(message ?? '') }] : []
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${basename(name)}: ${fullName}`,
      place: name,
      output: plain((failureMessages ?? []).join('\n')),
    }))
  })
}

function failedSpecs({ specs = [], suites = [] }: PlaywrightSuite): readonly FailedTest[] {
  const own = specs
    .filter((spec) => !isOk(spec))
    .map(({ file, line, title, tests = [] }) => ({
      test: `${file}: ${title}`,
      place: `${file}:${line ?? 0}`,
      output: tests
        .flatMap(({ results }) => results)
        .flatMap(({ errors = [], stdout = [], stderr = [] }) => [
          ...errors.map(({ message = '' }) => plain(message)),
          ...[...stdout, ...stderr].map(({ text = '' }) => text),
        ])
        .join('\n'),
    }))
  return [...own, ...suites.flatMap(failedSpecs)]
}

/** The names of the tests of a report that passed, and of files that ran to their end without a failure. */
export function passedTests(report: VitestReport | PlaywrightReport): ReadonlySet<string> {
  if ('stats' in report) return new Set((report.suites ?? []).flatMap(passedSpecs))
  return new Set(
    (report.testResults ?? []).flatMap(({ name, status, assertionResults }) => [
      ...(status === 'passed' ? [basename(name)] : []),
      ...assertionResults
        .filter((test) => test.status === 'passed')
        .map(({ fullName }) => `${basename(name)}: ${fullName}`),
    ]),
  )
}

function passedSpecs({ specs = [], suites = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.filter((spec) => isOk(spec) && spec.tests?.some(({ results }) => results.length > 0))
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(passedSpecs)]
}

const plain = (text: string) => stripVTControlCharacters(text).trim()
