import type { CoverKind } from '@coverkit/core'
import { Stack, Text } from '@coverkit/ui'
import { quoteCopy } from '../../copy.ts'

/** What a cover pays, when, what for, and one thing that it does not cover. */
export function CoverFacts({ kind }: { readonly kind: CoverKind }) {
  const { pays, when, typical, notCovered } = quoteCopy.selectCovers.facts[kind]
  return (
    <Stack as="span" gap={4}>
      <Text as="span">{pays}</Text>
      <Text as="span">{when}</Text>
      <Text as="span">{typical}</Text>
      <Text as="span" size={15} tone="soft">
        {notCovered}
      </Text>
    </Stack>
  )
}
