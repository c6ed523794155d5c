import { type CoverKind, formatNumber } from '@coverkit/core'
import { AmountField, type Difference, VisuallyHidden } from '@coverkit/ui'
import { formatSum, sumLabel, sumUnit } from '#cover/words'
import { tidyMoney } from '#fields/controls'
import { simulatorCopy as copy } from './copy.ts'
import { type Bounds, stopsOf } from './stops.ts'
import { useAmountText } from './useAmountText.ts'

interface CoverControlProps {
  readonly kind: CoverKind
  /** The policy's current sum insured. */
  readonly now: number
  readonly current: number
  readonly bounds: Bounds
  /** The current price, for the slider to announce; null while it is unknown. */
  readonly price: string | null
  readonly onChange: (sum: number) => void
  /** The change is made: its price may be asked for. */
  readonly onCommit: () => void
}

/** One sum insured: a field that takes any amount, with a slider and two buttons for quick steps, and how it compares. */
export function CoverControl(props: CoverControlProps) {
  const { kind, now, current, bounds, price, onChange, onCommit } = props
  const label = sumLabel(kind)
  const { text, type, leave, reset, error } = useAmountText(kind, current, bounds, onChange)
  const limits = copy.between(formatSum(kind, bounds.minimum), formatSum(kind, bounds.maximum))
  return (
    <AmountField
      name={`simulator-${kind}`}
      label={label}
      // The ends of the slider and the last line show both.
      hint={<VisuallyHidden>{`${copy.now(formatSum(kind, now))}. ${limits}`}</VisuallyHidden>}
      value={text}
      amount={current}
      stops={stopsOf(now, current, bounds, sumUnit(kind) !== undefined)}
      was={now === current ? null : now}
      toText={formatNumber}
      toWords={(sum) => formatSum(kind, sum)}
      texts={{
        slider: copy.range(label),
        less: copy.less(label),
        more: copy.more(label),
        suggestions: '',
        none: '',
      }}
      error={error}
      comparison={{ was: copy.now(formatSum(kind, now)), difference: differenceOf(kind, current - now) }}
      valueNote={price ?? undefined}
      silent
      onChange={type}
      format={tidyMoney}
      onChoose={(sum) => {
        reset()
        onChange(sum)
      }}
      onBlur={() => {
        leave()
        onCommit()
      }}
      onDragEnd={onCommit}
    />
  )
}

function differenceOf(kind: CoverKind, dollars: number): Difference {
  if (dollars === 0) return { direction: 'same', text: copy.differs.same }
  const sum = formatSum(kind, Math.abs(dollars))
  return dollars > 0
    ? { direction: 'more', text: copy.differs.more(sum) }
    : { direction: 'less', text: copy.differs.less(sum) }
}
