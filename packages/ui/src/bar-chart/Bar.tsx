import { useState } from 'react'
import * as styles from './barChart.css.ts'
import { layOut } from './layOut.ts'

/** A named amount: `value` draws it, `formatted` is what people read. */
export type ChartValue = { label: string; value: number; formatted: string }

/** A bar, whole or of up to five parts in the order given. Parts add up to the bar's value. */
export type ChartBar = ChartValue & { parts?: readonly ChartValue[] | undefined }

/** One bar: a part that is focused or pointed at says its name and amount below. */
export function Bar({ bar, most }: { bar: ChartBar; most: number }) {
  const [active, setActive] = useState<string | null>(null)
  const parts = bar.parts ?? []
  const drawn = layOut(parts.length > 0 ? parts : [bar], most)
  const shown = parts.find((part) => part.label === active)
  const read = (part: ChartValue) => `${part.label} ${part.formatted}`
  return (
    <>
      <div className={styles.head}>
        <span>{bar.label}</span>
        <span className={styles.amount}>{bar.formatted}</span>
      </div>
      <svg
        className={styles.bars}
        {...(parts.length > 0 ? { role: 'group', 'aria-label': bar.label } : { 'aria-hidden': true })}
      >
        {drawn.map(({ value, x, width }, index) => (
          <rect
            key={value.label}
            x={`${x}%`}
            width={`${width}%`}
            height="100%"
            rx="3"
            className={styles.part[index % styles.part.length]}
            {...(parts.length > 0 && { role: 'img', 'aria-label': read(value), tabIndex: 0 })}
            onFocus={() => setActive(value.label)}
            onBlur={() => setActive(null)}
            onPointerEnter={() => setActive(value.label)}
            onPointerLeave={() => setActive(null)}
          />
        ))}
      </svg>
      {parts.length > 0 && (
        <div className={styles.detail}>{shown ? read(shown) : parts.map(read).join(', ')}</div>
      )}
    </>
  )
}
