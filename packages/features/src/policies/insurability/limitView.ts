import { type CoverKind, formatPercent } from '@coverkit/core'
import {
  eventWindow,
  INSURABILITY_LIMITS,
  type IncreaseLimit,
  type InsurabilityEvent,
  type InsurableCover,
  increaseLimits,
  maximumIncrease,
} from '@coverkit/core/guaranteed-insurability'
import { COVER_WORDS, formatSum } from '#cover/words'
import { today } from '#fields/controls'
import { insurabilityCopy as copy } from './copy.ts'

/** Why nothing can be added to a cover. */
export const nothingText = (kind: CoverKind, limitedBy: IncreaseLimit): string =>
  kind === 'incomeProtection' && limitedBy === 'cover-maximum' ? copy.incomeMaximum : copy.nothings[limitedBy]

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
        : copy.limits[limitedBy](formatSum(kind, base), share),
    sum: formatSum(kind, maximum),
    counts: limitedBy === lowest,
  }))
}

/** Asks for the amounts that the limit of a cover depends on; null if they are entered. */
export function enterFirst({ kind }: InsurableCover, event: InsurabilityEvent): string | null {
  const { newAmount, earlierAmount } = event
  const { mortgage, salaryRise } = copy.increase.enterFirst
  // Income protection is increased by a share of its benefit, however large the loan is.
  if (event.event === 'mortgage') return newAmount === null && kind !== 'incomeProtection' ? mortgage : null
  const isUnknown = newAmount === null || earlierAmount === null
  return event.event === 'salaryRise' && isUnknown ? salaryRise : null
}

/** Whether the period for a request has ended. */
const isOver = ({ eventDate }: InsurabilityEvent): boolean =>
  eventDate !== null && eventWindow(eventDate, today()).daysLeft < 0

/** A cover as one of those that can be increased. */
export function coverOption(cover: InsurableCover, event: InsurabilityEvent) {
  const { kind, sumInsured } = cover
  const now = formatSum(kind, sumInsured)
  const { maximum, limitedBy } = maximumIncrease(cover, event)
  const first = enterFirst(cover, event)
  const option = { value: kind, label: COVER_WORDS[kind].name }
  if (maximum === 0) return { ...option, hint: copy.cover.nothing(now, nothingText(kind, limitedBy)) }
  if (event.event === null || isOver(event)) return { ...option, hint: copy.cover.now(now) }
  if (first !== null) return { ...option, hint: copy.cover.unknown(now, first) }
  return { ...option, hint: copy.cover.upTo(now, formatSum(kind, maximum)) }
}

/** The hint of the increase field; undefined if the period for a request has ended. */
export function increaseHint(cover: InsurableCover, event: InsurabilityEvent): string | undefined {
  const { maximum, limitedBy } = maximumIncrease(cover, event)
  if (event.event === null) return copy.increase.chooseEvent
  if (maximum === 0) return nothingText(cover.kind, limitedBy)
  if (isOver(event)) return undefined
  return enterFirst(cover, event) ?? copy.increase.hint(formatSum(cover.kind, maximum))
}
