import type { ClientQuote } from '@coverkit/core'
import type { Announcement, QuoteAnswers } from '../answers/quoteAnswers.ts'
import { differences, leavesOf, restoreLeaves, sameLeaf, writeLeaves } from '../answers/quoteLeaves.ts'
import { applyToQuote, limitsOf } from './applyToQuote.ts'
import { remedyFor } from './remedies.ts'

/**
 * The screen that showed them is submitted: announcements and their undo end. Those that an answer caused wait unseen
 * for that answer to change; an offer to restore is made once.
 */
export function endAnnouncements(answers: QuoteAnswers): QuoteAnswers {
  const announced = answers.announced
    .filter(({ state, changes, cause }) => state !== 'offered' && cause !== null && changes.some(waits))
    .map((announcement) => ({ ...announcement, state: 'kept' as const }))
  return { ...answers, announced }
}

function waits({ reason }: Announcement['changes'][number]): boolean {
  return remedyFor(reason) === 'cause'
}

/**
 * Selects the announcements to show after the last rule of a step has run: changes that a later answer of the same
 * step has overwritten are left out, and an undo restores the values from before the rule.
 */
export function resolveShown(answers: QuoteAnswers): QuoteAnswers {
  const now = leavesOf(answers.quote)
  const resolved = answers.announced.map((announcement, index): Announcement => {
    if (announcement.state !== 'told') return announcement
    const later = answers.announced.slice(index + 1).flatMap(({ changes }) => changes)
    const changes = announcement.changes.filter(
      ({ field, to }) => sameLeaf(now.get(field), to) || later.some((change) => change.field === field),
    )
    return { ...announcement, changes, undo: resolvedUndo(announcement.undo, now) }
  })
  return { ...answers, announced: resolved.filter(({ changes }) => changes.length > 0) }
}

function resolvedUndo(undo: Announcement['undo'], now: ReadonlyMap<string, unknown>): Announcement['undo'] {
  if (undo === null) return null
  const { before, after } = undo
  return { before, after: writeLeaves(before, differences(before, after), ({ field }) => now.get(field)) }
}

/** Offers to restore what an answer caused, now that it has changed from what it was in `before`. */
export function offerRestores(answers: QuoteAnswers, before: ClientQuote): QuoteAnswers {
  const earlier = leavesOf(before)
  const now = leavesOf(answers.quote)
  const announced = answers.announced.map((announcement) => {
    const { state, cause } = announcement
    if (state !== 'kept' || cause === null || sameLeaf(earlier.get(cause.field), now.get(cause.field))) {
      return announcement
    }
    const effect = differences(answers.quote, restoredQuote(answers, announcement))
    return effect.length === 0 ? announcement : { ...announcement, state: 'offered' as const }
  })
  return { ...answers, announced: withoutSuperseded(announced) }
}

/** A newer change of the same fields from the same answer speaks for one that waits. */
function withoutSuperseded(announced: readonly Announcement[]): readonly Announcement[] {
  return announced.filter((older, index) => {
    if (older.state !== 'kept') return true
    return !announced.slice(index + 1).some((newer) => speaksFor(newer, older))
  })
}

function speaksFor(newer: Announcement, older: Announcement): boolean {
  if (newer.cause?.field !== older.cause?.field) return false
  const fields = new Set(newer.changes.map(({ field }) => field))
  return older.changes.every(({ field }) => fields.has(field))
}

/** The quote with an announcement's changes taken back, as far as nothing else was answered since and rules allow. */
function restoredQuote(answers: QuoteAnswers, { changes }: Announcement): ClientQuote {
  const now = leavesOf(answers.quote)
  const ruled = new Set(
    answers.announced.flatMap((other) =>
      other.state === 'told' ? other.changes.map(({ field }) => field) : [],
    ),
  )
  const open = changes.filter(
    ({ field, to }) => field === 'covers.selectedCovers' || sameLeaf(now.get(field), to) || ruled.has(field),
  )
  return limitsOf(answers)(restoreLeaves(answers.quote, open)).quote
}

/** Restores what was offered. Other announcements of leaves that it touches end with it. */
export function restoreAnnouncement(answers: QuoteAnswers, id: string): QuoteAnswers {
  const offered = answers.announced.find((candidate) => candidate.id === id && candidate.state === 'offered')
  if (!offered) return answers
  const quote = restoredQuote(answers, offered)
  return withoutStale({ ...without(answers, id), quote, selected: null })
}

/**
 * Takes an answer of the personal details back, and with it what it caused, so that it can be answered again where no
 * cover is left to go on with. What was answered stays typed.
 */
export function reopenAnswer(answers: QuoteAnswers, id: string): QuoteAnswers {
  const announced = answers.announced.find((candidate) => candidate.id === id)
  const { personalDetails, covers } = answers.quote
  const isAge = announced?.cause?.field === 'personalDetails.age'
  const reopened: Partial<ClientQuote['personalDetails']> = isAge
    ? { age: null }
    : { occupation: null, occupationId: null }
  const input = isAge
    ? { 'personal-details/age': String(personalDetails.age ?? '') }
    : { 'personal-details/occupationName': personalDetails.occupation ?? '' }
  if (announced?.cause?.step !== 'personal-details') return answers
  const open: QuoteAnswers = {
    ...answers,
    typed: { ...answers.typed, ...input },
    quote: { ...answers.quote, personalDetails: { ...personalDetails, ...reopened } },
    entry: answers.allowAdjustments && covers.payThroughSuper === null ? 'calculator' : answers.entry,
  }
  return withoutStale({ ...without(open, id), quote: restoredQuote(open, announced), selected: null })
}

/** Takes back a change that may be undone: what differs between before and after the rule. */
export function undoAnnouncement(answers: QuoteAnswers, id: string): QuoteAnswers {
  const undo = answers.announced.find((candidate) => candidate.id === id)?.undo
  if (!undo) return answers
  const now = leavesOf(answers.quote)
  const open = differences(undo.before, undo.after).filter(
    ({ field, to }) => field === 'covers.selectedCovers' || sameLeaf(now.get(field), to),
  )
  const quote = restoreLeaves(answers.quote, open)
  const undone = withoutStale({ ...without(answers, id), quote, selected: null })
  return applyToQuote(undone, limitsOf(answers))
}

function without(answers: QuoteAnswers, id: string): QuoteAnswers {
  return { ...answers, announced: answers.announced.filter((announcement) => announcement.id !== id) }
}

/** Drops what is told of leaves that no longer hold the value told. */
function withoutStale(answers: QuoteAnswers): QuoteAnswers {
  const now = leavesOf(answers.quote)
  const announced = answers.announced.filter(
    ({ state, changes }) => state !== 'told' || changes.some(({ field, to }) => sameLeaf(now.get(field), to)),
  )
  return { ...answers, announced }
}
