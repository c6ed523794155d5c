import { type CoverKind, formatNumber, parseMoney, roundCover, roundStandaloneTpd } from '@coverkit/core'
import type { InputValue } from '@coverkit/flow'

export type LumpSumKind = Exclude<CoverKind, 'incomeProtection'>

export function roundingOf(kind: LumpSumKind, linked: boolean): (dollars: number) => number {
  return kind === 'tpd' && !linked ? roundStandaloneTpd : roundCover
}

/**
 * Returns the rounded value of a typed amount, or null when it needs no rounding or is invalid. The current
 * amount, as its field shows it, is not rounded.
 */
export function roundedTo(
  text: string,
  round: (dollars: number) => number,
  standing: InputValue = '',
): number | null {
  try {
    const amount = parseMoney(text)
    const stays = amount === 0 || amount === readAmount(standing) || round(amount) === amount
    return stays ? null : round(amount)
  } catch {
    return null
  }
}

/** The amount as a field shows it, without the dollar sign that the field has. */
export function amountText(amount: number | null): string {
  return amount === null || amount === 0 ? '' : formatNumber(amount)
}

/** A typed amount in dollars, or null when it cannot be read. */
export function readAmount(text: unknown, isYearly = false): number | null {
  try {
    return typeof text === 'string' ? parseMoney(text, { isYearly }) : null
  } catch {
    return null
  }
}
