import type { ReactElement, ReactNode } from 'react'
import * as styles from './bulletList.css.ts'

/** Props of `BulletList`: the sentences, and whether they are numbered. */
export type BulletListProps = {
  /** Sentences or short texts, in an order that does not change while they are shown. */
  items: readonly ReactNode[]
  /** Numbers in place of dots: the order matters, or a text refers to one of the items. */
  numbered?: boolean | undefined
}

/** A list of sentences. */
export function BulletList({ items, numbered }: BulletListProps): ReactElement {
  const Element = numbered ? 'ol' : 'ul'
  return (
    <Element className={numbered ? styles.numbers : styles.bullets}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items have no names, and their order does not change.
        <li key={index}>{item}</li>
      ))}
    </Element>
  )
}
