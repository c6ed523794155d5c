import { type CoverKind, formatMoney, formatPercent } from '@coverkit/core'
import {
  INSURABILITY_LIMITS,
  type IncreaseLimit,
  type InsurabilityEvent,
  type InsurableCover,
  increaseLimits,
  maximumIncrease,
} from '@coverkit/core/guaranteed-insurability'
import { coverNames } from '#quote/terms-copy'
import { insurabilityCopy as copy } from './copy.ts'

/** A sum insured in words; income protection is paid a month. */
export const sumOf = (kind: CoverKind, sum: number): string =>
  kind === 'incomeProtection' ? copy.increase.aMonth(formatMoney(sum)) : formatMoney(sum)

/** One thing that holds an increase down. */
export interface LimitLine {
  readonly limitedBy: IncreaseLimit
  readonly text: string
  readonly sum: string
  /** It is the lowest. */
  readonly counts: boolean
}

/** All that holds an increase of a cover down, in words. */
export function limitLines(cover: InsurableCover, event: InsurabilityEvent): readonly LimitLine[] {
  const { kind, originalSum, sumInsured } = cover
  const { limitedBy: lowest } = maximumIncrease(cover, event)
  const { shareOfOriginal } = INSURABILITY_LIMITS[event.event === 'mortgage' ? 'mortgage' : 'event']
  const share = formatPercent(shareOfOriginal * 10_000)
  const base = kind === 'incomeProtection' ? sumInsured : (originalSum ?? 0)
  return increaseLimits(cover, event).map(({ limitedBy, maximum }) => ({
    limitedBy,
    text:
      limitedBy === 'salary-rise' && maximum === 0
        ? copy.increase.riseTooSmall
        : copy.limits[limitedBy](sumOf(kind, base), share),
    sum: sumOf(kind, maximum),
    counts: limitedBy === lowest,
  }))
}

/** A cover as one of those that can be increased. */
export function coverOption(cover: InsurableCover, event: InsurabilityEvent) {
  const { kind, sumInsured } = cover
  const now = sumOf(kind, sumInsured)
  const { maximum, limitedBy } = maximumIncrease(cover, event)
  const isNone = maximum === 0
  const hint = event.event === null ? copy.cover.now(now) : copy.cover.upTo(now, sumOf(kind, maximum))
  return {
    value: kind,
    label: coverNames[kind],
    hint: isNone ? copy.cover.nothing(now, copy.nothings[limitedBy]) : hint,
  }
}
