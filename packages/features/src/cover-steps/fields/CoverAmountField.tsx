import { formatMoney } from '@coverkit/core'
import type { InputValue } from '@coverkit/flow'
import { AmountField, type AmountSuggestion, Link, Stack, Text } from '@coverkit/ui'
import { amountText, readAmount, roundedTo } from './amountFields.ts'
import { coverCopy } from './coverCopy.ts'
import { tidyAmount } from './tidyAmount.ts'
import { withNow } from './withNow.tsx'

interface CoverAmountFieldProps {
  readonly label: string
  /** The name in the labels of its slider and buttons. It must not contain the label. */
  readonly noun: string
  readonly hint: string
  readonly field: {
    readonly name: string
    readonly value: string
    readonly onChange: (text: string) => void
    readonly error: string | undefined
  }
  readonly round: (dollars: number) => number
  readonly stops: readonly number[]
  /** The amount that stands, as its field shows it. */
  readonly standing?: InputValue
  readonly chips?: readonly AmountSuggestion[]
  readonly isMonthly?: boolean
  /** The current cover, formatted, where it is being changed. */
  readonly now?: string | null
}

/** An amount of cover: says what it will be rounded to, and offers amounts to start from. */
export function CoverAmountField(props: CoverAmountFieldProps) {
  const {
    label,
    noun,
    hint,
    field,
    round,
    stops,
    standing,
    chips = [],
    isMonthly = false,
    now = null,
  } = props
  const rounded = roundedTo(field.value, round, standing)
  const toWords = (amount: number) =>
    isMonthly ? coverCopy.monthly(formatMoney(amount)) : formatMoney(amount)
  const note = rounded === null ? hint : coverCopy.willRound(toWords(rounded))
  const read = readAmount(field.value)
  const amount = (
    <AmountField
      {...field}
      label={label}
      hint={withNow(now, note)}
      amount={read === 0 ? null : read}
      stops={stops}
      was={now === null ? null : readAmount(now)}
      toText={amountText}
      toWords={toWords}
      texts={coverCopy.amountTexts(noun)}
      format={tidyAmount}
      suffix={isMonthly ? coverCopy.aMonth : undefined}
      suggestions={chips}
    />
  )
  // Nothing is known to start from, and no cover is there to be changed.
  if (isMonthly || now !== null || chips.length > 0) return amount
  return (
    <Stack gap={12}>
      <Text>
        <span>{coverCopy.notSure}</span>{' '}
        <Link href="/life-insurance-calculator/about-you">{coverCopy.calculator}</Link>
      </Text>
      {amount}
    </Stack>
  )
}
