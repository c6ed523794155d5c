import type { CriticalIllnessLink } from '../covers/critical-illness/criticalIllnessCover.ts'
import { write } from './quoteDraft.ts'
import { runRule } from './runRule.ts'
import { criticalIllnessLinkError } from './settleLinks.ts'
import type { ClientQuote, RuleResult } from './types.ts'

/**
 * Links critical illness to life, or makes it standalone. `life` is refused unless life is selected with an amount at
 * least as large, and while TPD is linked to critical illness.
 */
export function linkCriticalIllness(quote: ClientQuote, to: CriticalIllnessLink): RuleResult {
  return runRule(quote, (draft) => {
    if (to === 'life' && criticalIllnessLinkError(draft.quote) !== null) return
    write(draft, 'criticalIllnessCover', { criticalIllnessLinkTo: to }, 'chosen')
  })
}
