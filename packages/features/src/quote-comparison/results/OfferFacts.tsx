import { Badge, Text } from '@coverkit/ui'
import { COVER_WORDS } from '#cover/words'
import { comparisonCopy } from '../copy.ts'
import type { Fact } from '../facts.ts'
import { endAge } from '../projection/endAge.ts'
import type { Projection } from '../projection/useProjection.ts'

interface OfferFactsProps {
  readonly facts: readonly Fact[]
  readonly projection: Projection
}

/** Facts that distinguish this offer from the others; they are not advice. */
export function OfferFacts({ facts, projection }: OfferFactsProps) {
  const end = endAge(projection.answer)
  return facts.map((fact) =>
    fact.kind === 'only-type' ? (
      <Text key={fact.kind} as="span" size={15} tone="soft">
        {comparisonCopy.facts.onlyStepped}
      </Text>
    ) : (
      <Badge key={fact.kind === 'lowest-cover' ? fact.cover : fact.kind} tone="accent">
        {factWords(fact, end)}
      </Badge>
    ),
  )
}

function factWords(fact: Exclude<Fact, { readonly kind: 'only-type' }>, end: number): string {
  const { lowestNow, lowestToEnd, lowestCover } = comparisonCopy.facts
  switch (fact.kind) {
    case 'lowest-now':
      return lowestNow
    case 'lowest-to-end':
      return lowestToEnd(end)
    case 'lowest-cover':
      return lowestCover(COVER_WORDS[fact.cover].noun)
  }
}
