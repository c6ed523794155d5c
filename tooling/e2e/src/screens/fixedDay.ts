// Imported first of all: from here on this process is at one moment, so that dates, ages and premiums on pictures are the
// same on every day. Processes that it starts inherit by how much the clock is moved.
import { shiftClock } from './shiftClock.ts'

/** A Wednesday morning in Melbourne. */
const MOMENT = '2026-11-18T10:00:00+11:00'

process.env.SCREENS_CLOCK_MS ??= String(Date.parse(MOMENT) - Date.now())

/** By how much pages and the backend have to move theirs. */
export const clockOffsetMs = Number(process.env.SCREENS_CLOCK_MS)

shiftClock(clockOffsetMs)
