import { type QuoteNeeds, sumInsuredOf } from '@coverkit/core'
import type { CoverTermWords } from '../terms/CoverTermWords.ts'
import { list, money, term } from '../terms/term.ts'
import { termsCopy } from '../terms/termsCopy.ts'

export const tpdTerms: CoverTermWords = {
  listed: (needs) => {
    const { tpdCover } = needs
    return [
      term('amount', money(sumInsuredOf(needs, 'tpd'))),
      term('structure', structureOf(tpdCover)),
      term('occupationType', termsCopy.occupationTypes[tpdCover.occupationType]),
      term('extras', list(tpdCover.extras, termsCopy.tpdExtras)),
      term('owner', termsCopy.owners[tpdCover.tpdOwner]),
    ]
  },
  brief: ({ tpdCover }) => [termsCopy.structures[tpdCover.tpdLinkTo], termsCopy.owners[tpdCover.tpdOwner]],
}

function structureOf({ tpdLinkTo, amountLinked, amountStandalone }: QuoteNeeds['tpdCover']): string {
  const link = termsCopy.structures[tpdLinkTo]
  if (tpdLinkTo === 'standalone' || !amountStandalone) return link
  return termsCopy.parts(link, money(amountLinked), money(amountStandalone))
}
