import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter } from 'vitest/node'

/** The file of the errors, beside the JSON report. */
export const errorsFile = (report: string): string => report.replace(/\.json$/, '.errors.json')

/**
 * A reporter that writes the errors outside of tests, which Vitest's JSON report leaves out. Files that did not run
 * for such an error are missing from that report, or pass in it without a test.
 */
export default class OutsideErrors implements Reporter {
  #report = ''

  onInit({ config }: Parameters<NonNullable<Reporter['onInit']>>[0]): void {
    this.#report = typeof config.outputFile === 'object' ? (config.outputFile.json ?? '') : ''
  }

  onTestRunEnd(
    _modules: Parameters<NonNullable<Reporter['onTestRunEnd']>>[0],
    errors: Parameters<NonNullable<Reporter['onTestRunEnd']>>[1],
  ): void {
    const messages = errors.map(({ message }) => ({ message }))
    if (this.#report === '') return
    mkdirSync(dirname(this.#report), { recursive: true })
    writeFileSync(errorsFile(this.#report), JSON.stringify(messages))
  }
}
