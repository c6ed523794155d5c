import type { ReactElement } from 'react'
import { Button } from '../button/Button.tsx'
import { ButtonLink } from '../button/ButtonLink.tsx'
import * as styles from './compareBar.css.ts'

/** Texts, choice and presses of a `CompareBar`. */
export type CompareBarProps = {
  /** Accessible name of the region. */
  label: string
  /** Names of the chosen items, in the order shown. With fewer than two, the bar is hidden. */
  names: readonly string[]
  /** Such as `3 of 4 chosen`. */
  chosen: string
  /** Address of the comparison, and the text of the link to it. */
  compare: { href: string; children: string }
  /** Handler and label of the button that empties the choice. */
  clear: { onClick: () => void; children: string }
}

/**
 * The items chosen for a comparison, and a link to it, at the foot of the window. Hidden while there are
 * fewer than two. The page's scroll padding keeps the focused element above it.
 */
export function CompareBar({ label, names, chosen, compare, clear }: CompareBarProps): ReactElement | null {
  if (names.length < 2) return null
  return (
    <section aria-label={label} className={styles.bar}>
      <p className={styles.chosen} role="status">
        <b className={styles.count}>{chosen}</b> <span className={styles.names}>{names.join(', ')}</span>
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={clear.onClick}>
          {clear.children}
        </Button>
        <ButtonLink variant="primary" href={compare.href}>
          {compare.children}
        </ButtonLink>
      </div>
    </section>
  )
}
