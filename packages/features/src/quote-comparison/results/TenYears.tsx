import { Skeleton, Spark, VisuallyHidden } from '@coverkit/ui'
import { projectionCopy } from '../projection/copy.ts'
import { formatWholeDollars } from '../projection/formatWholeDollars.ts'
import type { Projection } from '../projection/useProjection.ts'
import * as styles from './tenYears.css.ts'

interface TenYearsProps {
  readonly code: string
  readonly projection: Projection
  readonly most: number
}

/** The cost of an offer over the next ten years. Its height is the same while loading and after a failure. */
export function TenYears({ code, projection, most }: TenYearsProps) {
  const { status, answer, years } = projection
  if (status === 'pending' || status === 'waiting') return <Pending isPending={status === 'pending'} />
  const of = years.get(code)
  if (of) {
    const shown = of.yearly.slice(0, of.shortTerm.years)
    const [first = 0] = shown
    return (
      <div className={styles.place}>
        <Spark values={shown} most={most} />
        <p className={styles.words}>
          <b className={styles.amount} translate="no">
            {formatWholeDollars(of.shortTerm.total)}
          </b>{' '}
          <span className={styles.years}>{projectionCopy.inYears(shown.length)}</span>
          {shown.length > 1 && (
            <VisuallyHidden>
              {projectionCopy.firstAndLast(
                formatWholeDollars(first),
                shown.length,
                formatWholeDollars(shown.at(-1) ?? first),
              )}
            </VisuallyHidden>
          )}
        </p>
      </div>
    )
  }
  // From 65 on there are no years to add up.
  if (answer?.ages.length === 0) return null
  return (
    <div className={styles.place}>
      <p className={`${styles.words} ${styles.soft}`}>{projectionCopy.unknown}</p>
    </div>
  )
}

function Pending({ isPending }: { readonly isPending: boolean }) {
  return (
    <div className={styles.place}>
      {isPending && (
        <>
          <Skeleton lines={2} />
          <VisuallyHidden>{projectionCopy.pending}</VisuallyHidden>
        </>
      )}
    </div>
  )
}
