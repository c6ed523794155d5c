import type { Draft, LoadedDraft } from '@coverkit/drafts'
import { acceptAnswer, answersFrom } from '@coverkit/flow'
import { mergeChanges } from '../conflicts/mergeChanges.ts'
import { sameJson } from '../conflicts/sameJson.ts'
import type { DraftStatus, SentStatus } from '../status/DraftStatus.ts'
import { toSentStatus, UNREADABLE } from '../status/toSentStatus.ts'
import type { DraftEffect, DraftEvent, DraftStep } from './DraftEvent.ts'
import { type DraftRecord, type DraftRules, isPersisted, type KindOf } from './DraftRecord.ts'
import type { FlowAnswers } from './FlowAnswers.ts'
import { hasUnsaved } from './isPristine.ts'
import { resumedState } from './resumedState.ts'

/** Returns the next record and its effects. Pure: the runner performs them. */
export function reduceDraft<Answers extends FlowAnswers, Id extends string>(
  rules: DraftRules<Answers, Id>,
  record: DraftRecord<Answers, Id>,
  event: DraftEvent<Answers>,
): DraftStep<Answers, Id> {
  switch (event.type) {
    case 'loaded':
      return loaded(rules, record, event)
    case 'named':
      return only({ ...record, run: event.run })
    case 'saving':
      return only({
        ...record,
        saving: event.answers,
        enqueuing: event.isEnqueuing ? record.requests : undefined,
      })
    case 'requested':
      return only({
        ...record,
        // A submit is a save too.
        pending: record.pending === 'submit' ? 'submit' : event.entry,
        requests: record.requests + 1,
      })
    case 'persisted':
      return only(persisted(rules, record, event))
    case 'not-persisted':
      return only(
        withStatus(
          { ...record, saving: undefined, enqueuing: undefined },
          { saveState: event.isDiscarded ? 'discarded' : 'failed' },
        ),
      )
    case 'outdated':
      return only(outdated(rules, record))
    case 'unchanged':
      return only(settled(rules, record))
    case 'persisting-slowly':
      return only(isPersisted(record) ? record : withStatus(record, { saveState: 'saving' }))
    case 'rested':
      return only(record.status.saveState === 'saved' ? withStatus(record, { saveState: 'idle' }) : record)
    case 'store-changed':
      return storeChanged(rules, record, event)
    case 'refusals-named':
      return only(event.notice === record.notices ? withSent(record, event) : record)
    case 'removed':
      return only({ ...unstored(record), removed: record.stored })
    case 'reloaded':
      return reloaded(rules, record, event)
    case 'replaced':
      return only(replaced(rules, record, event))
    case 'restarted':
      return only(restarted(rules, record, event.owner))
    case 'account-noted':
      return accountNoted(record, event.accountRev)
    case 'offered':
      return only(withStatus(record, { offer: event.offer }))
  }
}

type EventOf<Answers, Type extends DraftEvent<Answers>['type']> = Extract<
  DraftEvent<Answers>,
  { readonly type: Type }
>

const only = <Answers extends FlowAnswers, Id extends string>(
  record: DraftRecord<Answers, Id>,
): DraftStep<Answers, Id> => ({ record, effects: [] })

const PERSIST: DraftEffect = { type: 'persist' }

function withStatus<Answers extends FlowAnswers, Id extends string>(
  record: DraftRecord<Answers, Id>,
  change: Partial<DraftStatus>,
): DraftRecord<Answers, Id> {
  return { ...record, status: { ...record.status, ...change } }
}

/** Merges the stored answers with the slices that only this page has. */
function withOwnSlices<Answers extends FlowAnswers, Id extends string, Stored extends Draft<Answers>>(
  { flow }: DraftRules<Answers, Id>,
  { answers: own }: DraftRecord<Answers, Id>,
  draft: Stored,
): Stored {
  return flow.slices ? { ...draft, answers: answersFrom(flow, draft.answers, own, 'device') } : draft
}

