import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './workspace.ts'

/** The browser tests write it as they start. */
const FILE = join(ROOT, 'tooling/e2e/.results/engines.json')

export interface EnginesRun {
  /** Engines with their versions. */
  readonly ran: readonly string[]
  /** Engines that are not installed. */
  readonly missing: readonly string[]
}

/** Reads the engines of the last run; undefined before the first. */
export const readEngines = (): EnginesRun | undefined =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as EnginesRun) : undefined

/** The lines that name the engines, for a run in which one of these stages ran. */
export function engineLines(stages: readonly string[], engines: EnginesRun | undefined): readonly string[] {
  if (!engines || !stages.some((name) => name === 'Browser tests' || name === 'Each engine')) return []
  const { ran, missing } = engines
  return [
    `Journeys ran in ${ran.join(', ')}.`,
    ...missing.map((name) => `${name} is not installed, so nothing ran in it: docs/browsers.md.`),
  ]
}
