import {
  COVER_KINDS,
  type CoverKind,
  type FrequencyPremium,
  type InsurerAnswer,
  type Parts,
} from '@coverkit/core'
import { sumOfCents, toCents } from './cents.ts'

/** The parts of a cover's premium, in the order in which they are added. */
export const PREMIUM_PARTS = ['base', 'options', 'discount', 'frequencyLoading', 'stampDuty'] as const

export type PremiumPart = (typeof PREMIUM_PARTS)[number]

/** A cover's premium; every amount in whole cents. */
export interface CoverBreakdown {
  readonly kind: CoverKind
  readonly parts: Readonly<Record<PremiumPart, number>>
  readonly total: number
}

/** A policy's premium: its covers, then one fee; every amount in whole cents. */
export interface PolicyBreakdown {
  readonly covers: readonly CoverBreakdown[]
  readonly fee: number
  readonly total: number
}

export function premiumBreakdown({ covers, parts }: FrequencyPremium): PolicyBreakdown {
  return {
    covers: COVER_KINDS.flatMap((kind) => {
      const cover = covers[kind]
      return cover ? [{ kind, parts: partsInCents(cover), total: toCents(cover.total) }] : []
    }),
    fee: toCents(parts.fee),
    total: toCents(parts.total),
  }
}

function partsInCents(parts: Parts): Record<PremiumPart, number> {
  return {
    base: toCents(parts.base),
    options: toCents(parts.options),
    discount: toCents(parts.discount),
    frequencyLoading: toCents(parts.frequencyLoading),
    stampDuty: toCents(parts.stampDuty),
  }
}

/** Whether each cover's parts make its total, and the covers and the fee make the policy's, to the cent. */
export function addsUp({ covers, fee, total }: PolicyBreakdown): boolean {
  const whole = covers.every(
    (cover) => sumOfCents(PREMIUM_PARTS.map((part) => cover.parts[part])) === cover.total,
  )
  return whole && sumOfCents(covers.map((cover) => cover.total)) + fee === total
}

/** Whether the parts of every price of an answer make its total. One that does not add up is not shown. */
export function isSoundAnswer({ frequencies = {} }: InsurerAnswer): boolean {
  return Object.values(frequencies).every((premium) => addsUp(premiumBreakdown(premium)))
}
