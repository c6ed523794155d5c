import { formatMoney } from '@coverkit/core'
import type { InputValue } from '@coverkit/flow'
import { Button, Inline, MoneyField, Stack } from '@coverkit/ui'
import { amountText, readAmount, roundedTo } from './amountFields.ts'
import { coverCopy } from './coverCopy.ts'
import { withNow } from './withNow.tsx'

/** An amount to start from, as a button that fills the field. */
export interface AmountChip {
  readonly label: string
  readonly amount: number
}

interface AmountFieldProps {
  readonly label: string
  readonly hint: string
  readonly field: {
    readonly name: string
    readonly value: string
    readonly onChange: (text: string) => void
    readonly error: string | undefined
  }
  readonly round: (dollars: number) => number
  /** The amount that stands, as its field shows it. */
  readonly standing?: InputValue
  readonly chips?: readonly AmountChip[]
  readonly suffix?: string
  /** What the cover is now, in words, where it is changed. */
  readonly now?: string | null
}

/** `85k` as `85,000`; what cannot be read stays as it was typed. */
export function tidyAmount(text: string): string {
  const amount = readAmount(text)
  return amount === null || amount === 0 ? text : amountText(amount)
}

/** An amount of cover: says what it will be rounded to, and offers amounts to start from. */
export function AmountField({
  label,
  hint,
  field,
  round,
  standing,
  chips = [],
  suffix,
  now = null,
}: AmountFieldProps) {
  const rounded = roundedTo(field.value, round, standing)
  const note = rounded === null ? hint : coverCopy.willRound(formatMoney(rounded))
  return (
    <Stack gap={8}>
      <MoneyField label={label} hint={withNow(now, note)} suffix={suffix} format={tidyAmount} {...field} />
      {chips.length > 0 && (
        <Inline gap={8} role="group" label={coverCopy.chips}>
          {chips.map((chip) => (
            <Button key={chip.label} variant="quiet" onClick={() => field.onChange(amountText(chip.amount))}>
              {chip.label}
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  )
}
