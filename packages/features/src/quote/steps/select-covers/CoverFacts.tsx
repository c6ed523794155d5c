import type { CoverKind } from '@coverkit/core'
import { Stack, Text } from '@coverkit/ui'
import { selectCoversCopy } from './copy.ts'

const copy = selectCoversCopy

/** What a cover pays, when, what for, and one thing that it does not cover. */
export function CoverFacts({ kind }: { readonly kind: CoverKind }) {
  const facts = copy.facts[kind]
  return (
    <Stack as="span" gap={4}>
      <Text as="span">{facts.pays}</Text>
      <Fact label={copy.labels.when} text={facts.when} />
      <Fact label={copy.labels.typical} text={facts.typical} />
      <Fact label={copy.labels.notCovered} text={facts.notCovered} />
    </Stack>
  )
}

function Fact({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <Text as="span">
      <Text as="span" weight="medium">
        {label}
      </Text>{' '}
      {text}
    </Text>
  )
}
