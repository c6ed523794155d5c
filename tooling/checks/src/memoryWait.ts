import { existsSync, readFileSync } from 'node:fs'

/** Linux’s own count of the time in which every process that had work waited for memory. */
const PRESSURE = '/proc/pressure/memory'
/** Below this many seconds the wait explains nothing. */
const NOTEWORTHY_S = 10

/** Seconds since the machine started in which all work waited for memory; 0 where that is not counted. */
export const memoryWaitS = (): number => (existsSync(PRESSURE) ? waitIn(readFileSync(PRESSURE, 'utf8')) : 0)

export const waitIn = (pressure: string): number =>
  Number(/^full .*total=(\d+)$/m.exec(pressure)?.[1] ?? 0) / 1_000_000

/** Returns a line that says so if the machine was short of memory: tests then fail by their time limits. */
export const memoryLines = (seconds: number): readonly string[] =>
  seconds < NOTEWORTHY_S
    ? []
    : [`\nThe machine was short of memory: for ${Math.round(seconds)} s all work waited for it.`]
