import {
  type Change,
  COVER_KINDS,
  type CoverKind,
  emptyQuote,
  groupOf,
  type ReasonCode,
  sumInsuredOf,
} from '@coverkit/core'
import { listed } from '#common/form/listed.ts'
import { COVER_WORDS, formatSum } from '#cover/words'
import type { Announcement } from '#quote/answers'
import { removedCovers, writeLeaves } from '#quote/leaves'
import { changeCopy } from './changeCopy.ts'
import { fieldNoun, formatAnswer } from './fieldWords.ts'

/** The cause of a change and its effect: two halves of one sentence. */
interface ChangeEffect {
  readonly cause: string
  readonly effect: string
}

/** Formats an announcement: one sentence for each change, with its cause and values; equal changes share one. */
export function announcementMessages(
  announcement: Announcement,
  selected: readonly CoverKind[],
): readonly string[] {
  return announcementEffects(announcement, selected).map(({ cause, effect }) =>
    changeCopy.sentence(cause, effect),
  )
}

/** The causes of an announcement, each with all its effects, in the order that they came about. */
export function effectsByCause(
  announcement: Announcement,
  selected: readonly CoverKind[],
): ReadonlyMap<string, readonly string[]> {
  const causes = new Map<string, readonly string[]>()
  for (const { cause, effect } of announcementEffects(announcement, selected)) {
    causes.set(cause, [...(causes.get(cause) ?? []), effect])
  }
  return causes
}

const coversRemovedBy = (change: Change): readonly CoverKind[] =>
  change.field === 'covers.selectedCovers' ? removedCovers(change) : []

/** The owner of a cover that is not in the quote goes unmentioned. */
function announcementEffects(
  { changes: all, asked: requested }: Announcement,
  selected: readonly CoverKind[],
): readonly ChangeEffect[] {
  const changes = all.filter(
    ({ field, reason }) =>
      reason !== 'super-owner' || selected.some((kind) => field.startsWith(`${groupOf(kind)}.`)),
  )
  const removed = changes.flatMap(coversRemovedBy)
  const cleared = COVER_KINDS.filter(
    (kind) => !removed.includes(kind) && changes.some((change) => isCleared(change, kind)),
  )
  const gone = [...removed, ...cleared]
  const others = changes.filter(
    (change) =>
      change.field !== 'covers.selectedCovers' &&
      !gone.some((kind) => change.field.startsWith(groupOf(kind)) && isPartOfRemoval(change, removed, kind)),
  )
  return [
    ...removed.map((kind) => ({
      cause: why(changes, kind),
      effect: changeCopy.removed(coverPhrase(kind, changes)),
    })),
    ...cleared.map((kind) => ({
      cause: changeCopy.deselected(COVER_WORDS[kind].noun),
      effect: changeCopy.cleared(coverPhrase(kind, changes)),
    })),
    ...changeEffects(others, requested),
  ]
}

function isCleared({ field, reason }: Change, kind: CoverKind): boolean {
  return reason === 'cover-deselected' && field.startsWith(groupOf(kind))
}

function isPartOfRemoval(change: Change, removed: readonly CoverKind[], kind: CoverKind): boolean {
  return removed.includes(kind) || change.reason === 'cover-deselected'
}

function why(changes: readonly Change[], kind: CoverKind): string {
  const selection = changes.find(({ field }) => field === 'covers.selectedCovers')
  const data = changes.find(({ field }) => field.startsWith(groupOf(kind)))
  return changeCopy.causes[selection?.reason ?? data?.reason ?? 'cover-deselected']
}

/** A cover with the amount that it had: `income protection ($5,800 a month)`. */
function coverPhrase(kind: CoverKind, changes: readonly Change[]): string {
  const before = writeLeaves(emptyQuote(), changes.toReversed(), ({ from }) => from)
  const sum = sumInsuredOf(before, kind)
  const figure = sum > 0 ? formatSum(kind, sum) : null
  return figure === null ? COVER_WORDS[kind].noun : `${COVER_WORDS[kind].noun} (${figure})`
}

const amountReasons: readonly ReasonCode[] = ['amount-rounded', 'cover-maximum', 'earnings-limit']

interface AlikeChanges {
  readonly values: { readonly from: string; readonly to: string }
  readonly change: Change
  readonly labels: readonly string[]
}

function changeEffects(changes: readonly Change[], requested: number | null): readonly ChangeEffect[] {
  const alike = new Map<string, AlikeChanges>()
  for (const change of changes) {
    const { field, reason } = change
    const values = valuesOf(change, requested)
    const key = [reason, values.from, values.to].join('|')
    const labels = [...(alike.get(key)?.labels ?? []), fieldNoun(field)]
    alike.set(key, { values, change, labels })
  }
  return [...alike.values()].map(({ values, change, labels }) => {
    const verb = change.reason === 'amount-rounded' ? changeCopy.rounded : changeCopy.changed
    return { cause: causeWords(change), effect: verb(listed(labels), values) }
  })
}

/** An owner says which answer about super it came from. */
function causeWords({ reason, to }: Change): string {
  if (reason !== 'super-owner') return changeCopy.causes[reason]
  return to === 'S' ? changeCopy.fromSuper : changeCopy.notFromSuper
}

function valuesOf({ field, from, to, reason }: Change, requested: number | null): AlikeChanges['values'] {
  const input = requested !== null && amountReasons.includes(reason) && !field.startsWith('tpdCover')
  return { from: formatAnswer(field, input ? requested : from), to: formatAnswer(field, to) }
}

/** Lists the values that an offer to restore would bring back. */
export function restoreMessages({ changes }: Announcement): readonly string[] {
  const covers = changes.flatMap(coversRemovedBy)
  const others = changes.filter(
    ({ field }) =>
      field !== 'covers.selectedCovers' && !covers.some((kind) => field.startsWith(groupOf(kind))),
  )
  return [
    ...covers.map((kind) => changeCopy.bringBack(coverPhrase(kind, changes))),
    ...others.map(({ field, from }) => changeCopy.setBack(fieldNoun(field), formatAnswer(field, from))),
  ]
}
