import { formatCents } from '@coverkit/core'
import {
  type ChangeId,
  type PolicyPreview,
  type PremiumFigures,
  premiumChange,
} from '@coverkit/core/change-cover'
import { Button, ReviewTable, VisuallyHidden } from '@coverkit/ui'
import { premiumCopy } from '#cover/premium'
import { formatCentDifference } from '../../words/formatCentDifference.ts'
import { ChangeLink } from './ChangeLink.tsx'
import { reviewCopy as copy } from './copy.ts'
import type { ReviewRow } from './reviewRows.ts'

interface CoverTableProps {
  readonly rows: readonly ReviewRow[]
  /** Undefined while it is not known, and where nothing is left to price. */
  readonly preview: PolicyPreview | undefined
  readonly onUndo: (id: ChangeId) => void
}

/** The policy as it is and as it would be, with the way back from each change and to where it was made. */
export function CoverTable({ rows, preview, onUndo }: CoverTableProps) {
  const price = preview && priceOf(preview)
  return (
    <ReviewTable
      caption={copy.table}
      columns={{
        ...copy.columns,
        difference: price ? copy.difference(premiumCopy.frequencies[price.basis]) : copy.columns.difference,
      }}
      rows={rows.map(({ id, key, item, detail, now, change, after, cover, step }) => {
        const premium = price?.covers.find((one) => one.cover === cover)
        return {
          id: key,
          item,
          detail,
          now,
          change,
          after,
          difference: premium ? formatCentDifference(premium.difference) : '',
          actions: (
            <>
              <ChangeLink step={step} item={item} />
              {id !== null && (
                <Button variant="quiet" onClick={() => onUndo(id)}>
                  {copy.undo}
                  <VisuallyHidden>{`: ${item}`}</VisuallyHidden>
                </Button>
              )}
            </>
          ),
        }
      })}
      totals={price ? totalsOf(price) : []}
    />
  )
}

/** Null where the insurer declines. */
function priceOf({ now, after }: PolicyPreview) {
  if (after === null) return null
  return premiumChange(
    { frequency: now.paymentFrequency, premium: now.premium },
    { frequency: after.paymentFrequency, premium: after.premium },
  )
}

function totalsOf({ basis, total, perYear }: NonNullable<ReturnType<typeof priceOf>>) {
  const row = (id: string, frequency: string, figures: PremiumFigures) => ({
    id,
    item: copy.premium.caption(frequency),
    now: formatCents(figures.now),
    after: formatCents(figures.after),
    difference: formatCentDifference(figures.difference),
  })
  return [
    row('total', premiumCopy.frequencies[basis], total),
    ...(basis === 'yearly' ? [] : [row('perYear', premiumCopy.frequencies.yearly, perYear)]),
  ]
}
