import type { CoverKind, PaymentFrequency } from '@coverkit/core'
import { Alert, Button, Form, Inline, NumberField, Select, Stack } from '@coverkit/ui'
import { useState } from 'react'
import { premiumCopy } from '#quote/premium-copy'
import { coverNames, coverNouns } from '#quote/terms-copy'
import { centsOfText } from './centsOfText.ts'
import { simulatorCopy } from './copy.ts'
import { paid } from './priceView.ts'
import * as styles from './simulator.css.ts'
import type { SumForPremium } from './sumForPremium.ts'
import { sumText } from './sums.ts'

const { target: copy } = simulatorCopy

/** The amount found, and whether it changed the current one. */
export interface FoundAmount extends SumForPremium {
  readonly isTaken: boolean
}

interface TargetPremiumProps {
  readonly covers: readonly CoverKind[]
  /** The initial value of the field in dollars, and its frequency. */
  readonly now: number
  readonly frequency: PaymentFrequency
  /** Finds the most of a cover that a premium pays for, and takes it; null where nothing of it is offered. Rejects where unknown. */
  readonly find: (kind: CoverKind, cents: number) => Promise<FoundAmount | null>
}

interface End {
  readonly text: string
  readonly severity: 'info' | 'error'
  readonly isTaken: boolean
}

/** The other way round: a premium is given, and the amount follows. */
export function TargetPremium({ covers, now, frequency, find }: TargetPremiumProps) {
  const [first] = covers
  const [kind, setKind] = useState<CoverKind | null>(null)
  const [text, setText] = useState(now.toFixed(2))
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [end, setEnd] = useState<End | null>(null)
  const chosen = kind !== null && covers.includes(kind) ? kind : first
  if (chosen === undefined) return null

  async function submit(cover: CoverKind): Promise<void> {
    const cents = centsOfText(text)
    setError(cents === null ? copy.required : undefined)
    if (cents === null || isBusy) return
    setBusy(true)
    setEnd(null)
    const found = await find(cover, cents).then(
      (found) => endOf(cover, found, frequency),
      (): End => ({ text: copy.failed, severity: 'error', isTaken: false }),
    )
    setBusy(false)
    setEnd(found)
  }

  return (
    <Form label={copy.title} onSubmit={() => void submit(chosen)}>
      <div className={styles.target}>
        {covers.length > 1 && (
          <Select
            name="simulator-target-cover"
            label={copy.which}
            width="medium"
            options={covers.map((value) => ({ value, label: coverNames[value] }))}
            value={chosen}
            onChange={(value) => setKind(covers.find((cover) => cover === value) ?? null)}
          />
        )}
        <NumberField
          name="simulator-target"
          label={copy.label}
          hint={copy.hint(premiumCopy.per[frequency])}
          decimal
          prefix="$"
          value={text}
          onChange={setText}
          error={error}
        />
        <Inline>
          <Button type="submit" busy={isBusy} busyLabel={copy.busy}>
            {copy.button}
          </Button>
        </Inline>
      </div>
      <Stack gap={8}>
        {/* A new amount is said with its price, once. */}
        {end?.isTaken && <Alert severity={end.severity}>{end.text}</Alert>}
        <div role="status">{end && !end.isTaken && <Alert severity={end.severity}>{end.text}</Alert>}</div>
      </Stack>
    </Form>
  )
}

function endOf(cover: CoverKind, found: FoundAmount | null, frequency: PaymentFrequency): End {
  if (found === null) return { text: copy.none, severity: 'info', isTaken: false }
  const price = paid(found.cents / 100, frequency)
  const sum = sumText(cover, found.sum)
  const text = found.isAbove
    ? copy.above(coverNouns[cover], sum, price)
    : copy.found(coverNames[cover], sum, price)
  return { text, severity: 'info', isTaken: found.isTaken }
}
