import { type ComparisonClient, type CoverKind, formatMoney, type InsurerAnswer } from '@coverkit/core'
import { termsCopy } from '#cover/terms'
import { declineSentence } from './copy.ts'
import { declineCode } from './reasonCodes.ts'

/** Why an insurer does not offer what was asked: a sentence for each of its reasons. */
export function declineSentences({ reasons }: InsurerAnswer, client: ComparisonClient): readonly string[] {
  const sentences = reasons.map(({ code, cover }) =>
    declineSentence(declineCode(code), cover, {
      age: client.age,
      amount: cover === null ? '' : sumInsured(client, cover),
      waitingPeriod: client.needs.incomeProtectionCover.waitingPeriod,
      benefitPeriod: client.needs.incomeProtectionCover.benefitPeriod,
      premiumType: client.needs.premiumType ?? 'stepped',
    }),
  )
  return sentences.length > 0 ? sentences : [declineSentence(null, null, noFacts)]
}

const noFacts = { age: 0, amount: '', waitingPeriod: '', benefitPeriod: '', premiumType: '' }

function sumInsured({ needs }: ComparisonClient, cover: CoverKind): string {
  const { lifeCover, tpdCover, criticalIllnessCover, incomeProtectionCover } = needs
  switch (cover) {
    case 'life':
      return formatMoney(lifeCover.amount ?? 0)
    case 'tpd':
      return formatMoney((tpdCover.amountLinked ?? 0) + (tpdCover.amountStandalone ?? 0))
    case 'criticalIllness':
      return formatMoney(criticalIllnessCover.amount ?? 0)
    case 'incomeProtection':
      return termsCopy.aMonth(formatMoney(incomeProtectionCover.monthlyBenefit ?? 0))
  }
}
