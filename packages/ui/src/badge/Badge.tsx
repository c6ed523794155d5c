import type { IconNode } from 'lucide'
import type { ReactElement } from 'react'
import { Icon } from '../icon/Icon.tsx'
import * as styles from './badge.css.ts'

/** Props of `Badge`: its words, tone and icon. */
export type BadgeProps = {
  /** `accent` for facts, `action` for a change, `success`, `warn` and `info` for states. */
  tone: 'accent' | 'action' | 'success' | 'warn' | 'info'
  /** Shown before the words, which carry the meaning. */
  icon?: IconNode | undefined
  /** One to five words; in a narrow column the text wraps between them. */
  children: string
}

/** A fact or a state in a word or two, beside what it is about. */
export function Badge({ tone, icon, children }: BadgeProps): ReactElement {
  return (
    <span className={`${styles.badge} ${styles.tones[tone]}`}>
      {icon && <Icon of={icon} size="small" />}
      <span>{children}</span>
    </span>
  )
}