function foundDraft<Answers extends FlowAnswers, Id extends string>(
  rules: DraftRules<Answers, Id>,
  record: DraftRecord<Answers, Id>,
  loaded: LoadedDraft<Answers>,
): Draft<Answers> | undefined {
  return loaded.status === 'found' ? withOwnSlices(rules, record, loaded.draft) : undefined
}

/** The record of a page that knows this stored draft. */
function withStored<Answers extends FlowAnswers, Id extends string>(
  record: DraftRecord<Answers, Id>,
  draft: Draft<Answers>,
): DraftRecord<Answers, Id> {
  const { attempt: run, rev, savedAt, answers: stored, expiresAt: storedUntil, conflicts } = draft
  return withStatus({ ...record, run, rev, savedAt, stored, removed: undefined }, { storedUntil, conflicts })
}

/** Nothing is stored any more. */
function unstored<Answers extends FlowAnswers, Id extends string>(
  record: DraftRecord<Answers, Id>,
): DraftRecord<Answers, Id> {
  const status = { storedUntil: undefined, conflicts: [] }
  return withStatus({ ...record, rev: 0, stored: undefined, removed: undefined }, status)
}

/** Nothing has to be persisted: clears the status of an earlier attempt. */
function settled<Answers extends FlowAnswers, Id extends string>(
  rules: DraftRules<Answers, Id>,
  record: DraftRecord<Answers, Id>,
): DraftRecord<Answers, Id> {
  const { saveState } = record.status
  const isTrying = saveState === 'changed' || saveState === 'saving' || saveState === 'failed'
  if (!isTrying || record.pending !== undefined || hasUnsaved(rules, record)) return record
  return withStatus(record, { saveState: 'idle' })
}

/** Replaces the page's base by a stored draft, with the changes made here since. */
function merged<Answers extends FlowAnswers, Id extends string>(
  { flow }: DraftRules<Answers, Id>,
  record: DraftRecord<Answers, Id>,
  kind: KindOf<Answers>,
  base: Answers,
  draft: Draft<Answers>,
): DraftRecord<Answers, Id> {
  const { answers: mine, flowState } = record
  const answers = draft.answers === base ? mine : mergeChanges(kind, base, mine, draft.answers)
  const next = withStored(record, draft)
  if (answers === mine) return next
  return { ...next, answers, flowState: resumedState(flow, answers, flowState) }
}

function loaded<Answers extends FlowAnswers, Id extends string>(
  rules: DraftRules<Answers, Id>,
  record: DraftRecord<Answers, Id>,
  { kind, loaded: found, unsaved, hasLostChanges, place, owner }: EventOf<Answers, 'loaded'>,
): DraftStep<Answers, Id> {
  const { flow, empty } = rules
  const known = withStatus(
    { ...record, loadedByOwner: owner },
    {
      loaded: found.status,
      place,
      ...(hasLostChanges && { hasLostChanges }),
    },
  )
  if (found.status !== 'found' && (found.status === 'newer' || !unsaved)) return only(settled(rules, known))
  const draft = foundDraft(rules, record, found)
  const stored = draft?.answers ?? empty()
  // The save in flight has arrived: other values on the page are changes to it.
  const base = sameJson(unsaved?.saving, stored) ? stored : unsaved?.base
  const resumed = unsaved && base ? mergeChanges(kind, base, unsaved.answers, stored) : stored
  // If a save was in flight when the page was left, its request is in the outbox.
  const hasArrived =
    unsaved?.isEnqueuing === true && (draft?.rev ?? 0) > unsaved.rev && sameJson(resumed, stored)
  const { typed: input } = record.answers
  const isTouched = Object.keys(input).length > 0
  // Input on this page before the stored draft was read wins.
  const answers = isTouched ? { ...resumed, typed: { ...resumed.typed, ...input } } : resumed
  const next = {
    ...(draft ? withStored(known, draft) : { ...known, run: unsaved?.run }),
    answers,
    flowState: resumedState(flow, answers),
    pending: record.pending ?? (hasArrived ? undefined : unsaved?.pending),
    confirmedAt: draft?.confirmed?.at ?? null,
  }
  const taken = withAnswer(rules, next, draft)
  if (!unsaved && taken === next) return only(settled(rules, next))
  return { record: withStatus(taken, { saveState: 'changed' }), effects: [PERSIST] }
}

