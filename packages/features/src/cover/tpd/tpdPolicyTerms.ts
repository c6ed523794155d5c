import { formatMoney } from '@coverkit/core'
import type { PolicyTermsOf } from '../policy-terms/PolicyTermsOf.ts'
import { termsCopy } from '../terms/termsCopy.ts'

export const tpdPolicyTerms: PolicyTermsOf<'tpd'> = (cover) => {
  const { structure, linkedSum, sumInsured, occupationType, extras } = cover
  const link = termsCopy.structures[structure]
  const standalone = sumInsured - linkedSum
  const isSplit = linkedSum > 0 && standalone > 0
  return [
    isSplit ? termsCopy.parts(link, formatMoney(linkedSum), formatMoney(standalone)) : link,
    ...(occupationType === null ? [] : [termsCopy.occupationTypes[occupationType]]),
    ...extras.map((extra) => termsCopy.tpdExtras[extra]),
  ]
}
