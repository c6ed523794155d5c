import { BulletList, Stack, Text } from '@coverkit/ui'
import { changeCopy } from './changeCopy.ts'

interface CauseAndEffectsProps {
  readonly cause: string
  readonly effects: readonly string[]
}

/** One cause, then what it led to, in a sentence or a list: none is folded, since amounts may be among them. */
export function CauseAndEffects({ cause, effects }: CauseAndEffectsProps) {
  const [first = ''] = effects
  if (effects.length === 1) return <Text>{changeCopy.sentence(cause, first)}</Text>
  return (
    <Stack gap={4}>
      <Text>{changeCopy.so(cause)}</Text>
      <BulletList items={effects} />
    </Stack>
  )
}
