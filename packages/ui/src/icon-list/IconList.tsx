import type { IconNode } from 'lucide'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import * as styles from './iconList.css.ts'

/** A sentence or two with a drawing before it, which says nothing that the words don't. */
export type IconListItem = { id: string; icon: IconNode; content: ReactNode }

/** Props of `IconList`. `size` is that of its text in px, 17 unless given. */
export type IconListProps = { items: readonly IconListItem[]; size?: 15 | 17 | undefined }

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
