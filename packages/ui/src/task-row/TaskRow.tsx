import type { IconNode } from 'lucide'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import * as styles from './taskRow.css.ts'

/** A task: its name, its reason, and its action. */
export type TaskRowProps = {
  /** In a circle before the words, which carry the meaning. */
  icon: IconNode
  /** Name of the task, in a few words. */
  title: string
  /** The title is a heading of this rank; 0 makes it plain text. Default `3`. */
  level?: 0 | 2 | 3 | 4 | undefined
  /** Reason or deadline. */
  text?: ReactNode
  /** Behind the title: the progress, such as a `Badge`. */
  state?: ReactNode
  /** The task is done: the circle takes the colour of success. Default `false`. */
  isDone?: boolean | undefined
  /** A `ButtonLink`, a `Button` or a `Link`; beside the words where there is room, else under them. */
  action?: ReactNode
}

/** One thing to do, in a list of `Rows`. */
export function TaskRow(props: TaskRowProps): ReactElement {
  const { icon, title, level = 3, text, state, isDone = false, action } = props
  const Title = level === 0 ? 'p' : (`h${level}` as const)
  return (
    <div className={styles.place}>
      <div className={styles.row}>
        <span className={isDone ? `${styles.icon} ${styles.done}` : styles.icon}>
          <Icon of={icon} />
        </span>
        <div className={styles.words}>
          <div className={styles.head}>
            <Title className={styles.title}>{title}</Title>
            {state}
          </div>
          {text && <div className={styles.text}>{text}</div>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