/**
 * The record with the server's answer merged in by the flow's rules. Answers changed since the request get
 * the ids only.
 */
function withAnswer<Answers extends FlowAnswers, Id extends string>(
  rules: DraftRules<Answers, Id>,
  record: DraftRecord<Answers, Id>,
  draft: Draft<Answers> | undefined,
): DraftRecord<Answers, Id> {
  const { confirmed, rev } = draft ?? {}
  if (!rules.flow.accepted || !confirmed || confirmed.answer === null) return record
  const stale = confirmed.rev !== rev || hasUnsaved(rules, record)
  // Read back from the device, where nothing but the flow's own save writes an answer that was checked.
  const answers = acceptAnswer(rules.flow, record.answers, confirmed.answer as never, { stale })
  return answers === record.answers ? record : { ...record, answers }
}

/** The page is persisted no more: answers that exist only on it are at risk. */
function outdated<Answers extends FlowAnswers, Id extends string>(
  rules: DraftRules<Answers, Id>,
  record: DraftRecord<Answers, Id>,
): DraftRecord<Answers, Id> {
  const isAtRisk = record.pending !== undefined || hasUnsaved(rules, record)
  const idle = { ...record, saving: undefined, enqueuing: undefined }
  return withStatus(idle, { loaded: 'newer', ...(isAtRisk && { saveState: 'failed' }) })
}

function persisted<Answers extends FlowAnswers, Id extends string>(
  rules: DraftRules<Answers, Id>,
  record: DraftRecord<Answers, Id>,
  { kind, saved, from, isEnqueued, requests, place, owner }: EventOf<Answers, 'persisted'>,
): DraftRecord<Answers, Id> {
  const draft = saved.answers === from ? saved : withOwnSlices(rules, record, saved)
  const isResolved = isEnqueued && requests === record.requests && saved.conflicts.length === 0
  const next = merged(rules, record, kind, from, draft)
  const isUnmade = !isEnqueued
  return withStatus(
    {
      ...next,
      isUnmade,
      pending: isResolved ? undefined : next.pending,
      enqueued: isResolved ? requests : next.enqueued,
      saving: undefined,
      enqueuing: undefined,
      loadedByOwner: owner ?? next.loadedByOwner,
    },
    {
      place,
      saveState: isPersisted(next) ? 'saved' : 'changed',
      hasLostChanges: false,
      ...(isUnmade && { sent: unmade(record) }),
    },
  )
}

const unmade = ({ confirmedAt }: { readonly confirmedAt: string | null }): SentStatus => ({
  state: 'waiting',
  at: confirmedAt,
  isTried: true,
  refused: [],
})

function storeChanged<Answers extends FlowAnswers, Id extends string>(
  rules: DraftRules<Answers, Id>,
  record: DraftRecord<Answers, Id>,
  { state, at }: EventOf<Answers, 'store-changed'>,
): DraftStep<Answers, Id> {
  const notice = record.notices + 1
  const isSent = state.sending === 'sent'
  const received = { ...record, notices: notice, confirmedAt: isSent ? (record.confirmedAt ?? at) : null }
  const noted = state.sending === 'attention' ? (state.entry?.problems ?? []) : []
  const problems = noted.filter(({ code }) => code !== UNREADABLE)
  const settled = problems.length > 0 ? received : withSent(received, { state, refused: [] })
  const next = isSent ? accepted(rules, settled) : settled
  const hasAnswer = isSent && rules.flow.accepted !== undefined
  return {
    record: next,
    effects: [
      ...(problems.length > 0 ? [{ type: 'name-refusals', notice, state, problems } as const] : []),
      ...(state.rev === record.rev && !hasAnswer ? [] : [{ type: 'sync' } as const]),
      ...(next === settled ? [] : [PERSIST]),
    ],
  }
}

