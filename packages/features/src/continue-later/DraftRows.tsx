import { Card, Rows } from '@coverkit/ui'
import { DraftItem } from './DraftItem.tsx'
import type { ListedDraft } from './useDraftList.ts'

type ShownDraft = ListedDraft & { readonly isOnlyInAccount?: boolean }

interface DraftRowsProps<Draft extends ShownDraft> {
  readonly drafts: readonly Draft[]
  /** Where a draft is kept, and until when. */
  readonly storedOf: (draft: Draft) => string
  /** The question before a draft is deleted. */
  readonly confirmationOf: (draft: Draft) => string
  readonly onRemove: (draft: Draft) => Promise<void>
  /** Goes on with a draft that is not on this device. */
  readonly onContinue?: (draft: Draft) => Promise<void>
}

/** Drafts, each with the way on. */
export function DraftRows<Draft extends ShownDraft>({
  drafts,
  storedOf,
  confirmationOf,
  onRemove,
  onContinue,
}: DraftRowsProps<Draft>) {
  return (
    <Card flush>
      <Rows labelledBy="drafts" inset>
        {drafts.map((draft) => (
          <li key={draft.flow}>
            <DraftItem
              draft={draft}
              stored={storedOf(draft)}
              confirmation={confirmationOf(draft)}
              onRemove={() => onRemove(draft)}
              onContinue={draft.isOnlyInAccount && onContinue ? () => onContinue(draft) : undefined}
            />
          </li>
        ))}
      </Rows>
    </Card>
  )
}
