import type { ListedAccountDraft } from '@coverkit/api-client'
import { FLOWS, formatDay, timeOfDay } from '@coverkit/core'
import { storedNote } from '#common/draft/storedCopy.ts'
import { continueCopy } from './copy.ts'
import { hrefAt } from './flows.ts'
import type { ListedDraft } from './useDraftList.ts'

const copy = continueCopy.account
/** The account saves its copy a moment after the device does, and by another clock. */
const SAME_SAVE_MS = 2 * 60_000

/** A draft that can be gone on with: on this device, in the account, or in both. */
export interface AccountRow extends ListedDraft {
  /** Until when it is kept, and where. */
  readonly stored: string
  /** In the account; null where it is on this device alone. */
  readonly inAccount: ListedAccountDraft['flow'] | null
  /** Not on this device. */
  readonly isOnlyInAccount: boolean
}

/** One row for each flow, the last saved first. The flow itself asks where its two copies differ. */
export function accountRows(
  here: readonly ListedDraft[],
  stored: readonly ListedAccountDraft[],
): readonly AccountRow[] {
  const rows = here.map((draft) =>
    rowOf(
      draft,
      stored.find(({ flow }) => flow === draft.flow),
    ),
  )
  const others = stored.filter(({ flow }) => !here.some((draft) => draft.flow === flow))
  return [...rows, ...others.map(rowOfAccount)].sort((one, other) => other.savedAt.localeCompare(one.savedAt))
}

function rowOf(draft: ListedDraft, stored: ListedAccountDraft | undefined): AccountRow {
  if (!stored)
    return { ...draft, stored: storedNote(draft.expiresAt), inAccount: null, isOnlyInAccount: false }
  const day = formatDay(draft.expiresAt)
  const last = formatDay(stored.expiresAt)
  const words = day === last ? copy.both(day) : copy.each(day, last)
  const isLater = Date.parse(stored.savedAt) - Date.parse(draft.savedAt) > SAME_SAVE_MS
  const later = copy.later(formatDay(stored.savedAt), timeOfDay(stored.savedAt))
  return {
    ...draft,
    expiresAt: draft.expiresAt > stored.expiresAt ? draft.expiresAt : stored.expiresAt,
    stored: isLater ? `${words} ${later}` : words,
    inAccount: stored.flow,
    isOnlyInAccount: false,
  }
}

function rowOfAccount({ flow, furthest, savedAt, expiresAt }: ListedAccountDraft): AccountRow {
  return {
    flow,
    title: FLOWS[flow].title,
    href: hrefAt(flow, furthest),
    savedAt,
    expiresAt,
    unsent: false,
    stored: copy.stored(formatDay(expiresAt)),
    inAccount: flow,
    isOnlyInAccount: true,
  }
}
