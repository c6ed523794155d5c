import type { Assumptions, CalculatorInput } from '@coverkit/core'
import { Stack, Text } from '@coverkit/ui'
import { assumptionValue } from './assumptionValue.ts'
import { changesCopy } from './changesCopy.ts'
import { labels } from './copy.ts'
import { EffectLine } from './EffectLine.tsx'
import { type AssumptionChange, changesFromDefaults } from './effects.ts'

const copy = changesCopy.effect

/** Each changed assumption with what it moved in each cover, then all of them together. */
export function Changes({
  input,
  assumptions,
}: {
  readonly input: CalculatorInput
  readonly assumptions: Assumptions
}) {
  const { changes, together } = changesFromDefaults(input, assumptions)
  if (changes.length === 0) {
    return (
      <Text size={15} tone="soft">
        {copy.none}
      </Text>
    )
  }
  return (
    <Stack gap={12}>
      {changes.map((change) => (
        <EffectLine key={change.name} title={changeTitle(change)} effect={change.effect} />
      ))}
      {changes.length > 1 && <EffectLine title={copy.together} effect={together} />}
    </Stack>
  )
}

function changeTitle({ name, from, to }: AssumptionChange): string {
  const value = (number: number) => assumptionValue(name, number)
  return copy.changed(labels[name], value(from), value(to))
}
