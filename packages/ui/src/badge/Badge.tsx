import type { IconNode } from 'lucide'
import type { ReactElement } from 'react'
import { Icon } from '../icon/Icon.tsx'
import * as styles from './badge.css.ts'

/** What a `Badge` says. */
export type BadgeProps = {
  /** `accent` for facts, `action` for a change, `success`, `warn` and `info` for states. */
  tone: 'accent' | 'action' | 'success' | 'warn' | 'info'
  /** Stands before the words, which carry the meaning. */
  icon?: IconNode | undefined
  /** One to five words; they break between them where the place is too narrow. */
  children: string
}

/** A fact or a state in a word or two, beside what it is about. */
export function Badge({ tone, icon, children }: BadgeProps): ReactElement {
  return (
    <span className={`${styles.badge} ${styles.tones[tone]}`}>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </span>
  )
}
