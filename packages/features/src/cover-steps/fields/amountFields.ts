import {
  type CoverKind,
  formatNumber,
  InvalidInputError,
  OFFER_LIMITS,
  parseMoney,
  roundCover,
  roundStandaloneTpd,
} from '@coverkit/core'
import type { InputValue } from '@coverkit/flow'
import { field } from '#common/step-form/fieldSchemas.ts'

export type LumpSumKind = Exclude<CoverKind, 'incomeProtection'>

export function roundingOf(kind: LumpSumKind, linked: boolean): (dollars: number) => number {
  return kind === 'tpd' && !linked ? roundStandaloneTpd : roundCover
}

interface AmountRules {
  readonly linked?: boolean
  /** The amount that stands, as its field shows it: it may stay, whatever new cover is limited to. */
  readonly standing?: InputValue
}

/** An amount of cover as typed, in dollars: within the limits once it is rounded, which the cover rules then do. */
export function coverAmount(kind: LumpSumKind, { linked = false, standing = '' }: AmountRules = {}) {
  const [min, max] = OFFER_LIMITS.sumInsured[kind]
  return field(
    (text) => {
      const amount = parseMoney(text)
      if (amount > 0 && amount === readAmount(standing)) return amount
      const rounded = roundingOf(kind, linked)(amount)
      if (rounded < min) throw new InvalidInputError('', 'min')
      if (rounded > max) throw new InvalidInputError('', 'max')
      return amount
    },
    { min, max },
  )
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
