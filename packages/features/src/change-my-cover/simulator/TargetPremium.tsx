import type { CoverKind, PaymentFrequency } from '@coverkit/core'
import { Alert, Button, Form, Inline, NumberField, Select, Stack } from '@coverkit/ui'
import { useState } from 'react'
import { premiumCopy } from '#cover/premium'
import { COVER_WORDS, formatSum } from '#cover/words'
import { centsOfText, tidyCents } from './centsOfText.ts'
import { simulatorCopy } from './copy.ts'
import { paid } from './priceView.ts'
import * as styles from './simulator.css.ts'
import type { SumForPremium } from './sumForPremium.ts'

const { target: copy } = simulatorCopy

/** The result of a search. */
export interface SearchEnd {
  /** Null where nothing of the cover is offered. */
  readonly found: SumForPremium | null
  /** Whether it changed the current amount. */
  readonly isTaken: boolean
  /** The amounts that the result is true of. */
  readonly amounts: string
}

interface TargetPremiumProps {
  readonly covers: readonly CoverKind[]
  /** The initial value of the field in dollars, and its frequency. */
  readonly now: number
  readonly frequency: PaymentFrequency
  /** The current amounts of all covers. A result for other amounts is hidden. */
  readonly amounts: string
  /** Finds the largest amount that a premium pays for and sets it. Null if the amounts changed during the search; rejects if the price fails. */
  readonly find: (kind: CoverKind, cents: number) => Promise<SearchEnd | null>
}

interface End {
  readonly text: string
  readonly severity: 'info' | 'error'
  readonly isTaken: boolean
  /** Null if the text holds for all amounts. */
  readonly amounts: string | null
}

/** The other way round: a premium is given, and the amount follows. */
export function TargetPremium({ covers, now, frequency, amounts, find }: TargetPremiumProps) {
  const [first] = covers
  const [kind, setKind] = useState<CoverKind | null>(null)
  const [text, setText] = useState(now.toFixed(2))
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [last, setLast] = useState<End | null>(null)
  const end = last?.amounts === amounts || last?.amounts === null ? last : null
  const chosen = kind !== null && covers.includes(kind) ? kind : first
  if (chosen === undefined) return null

  async function submit(cover: CoverKind): Promise<void> {
    const cents = centsOfText(text)
    setError(cents === null ? copy.required : undefined)
    if (cents === null || isBusy) return
    setBusy(true)
    setLast(null)
    const next = await find(cover, cents).then(
      (search) => endOf(cover, search, frequency),
      (): End => ({ text: copy.failed, severity: 'error', isTaken: false, amounts: null }),
    )
    setBusy(false)
    setLast(next)
  }

  return (
    <Form label={copy.title} onSubmit={() => void submit(chosen)}>
      <div className={styles.target}>
        {covers.length > 1 && (
          <Select
            name="simulator-target-cover"
            label={copy.which}
            width="medium"
            options={covers.map((value) => ({ value, label: COVER_WORDS[value].name }))}
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
          format={tidyCents}
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

function endOf(cover: CoverKind, search: SearchEnd | null, frequency: PaymentFrequency): End {
  if (search === null) return { text: copy.moved, severity: 'info', isTaken: false, amounts: null }
  const { found, isTaken, amounts } = search
  if (found === null) return { text: copy.none, severity: 'info', isTaken, amounts }
  const price = paid(found.cents / 100, frequency)
  const sum = formatSum(cover, found.sum)
  const text = found.isAbove
    ? copy.above(COVER_WORDS[cover].noun, sum, price)
    : copy.found(COVER_WORDS[cover].noun, sum, price)
  return { text, severity: 'info', isTaken, amounts }
}
