import { insurerName } from '@coverkit/core'
import { Button } from '@coverkit/ui'
import type { Ref } from 'react'
import { InsurerMark } from '#cover/insurers'
import { comparisonCopy } from '../copy.ts'
import * as styles from './asking.css.ts'

interface RequestingBarProps {
  readonly answered: number
  readonly all: number
  /** Absent once no request is pending. */
  readonly onCancel: (() => void) | undefined
  /** Takes the focus of a button that is gone once it was pressed. */
  readonly statusRef: Ref<HTMLParagraphElement>
}

/** How many insurers have answered, told as it changes. Once all have, the page says what came of it, and this is there to be heard. */
export function RequestingBar({ answered, all, onCancel, statusRef }: RequestingBarProps) {
  return (
    <div className={answered === all ? styles.outOfSight : styles.bar}>
      <p ref={statusRef} tabIndex={-1} role="status" className={onCancel ? styles.name : styles.state}>
        {comparisonCopy.progress.answered(answered, all)}
      </p>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {comparisonCopy.progress.cancel}
        </Button>
      )}
    </div>
  )
}

/** A line for each insurer that is still being asked. */
export function RequestingLines({ codes }: { readonly codes: readonly string[] }) {
  if (codes.length === 0) return null
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets a list without bullets
    <ul role="list" aria-label={comparisonCopy.progress.requestingList} className={styles.lines}>
      {codes.map((code) => (
        <li key={code} className={styles.line}>
          <InsurerMark code={code} />
          <div>
            <p className={styles.name}>{insurerName(code)}</p>
            <p className={styles.state}>{comparisonCopy.progress.requesting}</p>
          </div>
          <span className={styles.pulse} aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}
