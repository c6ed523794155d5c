import { formatNumber, parseMoney } from '@coverkit/core'
import { readOrNull, tidyWith } from '#common/form/tidy.ts'

const HIGHEST_PREMIUM = 9_999_999

/** Whole cents of what was typed; null where it is no amount above 0. */
export function centsOfText(text: string): number | null {
  return readOrNull(() => parseMoney(text, { isInCents: true, min: 0.01, max: HIGHEST_PREMIUM }))
}

/** `A$168.7` as `168.70`, once the field is left. */
export const tidyCents = tidyWith((text) => {
  const cents = parseMoney(text, { isInCents: true, max: HIGHEST_PREMIUM })
  return `${formatNumber(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`
})
