import type { CoverTermWords } from '../terms/CoverTermWords.ts'
import { list, money, term } from '../terms/term.ts'
import { termsCopy } from '../terms/termsCopy.ts'

const { structures, owners, criticalIllnessExtras } = termsCopy

export const criticalIllnessTerms: CoverTermWords = {
  listed: ({ criticalIllnessCover: cover }) => [
    term('amount', money(cover.amount)),
    term('structure', structures[cover.criticalIllnessLinkTo]),
    term('extras', list(cover.extras, criticalIllnessExtras)),
    term('owner', owners[cover.criticalIllnessOwner]),
  ],
  brief: ({ criticalIllnessCover: cover }) => [
    structures[cover.criticalIllnessLinkTo],
    owners[cover.criticalIllnessOwner],
  ],
}
