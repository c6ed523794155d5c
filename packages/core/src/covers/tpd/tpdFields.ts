import { stored } from '../../fields/kinds.ts'
import { criticalIllnessLimits } from '../critical-illness/criticalIllnessLimits.ts'
import type { CoveredQuote } from '../groups.ts'
import { lifeLimits } from '../life/lifeLimits.ts'
import { roundCover, roundStandaloneTpd } from '../rounding.ts'
import { amountOfCover, type CoverContext, dollars, listed, term, whenSelected } from '../termFields.ts'
import { OWNERS } from '../terms.ts'
import { OCCUPATION_TYPES, TPD_EXTRAS, TPD_LINKS } from './tpdCover.ts'
import { tpdLimits } from './tpdLimits.ts'
import { bareParent, tpdLinksOffered } from './tpdLink.ts'
import { tpdTotal } from './tpdTotal.ts'

const ifSelected = whenSelected('tpd')
const PARENT_LIMITS = { life: lifeLimits, criticalIllness: criticalIllnessLimits }

/** The questions about TPD cover. Its two parts are what the link makes of the total. */
export const tpdFields = {
  amountLinked: stored<number | null>(dollars, null),
  amountStandalone: stored<number | null>(dollars, null),
  tpdLinkTo: term('standalone', TPD_LINKS, {
    ...ifSelected,
    offered: (quote: CoveredQuote, { standing }: CoverContext) =>
      tpdLinksOffered(quote, { owner: quote.tpdCover.tpdOwner, standing }),
  }),
  occupationType: term('any', OCCUPATION_TYPES, ifSelected),
  extras: listed(TPD_EXTRAS, ifSelected),
  tpdOwner: term('O', OWNERS, ifSelected),
}

/** The amounts that a form asks in the place of the two parts. */
export const tpdAmountFields = {
  tpdTotal: amountOfCover({
    ...ifSelected,
    required: true,
    limits: () => tpdLimits.sumInsured,
    round: ({ tpdCover }: Pick<CoveredQuote, 'tpdCover'>) =>
      tpdCover.tpdLinkTo === 'standalone' ? roundStandaloneTpd : roundCover,
    standing: (_quote: unknown, { standing }: CoverContext) => tpdTotal(standing),
  }),
  /** The amount of the cover that TPD is linked to, where that has none yet. */
  tpdParentAmount: amountOfCover({
    includedWhen: (quote: CoveredQuote) => bareParent(quote) !== null,
    required: true,
    limits: (quote: CoveredQuote) => PARENT_LIMITS[bareParent(quote) ?? 'life'].sumInsured,
    round: () => roundCover,
  }),
}
