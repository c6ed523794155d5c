import type { IconNode } from 'lucide'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import * as styles from './iconList.css.ts'

/** A sentence or two with a drawing before it, which adds no information to the words. */
export type IconListItem = { id: string; icon: IconNode; content: ReactNode }

/** Props of `IconList`: the sentences with their icons, and the text size. */
export type IconListProps = {
  /** In the order shown: each with an `id` that is unique in the list, its icon and its words. */
  items: readonly IconListItem[]
  /** Size of the text in px. Default `17`. */
  size?: 15 | 17 | undefined
}

/** Short sentences one below the other, each with an icon in place of a bullet. */
export function IconList({ items, size = 17 }: IconListProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: WebKit drops the role of a list without bullets.
    <ul role="list" className={`${styles.list} ${styles.size[size]}`}>
      {items.map(({ id, icon, content }) => (
        <li key={id} className={styles.item}>
          <span className={styles.mark}>
            <Icon of={icon} />
          </span>
          <div className={styles.words}>{content}</div>
        </li>
      ))}
    </ul>
  )
}
