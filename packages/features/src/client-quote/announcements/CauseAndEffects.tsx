import { BulletList, Disclosure, Stack, Text } from '@coverkit/ui'
import { changeCopy } from './changeCopy.ts'

/** The number of effects shown without expanding: more would push the questions off a phone's screen. */
const SHOWN_EFFECTS = 2

interface CauseAndEffectsProps {
  readonly cause: string
  readonly effects: readonly string[]
}

/** One cause, then what it led to: a sentence, a short list, or a list behind a line that opens. */
export function CauseAndEffects({ cause, effects }: CauseAndEffectsProps) {
  const [first = ''] = effects
  if (effects.length === 1) return <Text>{changeCopy.sentence(cause, first)}</Text>
  const list = <BulletList items={effects} />
  return (
    <Stack gap={4}>
      <Text>{changeCopy.so(cause)}</Text>
      {effects.length <= SHOWN_EFFECTS ? (
        list
      ) : (
        <Disclosure summary={changeCopy.seeAll(effects.length)}>{list}</Disclosure>
      )}
    </Stack>
  )
}
