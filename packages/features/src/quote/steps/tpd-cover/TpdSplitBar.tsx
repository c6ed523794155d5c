import { formatMoney } from '@coverkit/core'
import { Text } from '@coverkit/ui'
import { tpdCopy } from './copy.ts'
import type { TpdSplit } from './tpdSplit.ts'
import * as styles from './tpdSplitBar.css.ts'

const copy = tpdCopy.split

/** Linked and standalone part as one bar, with their amounts and the total that they add up to. */
export function TpdSplitBar({ split }: { readonly split: TpdSplit }) {
  const { parent, linked, standalone, total } = split
  const share = total === 0 ? 0 : (linked / total) * 100
  return (
    <section className={styles.panel} aria-labelledby="tpd-split">
      <Text id="tpd-split" weight="medium">
        {copy.title}
      </Text>
      <svg className={styles.bar} aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
        <rect className={styles.standaloneBar} width="100" height="8" />
        <rect className={styles.linkedBar} width={share} height="8" />
      </svg>
      <dl className={styles.parts}>
        {parent && <Part kind="linked" label={copy.linked[parent]} amount={linked} />}
        <Part kind="standalone" label={copy.standalone} amount={standalone} />
        <div className={styles.total}>
          <dt>{copy.total}</dt>
          <dd className={styles.amount}>{formatMoney(total)}</dd>
        </div>
      </dl>
    </section>
  )
}

interface PartProps {
  readonly kind: 'linked' | 'standalone'
  readonly label: string
  readonly amount: number
}

function Part({ kind, label, amount }: PartProps) {
  return (
    <div className={styles.part}>
      <dt>
        <span className={`${styles.mark} ${styles.marks[kind]}`} />
        {label}
      </dt>
      <dd className={styles.amount}>{formatMoney(amount)}</dd>
    </div>
  )
}
