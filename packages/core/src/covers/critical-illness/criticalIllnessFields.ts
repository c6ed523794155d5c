import type { CoveredQuote } from '../groups.ts'
import { roundCover } from '../rounding.ts'
import { amountOfCover, type CoverContext, listed, term, whenSelected } from '../termFields.ts'
import { OWNERS } from '../terms.ts'
import {
  CRITICAL_ILLNESS_EXTRAS,
  CRITICAL_ILLNESS_LINKS,
  type CriticalIllnessLink,
} from './criticalIllnessCover.ts'
import { criticalIllnessLimits } from './criticalIllnessLimits.ts'
import { lifeLinkError } from './lifeLinkError.ts'

const ifSelected = whenSelected('criticalIllness')

const isAboveLife = ({ criticalIllnessCover, lifeCover }: CoveredQuote): boolean =>
  roundCover(criticalIllnessCover.amount ?? 0) > (lifeCover.amount ?? 0)

/** The questions about critical illness cover. */
export const criticalIllnessFields = {
  amount: amountOfCover({
    ...ifSelected,
    required: true,
    limits: () => criticalIllnessLimits.sumInsured,
    round: () => roundCover,
    standing: (_quote: unknown, { standing }: CoverContext) => standing.criticalIllnessCover.amount,
  }),
  criticalIllnessLinkTo: {
    ...term('standalone', CRITICAL_ILLNESS_LINKS, {
      ...ifSelected,
      among: (quote: CoveredQuote): readonly CriticalIllnessLink[] =>
        lifeLinkError(quote) === null ? CRITICAL_ILLNESS_LINKS : ['standalone'],
    }),
    /** A linked amount is part of that of life. */
    check: (link: CriticalIllnessLink, quote: CoveredQuote): 'range' | null =>
      link === 'life' && isAboveLife(quote) ? 'range' : null,
  },
  extras: listed(CRITICAL_ILLNESS_EXTRAS, ifSelected),
  criticalIllnessOwner: term('O', OWNERS, ifSelected),
}
