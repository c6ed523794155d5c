import type { CoverRules } from '../CoverRules.ts'
import { inOrder } from '../inOrder.ts'
import { roundCover, roundStandaloneTpd } from '../rounding.ts'
import { TPD_EXTRAS } from './tpdCover.ts'
import { parentAmount, splitTpd, tpdParent } from './tpdLink.ts'

export const tpdRules: CoverRules<'tpd'> = {
  withSum(sum, quote) {
    const parent = tpdParent(quote)
    return splitTpd(sum, parent === null ? 0 : parentAmount(quote, parent))
  },
  lowered(maximum, { tpdCover: { amountLinked, amountStandalone } }) {
    const linked = Math.min(amountLinked ?? 0, maximum)
    if (linked === (amountLinked ?? 0)) return { amountStandalone: maximum - linked || null }
    return { amountLinked: linked || null, ...(amountStandalone && { amountStandalone: null }) }
  },
  round: (dollars, quote) => (tpdParent(quote) === null ? roundStandaloneTpd : roundCover)(dollars),
  ownedBy: (tpdOwner) => ({ tpdOwner }),
  withExtras: (chosen) => ({ extras: inOrder(TPD_EXTRAS, chosen) }),
}
