import { type ComparisonClient, type InsurerAnswer, sumInsuredOf } from '@coverkit/core'
import { formatSum } from '#cover/words'
import { declineSentence } from './copy.ts'
import { declineCode } from './reasonCodes.ts'

/** Why an insurer does not offer what was asked: a sentence for each of its reasons. */
export function declineSentences({ reasons }: InsurerAnswer, client: ComparisonClient): readonly string[] {
  const sentences = reasons.map(({ code, cover }) =>
    declineSentence(declineCode(code), cover, {
      age: client.age,
      amount: cover === null ? '' : formatSum(cover, sumInsuredOf(client.needs, cover)),
      waitingPeriod: client.needs.incomeProtectionCover.waitingPeriod,
      benefitPeriod: client.needs.incomeProtectionCover.benefitPeriod,
      premiumType: client.needs.premiumType ?? 'stepped',
    }),
  )
  return sentences.length > 0 ? sentences : [declineSentence(null, null, noFacts)]
}

const noFacts = { age: 0, amount: '', waitingPeriod: '', benefitPeriod: '', premiumType: '' }
