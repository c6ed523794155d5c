import type { PaymentFrequency } from '@coverkit/core'
import { COVER_WORDS } from '../words/words.ts'
import { formatWholeCents } from './cents.ts'
import * as styles from './premiumBreakdown.css.ts'
import { type CoverBreakdown, type PolicyBreakdown, PREMIUM_PARTS } from './premiumBreakdown.ts'
import { premiumCopy } from './premiumCopy.ts'

interface PremiumBreakdownProps {
  readonly breakdown: PolicyBreakdown
  readonly frequency: PaymentFrequency
}

/** The parts of a premium that are not zero, to the cent: each cover's, then one policy fee, then the total. */
export function PremiumBreakdown({ breakdown, frequency }: PremiumBreakdownProps) {
  const total = `${formatWholeCents(breakdown.total)} ${premiumCopy.per[frequency]}`
  return (
    <div className={styles.breakdown}>
      <div className={styles.covers}>
        {breakdown.covers.map((cover) => (
          <CoverLedger key={cover.kind} cover={cover} />
        ))}
      </div>
      <dl className={styles.policy}>
        {breakdown.covers.map(({ kind, total }) => (
          <Line key={kind} label={COVER_WORDS[kind].name} amount={formatWholeCents(total)} />
        ))}
        {breakdown.fee !== 0 && <Line label={premiumCopy.fee} amount={formatWholeCents(breakdown.fee)} />}
        <Line label={premiumCopy.total} amount={total} sum />
      </dl>
    </div>
  )
}

function CoverLedger({ cover: { kind, parts, total } }: { readonly cover: CoverBreakdown }) {
  return (
    <div>
      <p className={styles.cover}>{COVER_WORDS[kind].name}</p>
      <dl className={styles.ledger}>
        {PREMIUM_PARTS.filter((part) => parts[part] !== 0).map((part) => (
          <Line key={part} label={premiumCopy.parts[part]} amount={formatWholeCents(parts[part])} />
        ))}
        <Line label={premiumCopy.coverTotal(COVER_WORDS[kind].name)} amount={formatWholeCents(total)} sum />
      </dl>
    </div>
  )
}

interface LineProps {
  readonly label: string
  readonly amount: string
  readonly sum?: boolean
}

function Line({ label, amount, sum = false }: LineProps) {
  return (
    <div className={sum ? styles.sum : styles.line}>
      <dt>{label}</dt>
      <dd className={styles.amount} translate="no">
        {amount}
      </dd>
    </div>
  )
}
