import type { Check, Status } from './Check.ts'
import type { ContractOptions } from './Contract.ts'
import type { ContractResult, GroupResult } from './runContract.ts'

const STATUSES: readonly Status[] = ['ok', 'FAIL', 'not offered', 'skipped']

type Reached = Extract<ContractResult, { reachable: true }>

const countOf = ({ groups }: Reached, status: Status) =>
  groups.flatMap(({ checks }) => checks).filter((check) => check.status === status).length

export const hasPassed = (result: Reached): boolean => countOf(result, 'FAIL') === 0

/** The lines of a run, for people. */
export function textOf(result: ContractResult): string {
  if (!result.reachable) return result.message
  const counts = STATUSES.map(
    (status) => `${countOf(result, status)} ${status === 'FAIL' ? 'failed' : status}`,
  )
  return [...result.groups.map(groupText), counts.join(', ')].join('\n\n')
}

const groupText = ({ name, title, loses, checks }: GroupResult): string =>
  [`${title} (${name}). ${loses}`, ...folded(checks).flatMap(linesOf)].join('\n')

/** Joins the checks that were skipped for the same reason. */
function folded(checks: readonly Check[]): readonly Check[] {
  const lines = new Map<string, Check>()
  for (const check of checks) {
    const key = check.status === 'skipped' ? check.message : check.name
    const line = lines.get(key)
    lines.set(key, line ? { ...line, name: `${line.name}, ${check.name}` } : check)
  }
  return [...lines.values()]
}

/** Equal notes of consecutive checks are printed once, after the last of them. */
function linesOf(check: Check, place: number, checks: readonly Check[]): readonly string[] {
  const { status, name, call, message, notes } = check
  const next = checks[place + 1]
  const isRepeated = next?.status === status && next.notes.join('\n') === notes.join('\n')
  const what = status === 'skipped' ? name : `${name} (${call})`
  return [
    `  ${status.padEnd(13)}${what}${message && `: ${message}`}`,
    ...(isRepeated ? [] : notes.map((note) => `  ${' '.repeat(13)}${note}`)),
  ]
}

/** The same for programs. */
export function jsonOf({ url, origin, accountName }: ContractOptions, result: ContractResult): string {
  const about = { url, origin, account: accountName }
  if (!result.reachable) return JSON.stringify({ ...about, ...result }, null, 2)
  const counts = Object.fromEntries(STATUSES.map((status) => [status, countOf(result, status)]))
  return JSON.stringify(
    { ...about, reachable: true, passed: hasPassed(result), counts, groups: result.groups },
    null,
    2,
  )
}
