import { type CoverKind, formatNumber, InvalidInputError, parseMoney } from '@coverkit/core'
import { Button, Icon, MinusIcon, MoneyField, PlusIcon, VisuallyHidden } from '@coverkit/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { simulatorCopy as copy } from './copy.ts'
import * as styles from './simulator.css.ts'
import { type Bounds, nextStop, stopsOf } from './stops.ts'
import { sumText } from './sums.ts'

interface CoverControlProps {
  readonly kind: CoverKind
  /** What the policy has. */
  readonly now: number
  readonly current: number
  readonly bounds: Bounds
  /** What it costs at this moment, for the slider to say; null while that is not known. */
  readonly price: string | null
  /** What the whole policy costs, as it stands beside the slider on a phone. */
  readonly inAll: string | null
  readonly onChange: (sum: number) => void
  /** The change is made: its price may be asked for. */
  readonly onCommit: () => void
}

/** One sum insured: a field that takes any amount, with a slider and two buttons for quick steps. */
export function CoverControl({
  kind,
  now,
  current,
  bounds,
  price,
  inAll,
  onChange,
  onCommit,
}: CoverControlProps) {
  const label = copy.labels[kind]
  const { text, type, leave, reset, error } = useAmountText(kind, current, bounds, onChange)
  const stops = stopsOf(now, current, bounds, kind === 'incomeProtection')
  const choose = (sum: number) => {
    reset()
    onChange(sum)
  }
  const step = (direction: 1 | -1) => choose(nextStop(stops, current, direction))
  const nowId = useId()
  const sum = sumText(kind, current)
  return (
    <div className={styles.control}>
      <MoneyField
        name={`simulator-${kind}`}
        label={label}
        hint={copy.between(sumText(kind, bounds.minimum), sumText(kind, bounds.maximum))}
        value={text}
        onChange={type}
        onBlur={() => {
          leave()
          onCommit()
        }}
        error={error}
      />
      <div className={styles.slider}>
        <Button label={copy.less(label)} describedBy={nowId} onClick={() => step(-1)}>
          <Icon of={MinusIcon} size="small" />
        </Button>
        <Range
          label={copy.range(label)}
          describedBy={nowId}
          stops={stops}
          current={current}
          valueText={price === null ? sum : copy.sumAndPrice(sum, price)}
          onChange={choose}
          onCommit={onCommit}
        />
        <Button label={copy.more(label)} describedBy={nowId} onClick={() => step(1)}>
          <Icon of={PlusIcon} size="small" />
        </Button>
      </div>
      <div className={styles.below}>
        <p id={nowId} className={styles.now}>
          <VisuallyHidden>{`${label}: `}</VisuallyHidden>
          {copy.now(sumText(kind, now))}
        </p>
        {inAll !== null && <p className={styles.inAll}>{inAll}</p>}
      </div>
    </div>
  )
}

interface RangeProps {
  readonly label: string
  readonly describedBy: string
  readonly stops: readonly number[]
  /** One of the stops. */
  readonly current: number
  readonly valueText: string
  readonly onChange: (sum: number) => void
  readonly onCommit: () => void
}

function Range({ label, describedBy, stops, current, valueText, onChange, onCommit }: RangeProps) {
  const input = useRef<HTMLInputElement>(null)
  const isDragged = useRef(false)
  // React calls every movement a change; the browser's own is the end of a drag, but of a row of keys each press.
  useEffect(() => {
    const element = input.current
    const end = () => {
      if (isDragged.current) onCommit()
      isDragged.current = false
    }
    element?.addEventListener('change', end)
    return () => element?.removeEventListener('change', end)
  }, [onCommit])
  return (
    <input
      ref={input}
      type="range"
      className={styles.range}
      aria-label={label}
      aria-describedby={describedBy}
      aria-valuetext={valueText}
      min={0}
      max={Math.max(1, stops.length - 1)}
      step={1}
      value={stops.indexOf(current)}
      onPointerDown={() => {
        isDragged.current = true
      }}
      onKeyDown={() => {
        isDragged.current = false
      }}
      onChange={({ currentTarget }) => {
        const sum = stops[Number(currentTarget.value)]
        if (sum !== undefined) onChange(sum)
      }}
    />
  )
}

/** What is typed of an amount. It follows what is chosen elsewhere, and stays as it was typed while it is refused. */
function useAmountText(kind: CoverKind, current: number, bounds: Bounds, onChange: (sum: number) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const read = typed === null ? current : readAmount(typed)
  const error = typed === null ? null : errorOf(kind, read, bounds)
  return {
    text: typed ?? formatNumber(current),
    error: (isLeft && error) || undefined,
    type(text: string) {
      setTyped(text)
      setLeft(false)
      const amount = readAmount(text)
      if (amount !== null && errorOf(kind, amount, bounds) === null) onChange(amount)
    },
    reset: () => setTyped(null),
    leave() {
      setLeft(true)
      if (error === null) setTyped(null)
    },
  }
}

function readAmount(text: string): number | null {
  try {
    return parseMoney(text)
  } catch (error) {
    if (error instanceof InvalidInputError) return null
    throw error
  }
}

function errorOf(kind: CoverKind, amount: number | null, { minimum, maximum }: Bounds): string | null {
  if (amount === null) return copy.refused.format
  if (amount < minimum) return copy.refused.min(sumText(kind, minimum))
  return amount > maximum ? copy.refused.max(sumText(kind, maximum)) : null
}
