import { parseArgs } from 'node:util'

const RUNS = 5

/** Reads a command line such as `pages press --runs 1 --json`: without names, every part is run. */
export function requestedUrls<Part extends string>(
  words: readonly string[],
  known: readonly Part[],
): {
  readonly parts: readonly Part[]
  readonly runs: number
  /** Whether the result is printed as JSON, and the tables beside it, as errors are. */
  readonly isJson: boolean
  /** Whether the parts are recorded, so that later runs are compared with them. */
  readonly isRecorded: boolean
} {
  const { values, positionals } = parseArgs({
    args: words.filter((word) => word !== '--'),
    options: {
      runs: { type: 'string', default: String(RUNS) },
      json: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const unknown = positionals.filter((name) => !known.some((part) => part === name))
  if (unknown.length > 0)
    throw new Error(`No part is named ${unknown.join(' or ')}. The parts: ${known.join(', ')}.`)
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number, such as 5.')
  const parts = known.filter((part) => positionals.length === 0 || positionals.includes(part))
  return { parts, runs, isJson: values.json, isRecorded: values.record }
}
