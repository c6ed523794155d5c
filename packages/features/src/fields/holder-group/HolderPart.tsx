import { Heading } from '@coverkit/ui'
import * as styles from './holderPart.css.ts'

/** The heading of a part of what is asked of one policy holder, parted from what is above by a line. */
export function HolderPart({ title }: { readonly title: string }) {
  return (
    <div className={styles.part}>
      <Heading level={3} size={20}>
        {title}
      </Heading>
    </div>
  )
}
