import { type ReactElement, type RefObject, useEffect, useRef } from 'react'
import * as styles from './amountField.css.ts'
import { stopIndex } from './nextStop.ts'

interface AmountSliderProps {
  readonly label: string
  readonly stops: readonly number[]
  readonly amount: number | null
  readonly was: number | null
  readonly toWords: (amount: number) => string
  readonly none: string
  /** Appended to the value text of an amount. */
  readonly note: string | undefined
  readonly onChange: (amount: number) => void
  readonly onDragEnd: (() => void) | undefined
}

/**
 * The browser's own slider over evenly spaced stops, however far apart their amounts are, so that small
 * amounts can be set as finely as large ones. Its rail is one drawing behind it.
 */
export function AmountSlider(props: AmountSliderProps): ReactElement {
  const { label, stops, amount, was, toWords, none, note, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  const isDragged = useDragEnd(input, props.onDragEnd)
  const last = Math.max(1, stops.length - 1)
  const index = stopIndex(stops, amount)
  const share = (place: number) => `${(place / last) * 100}%`
  const [lowest, highest] = [stops[0] ?? 0, stops.at(-1) ?? 0]
  return (
    <div className={styles.slider}>
      <div className={styles.rail}>
        <svg className={styles.drawing} width="100%" height="8" aria-hidden="true" focusable="false">
          <rect className={styles.track} width="100%" height="8" rx="4" />
          <rect className={styles.filled} width={share(index)} height="8" rx="4" />
          {was !== null && (
            <line
              className={styles.was}
              x1={share(stopIndex(stops, was))}
              x2={share(stopIndex(stops, was))}
              y1="-5"
              y2="13"
            />
          )}
        </svg>
        <input
          ref={input}
          type="range"
          className={styles.range}
          aria-label={label}
          aria-valuetext={amount === null ? none : [toWords(amount), note].filter(Boolean).join(', ')}
          min={0}
          max={last}
          step={1}
          value={index}
          onPointerDown={() => {
            isDragged.current = true
          }}
          onKeyDown={() => {
            isDragged.current = false
          }}
          onChange={({ currentTarget }) => {
            const chosen = stops[Number(currentTarget.value)]
            if (chosen !== undefined) onChange(chosen)
          }}
        />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{toWords(lowest)}</span>
        <span>{toWords(highest)}</span>
      </div>
    </div>
  )
}

/** React fires `onChange` for every movement; the native event fires once a drag ends, but for each arrow key. */
function useDragEnd(input: RefObject<HTMLInputElement | null>, onEnd: (() => void) | undefined) {
  const isDragged = useRef(false)
  useEffect(() => {
    const element = input.current
    const end = () => {
      if (isDragged.current) onEnd?.()
      isDragged.current = false
    }
    element?.addEventListener('change', end)
    return () => element?.removeEventListener('change', end)
  }, [input, onEnd])
  return isDragged
}
