import { type ReactElement, useState } from 'react'
import * as styles from './barChart.css.ts'
import type { ChartValue } from './ChartBar.ts'
import { layOut } from './layOut.ts'

type PartedBarProps = { label: string; parts: readonly ChartValue[]; most: number }

const read = (part: ChartValue) => `${part.label} ${part.formatted}`

/** A bar of parts. The line below names all of them, or the one that is focused or pointed at. */
export function PartedBar({ label, parts, most }: PartedBarProps): ReactElement {
  const [active, setActive] = useState<string | null>(null)
  const shown = parts.find((part) => part.label === active)
  return (
    <>
      <svg className={styles.bars}>
        <title>{label}</title>
        {layOut(parts, most).map(({ value, x, width }, index) => (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: focus reads the value, nothing is pressed
          <rect
            key={value.label}
            x={`${x}%`}
            width={`${width}%`}
            height="100%"
            rx="3"
            className={styles.part[index % styles.part.length]}
            role="img"
            aria-label={read(value)}
            tabIndex={0}
            onFocus={() => setActive(value.label)}
            onBlur={() => setActive(null)}
            onPointerEnter={() => setActive(value.label)}
            onPointerLeave={() => setActive(null)}
          />
        ))}
      </svg>
      <div className={styles.detail}>{shown ? read(shown) : parts.map(read).join(', ')}</div>
    </>
  )
}
