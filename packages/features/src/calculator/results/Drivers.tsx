import { type Driver, sensitivity } from '@coverkit/core'
import { Heading, Stack } from '@coverkit/ui'
import { assumptionValue } from '../assumptions/assumptionValue.ts'
import { labels } from '../assumptions/copy.ts'
import { EffectLine } from '../assumptions/EffectLine.tsx'
import { resultsCopy } from './copy.ts'
import { strongest } from './strongest.ts'
import type { Calculation } from './workingLines.ts'

const copy = resultsCopy.drivers

/** The assumptions whose next step up moves the needs most. */
export function Drivers({ calculation }: { readonly calculation: Calculation }) {
  const drivers = strongest(sensitivity(calculation.input, calculation.assumptions))
  if (drivers.length === 0) return null
  return (
    <Stack gap={16}>
      <Heading level={2} size={20}>
        {copy.title}
      </Heading>
      {drivers.map((driver) => (
        <EffectLine key={driver.assumption} title={stepCopyOf(driver)} effect={driver.up.effect} />
      ))}
    </Stack>
  )
}

function stepCopyOf({ assumption, value, up }: Driver): string {
  const words = (number: number) => assumptionValue(assumption, number)
  return copy.step(labels[assumption], words(value), words(up.value))
}
