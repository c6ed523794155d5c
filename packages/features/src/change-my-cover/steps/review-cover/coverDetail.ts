import type { ClientQuote, CoverKind } from '@coverkit/core'
import { termsCopy as words } from '#cover/terms'
import { reviewCopy as copy } from './copy.ts'

/** Describes a cover's structure and owner in a line: `Linked to life, inside super`. */
export function coverDetail(quote: ClientQuote, kind: CoverKind): string {
  const [first = '', ...rest] = partsOf(quote, kind)
  return [first, ...rest.map((part) => `${part.slice(0, 1).toLowerCase()}${part.slice(1)}`)].join(', ')
}

function partsOf(quote: ClientQuote, kind: CoverKind): readonly string[] {
  const { lifeCover, tpdCover, criticalIllnessCover, incomeProtectionCover } = quote
  const { structures, owners } = words
  switch (kind) {
    case 'life':
      return [owners[lifeCover.lifeOwner]]
    case 'tpd':
      return [structures[tpdCover.tpdLinkTo], owners[tpdCover.tpdOwner]]
    case 'criticalIllness':
      return [
        structures[criticalIllnessCover.criticalIllnessLinkTo],
        owners[criticalIllnessCover.criticalIllnessOwner],
      ]
    case 'incomeProtection': {
      const { waitingPeriod, benefitPeriod, incomeProtectionOwner } = incomeProtectionCover
      return [
        copy.wait(words.waits[waitingPeriod]),
        benefitPeriod === '65' ? words.benefits[benefitPeriod] : copy.paidFor(words.benefits[benefitPeriod]),
        owners[incomeProtectionOwner],
      ]
    }
  }
}
