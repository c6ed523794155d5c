import * as styles from './factList.css.ts'

interface FactListProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** The id of its heading. */
  readonly labelledBy: string
  /** The values are amounts, which get a column of their own. */
  readonly isPriced?: boolean
}

/** Facts in a panel beside a page, each a name with its value below, or an amount at the end of its line. */
export function FactList({ facts, labelledBy, isPriced = false }: FactListProps) {
  return (
    <dl className={isPriced ? styles.priced : styles.facts} aria-labelledby={labelledBy}>
      {facts.map(({ label, value }) => (
        <div key={label} className={isPriced ? styles.line : undefined}>
          <dt className={styles.name}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
