import { type CoverKind, formatDifference } from '@coverkit/core'
import { Stack, Text } from '@coverkit/ui'
import { COVER_WORDS, sumUnit } from '#cover/words'
import { changesCopy } from './changesCopy.ts'
import { type CoverEffect, movedCovers } from './effects.ts'

/** A change and what it does to each cover, such as `Life cover +$71,000`. */
export function EffectLine({ title, effect }: { readonly title: string; readonly effect: CoverEffect }) {
  const moved = movedCovers(effect)
  return (
    <Stack gap={4}>
      <Text size={15} weight="medium">
        {title}
      </Text>
      {moved.length === 0 && (
        <Text size={15} tone="soft">
          {changesCopy.effect.nothing}
        </Text>
      )}
      {moved.map((kind) => (
        <Text key={kind} size={15} tone="soft" tabular>
          {formatEffect(kind, effect[kind])}
        </Text>
      ))}
    </Stack>
  )
}

function formatEffect(kind: CoverKind, dollars: number): string {
  const unit = sumUnit(kind)
  return [COVER_WORDS[kind].name, formatDifference(dollars), ...(unit ? [unit] : [])].join(' ')
}
