import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { longParts } from './longParts.ts'

const TABLE = join(import.meta.dirname, 'longTimes.json')

/** The seconds that a part took when it passed in a recorded run, by its name: `pnpm test:long --record`. */
export type LongTimes = Readonly<Record<string, number>>

export const longTimes = (): LongTimes => JSON.parse(readFileSync(TABLE, 'utf8')) as LongTimes

/** Writes what these parts took beside the others, in their order. */
export function recordLongTimes(taken: LongTimes): void {
  const times: LongTimes = { ...longTimes(), ...taken }
  const rows = longParts().flatMap(({ name }) => (times[name] === undefined ? [] : [[name, times[name]]]))
  writeFileSync(TABLE, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`)
}
