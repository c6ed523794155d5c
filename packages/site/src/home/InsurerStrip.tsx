import { useBrand } from '@coverkit/brand'
import { INSURER_SITES, insurerName } from '@coverkit/core'
import { InsurerMark } from '@coverkit/features/cover/insurer-mark'
import { insurersCounted, usePanel } from '@coverkit/features/cover/panel'
import { Anchor } from '@coverkit/ui'
import { homeCopy } from './homeCopy.ts'
import * as styles from './insurerStrip.css.ts'
import { inner } from './sharedSections.css.ts'
import { PAUSE, togglePause, WINDOW } from './startStrip.ts'

/** The most insurers of a row without motion. */
const LONGEST_ROW = 5

function InsurerList({ isRepeated }: { isRepeated: boolean }) {
  const panel = usePanel()
  const rows = Math.ceil(panel.length / LONGEST_ROW)
  const columns = styles.columns[Math.ceil(panel.length / rows) as keyof typeof styles.columns]
  return (
    <ul
      className={`${styles.list} ${isRepeated ? styles.repeated : columns}`}
      aria-hidden={isRepeated || undefined}
    >
      {panel.map((code) => (
        <li key={code}>
          <Anchor
            className={styles.link}
            href={INSURER_SITES[code]}
            rel="noopener"
            tabIndex={isRepeated ? -1 : undefined}
          >
            <InsurerMark code={code} size={28} />
            <span>{insurerName(code)}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

function PauseButton() {
  return (
    <button
      type="button"
      className={styles.pause}
      aria-label={homeCopy.pauseLabel}
      aria-pressed="false"
      onClick={({ currentTarget }) => togglePause(currentTarget)}
      {...{ [PAUSE]: '' }}
    >
      <svg className={styles.pauseSign} viewBox="0 0 16 16" aria-hidden="true">
        <path data-sign="pause" d="M3 2h4v12H3zM9 2h4v12H9z" />
        <path data-sign="play" d="M3 2l11 6-11 6z" />
      </svg>
      {homeCopy.pause}
    </button>
  )
}

/**
 * The insurers that are compared, moving past, each a link to its site. The strip stops while the pointer or
 * the keyboard is on it, when it is paused, and for visitors who prefer reduced motion.
 */
export function InsurerStrip() {
  return (
    <section aria-labelledby="insurers" className={styles.strip}>
      <div className={inner}>
        <div>
          <div className={styles.top}>
            <h2 id="insurers" className={styles.heading}>
              {homeCopy.insurers(insurersCounted(useBrand()))}
            </h2>
            <PauseButton />
          </div>
          <div className={styles.window} {...{ [WINDOW]: '' }}>
            <div className={styles.track}>
              <InsurerList isRepeated={false} />
              <InsurerList isRepeated />
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
