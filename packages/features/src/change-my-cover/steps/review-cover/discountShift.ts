import { COVER_KINDS, type CoverParts, type FrequencyPremium } from '@coverkit/core'

type Covers = FrequencyPremium['covers']

/** Smaller differences of the share come from whole cents. */
const LEAST = 0.005

const shareOf = ({ base, options, multiCoverDiscount }: CoverParts): number =>
  base + options === 0 ? 0 : -multiCoverDiscount / (base + options)

/** Whether the covers that stay get a higher or a lower discount for several covers, which moves their prices; null for the same. */
export function discountShift(now: Covers, after: Covers): 'higher' | 'lower' | null {
  const shifts = COVER_KINDS.flatMap((kind) => {
    const [before, then] = [now[kind], after[kind]]
    return before && then ? [shareOf(then) - shareOf(before)] : []
  })
  if (shifts.some((shift) => shift < -LEAST)) return 'lower'
  return shifts.some((shift) => shift > LEAST) ? 'higher' : null
}
