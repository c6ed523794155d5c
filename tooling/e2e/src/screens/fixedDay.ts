// Import it first: it sets this process to a fixed moment, so that dates, ages and premiums on pictures are
// the same on every day. Child processes inherit the shift of the clock.
import { shiftClock } from './shiftClock.ts'

/** A Wednesday morning in Melbourne. */
const MOMENT = '2026-11-18T10:00:00+11:00'

process.env.SCREENS_CLOCK_MS ??= String(Date.parse(MOMENT) - Date.now())

/** Shift of the clocks of pages and the backend. */
export const clockOffsetMs = Number(process.env.SCREENS_CLOCK_MS)

shiftClock(clockOffsetMs)