function withSent<Answers extends FlowAnswers, Id extends string>(
  record: DraftRecord<Answers, Id>,
  { state, refused }: Pick<EventOf<Answers, 'refusals-named'>, 'state' | 'refused'>,
): DraftRecord<Answers, Id> {
  const { place, sharedComputer, outdated } = state
  const sent = record.isUnmade ? unmade(record) : toSentStatus(state, record.confirmedAt, refused)
  return withStatus(record, { place, sharedComputer, outdated, sent })
}

/** The server confirmed the answers of a flow that is at its end. */
function accepted<Answers extends FlowAnswers, Id extends string>(
  { acceptedAt }: DraftRules<Answers, Id>,
  record: DraftRecord<Answers, Id>,
): DraftRecord<Answers, Id> {
  const { answers, flowState } = record
  if (acceptedAt === undefined || flowState.furthest !== acceptedAt || flowState.submitted) return record
  const progress = { ...answers.progress, furthest: flowState.furthest, submitted: true }
  return {
    ...record,
    answers: { ...answers, progress },
    flowState: { ...flowState, submitted: true },
  }
}

function reloaded<Answers extends FlowAnswers, Id extends string>(
  rules: DraftRules<Answers, Id>,
  record: DraftRecord<Answers, Id>,
  { kind, draft, base }: EventOf<Answers, 'reloaded'>,
): DraftStep<Answers, Id> {
  const own = merged(rules, record, kind, base, withOwnSlices(rules, record, draft))
  const next = withAnswer(rules, own, draft)
  // Another tab resolved the conflict: the requests that waited for it are sent.
  const isFree = next.pending !== undefined && draft.conflicts.length === 0
  if (next === own) return { record: own, effects: isFree ? [PERSIST] : [] }
  return { record: withStatus(next, { saveState: 'changed' }), effects: [PERSIST] }
}

function replaced<Answers extends FlowAnswers, Id extends string>(
  rules: DraftRules<Answers, Id>,
  record: DraftRecord<Answers, Id>,
  { loaded: found, owner }: EventOf<Answers, 'replaced'>,
): DraftRecord<Answers, Id> {
  const { flow, empty } = rules
  const draft = foundDraft(rules, record, found)
  const answers = draft?.answers ?? empty()
  const flowState = resumedState(flow, answers, record.flowState)
  // A request belongs to its run: one of other answers is not sent with these.
  const pending = draft?.attempt === record.run ? record.pending : undefined
  const confirmedAt = draft?.confirmed?.at ?? null
  const next = { ...record, answers, flowState, pending, confirmedAt, loadedByOwner: owner }
  if (draft) return withStored(next, draft)
  const begun = { ...unstored(next), run: undefined }
  return found.status === 'none' ? begun : withStatus(begun, { loaded: found.status })
}

/**
 * Starts again. Later answers replace the account's copy that this page knows, without asking: the customer
 * discarded it here. The page does not know a copy in another customer's account.
 */
function restarted<Answers extends FlowAnswers, Id extends string>(
  { flow, empty }: DraftRules<Answers, Id>,
  record: DraftRecord<Answers, Id>,
  owner: string,
): DraftRecord<Answers, Id> {
  const { accountRev } = record.answers.progress
  const isKnown = accountRev !== undefined && record.loadedByOwner === owner
  const begunAnswers = empty()
  const answers = isKnown
    ? { ...begunAnswers, progress: { ...begunAnswers.progress, accountRev } }
    : begunAnswers
  const flowState = resumedState(flow, answers)
  const next = { ...unstored(record), answers, flowState, loadedByOwner: owner }
  const begun = { ...next, run: undefined, pending: undefined, confirmedAt: null }
  return withStatus(begun, { loaded: 'none', saveState: 'idle' })
}

function accountNoted<Answers extends FlowAnswers, Id extends string>(
  record: DraftRecord<Answers, Id>,
  accountRev: number,
): DraftStep<Answers, Id> {
  const { progress } = record.answers
  if (progress.accountRev === accountRev) return only(record)
  const answers = { ...record.answers, progress: { ...progress, accountRev } }
  return { record: { ...record, answers }, effects: [PERSIST] }
}
