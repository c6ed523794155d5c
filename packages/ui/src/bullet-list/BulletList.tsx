import type { ReactNode } from 'react'
import { bullets } from './bulletList.css.ts'

/** Props of `BulletList`. `items` are sentences or short texts; their order does not change while it is shown. */
export type BulletListProps = { items: readonly ReactNode[] }

/** A list of sentences. */
export function BulletList({ items }: BulletListProps) {
  return (
    <ul className={bullets}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items have no names, and their order does not change.
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
