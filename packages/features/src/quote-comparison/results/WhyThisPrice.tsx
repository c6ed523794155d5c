import type { ComparisonClient } from '@coverkit/core'
import { Stack, Text } from '@coverkit/ui'
import type { PremiumPart } from '#cover/premium'
import { termsCopy } from '#cover/terms'
import { comparisonCopy } from '../copy.ts'
import type { Offer } from '../offers.ts'

/** Facts that all prices of a comparison depend on. */
export interface WhyFacts {
  readonly client: ComparisonClient
  /** The occupation classes in words, such as `AA` or `AA for life cover`. */
  readonly classes: string
}

interface WhyThisPriceProps {
  readonly offer: Offer
  readonly facts: WhyFacts
}

/** The reasons for this price, one sentence each; a part that is zero is left out. */
export function WhyThisPrice({ offer, facts }: WhyThisPriceProps) {
  return (
    <Stack gap={8}>
      {sentences(offer, facts).map((sentence) => (
        <Text key={sentence} size={15} measure>
          {sentence}
        </Text>
      ))}
    </Stack>
  )
}

function sentences({ breakdown }: Offer, { client, classes }: WhyFacts): readonly string[] {
  const { whyText } = comparisonCopy
  const { age, gender, smoker, state, needs } = client
  const when = (part: PremiumPart, sentence: string) =>
    breakdown.covers.some(({ parts }) => parts[part] !== 0) ? [sentence] : []
  return [
    whyText.person({ age, gender: termsCopy.genders[gender].toLowerCase(), smoker, state }),
    whyText.classes(classes),
    needs.premiumType === 'level' ? whyText.level : whyText.stepped,
    ...when('options', whyText.options),
    ...when('discount', whyText.discount),
    ...when('frequencyLoading', whyText.loading),
    whyText.duty,
  ]
}
