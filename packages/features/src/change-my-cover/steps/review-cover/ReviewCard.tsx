import {
  type ChangeId,
  type CoverChange,
  changeIds,
  coversOf,
  type PolicyPreview,
} from '@coverkit/core/change-cover'
import { Button, Card, Disclosure, Icon, Text, UndoIcon } from '@coverkit/ui'
import type { Ref } from 'react'
import { CoverTable } from './CoverTable.tsx'
import { reviewCopy as copy } from './copy.ts'
import { OtherThings } from './OtherThings.tsx'
import { PremiumTable } from './PremiumTable.tsx'
import * as styles from './review.css.ts'
import type { ReviewRow } from './reviewRows.ts'

interface ReviewCardProps {
  readonly change: CoverChange
  readonly rows: readonly ReviewRow[]
  readonly preview: PolicyPreview | undefined
  /** The description of the last undo; null before the first. */
  readonly status: { readonly ref: Ref<HTMLDivElement>; readonly text: string | null }
  readonly onUndo: (id: ChangeId) => void
  readonly onUndoAll: () => void
}

/** The changed and unchanged covers with their prices, and buttons to undo. */
export function ReviewCard({ change, rows, preview, status, onUndo, onUndoAll }: ReviewCardProps) {
  return (
    <Card>
      <div ref={status.ref} tabIndex={-1} role="status" className={styles.notice}>
        {status.text !== null && <Text weight="medium">{status.text}</Text>}
      </div>
      <CoverTable rows={rows} preview={preview} onUndo={onUndo} />
      <div className={styles.below}>
        <div className={styles.folds}>
          {coversOf(change.after.quote).length > 0 && <OtherThings change={change} />}
          {preview?.after && (
            <Disclosure summary={copy.premium.open}>
              <PremiumTable preview={preview} />
            </Disclosure>
          )}
        </div>
        {changeIds(change).length > 0 && (
          <Button variant="quiet" onClick={onUndoAll}>
            <Icon of={UndoIcon} />
            {copy.undoAll}
          </Button>
        )}
      </div>
    </Card>
  )
}
