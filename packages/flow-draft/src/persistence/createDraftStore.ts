import { isSubmitted, type Tracking } from '@coverkit/core'
import { DiscardedError, type EntryKind, NewerDraftError, type SavedDraft } from '@coverkit/drafts'
import { createRunExclusive } from '@coverkit/drafts/run-exclusive'
import { onWakeUp } from '@coverkit/drafts/wake-up'
import { type AccountSync, accountSync } from '../account/accountSync.ts'
import type { DraftServices } from '../DraftServices.ts'
import type { DraftEffect, DraftEvent } from '../state/DraftEvent.ts'
import type { DraftRecord } from '../state/DraftRecord.ts'
import type { FlowAnswers } from '../state/FlowAnswers.ts'
import { reduceDraft } from '../state/reduceDraft.ts'
import { nameRefusals } from '../status/nameRefusals.ts'
import { showPersisting } from '../status/showPersisting.ts'
import { commit } from './commit.ts'
import { type DraftContext, type FlowDraftDefinition, opener } from './DraftContext.ts'
import type { DraftStore } from './DraftStore.ts'
import { memoUntilFailure } from './memoUntilFailure.ts'
import { readStored } from './readStored.ts'
import { syncFromStore } from './syncFromStore.ts'
import { carryWhenLeft } from './unsaved.ts'
import { visitorActions } from './visitorActions.ts'
import { type DraftWatch, watchDrafts } from './watchDrafts.ts'

/** The page's holder of a draft record. */
export interface DraftPage<Answers extends FlowAnswers, Id extends string> {
  record(): DraftRecord<Answers, Id>
  show(record: DraftRecord<Answers, Id>): void
}

/** If the account does not respond in time, the draft of this device is used. */
const FOLLOWED_FOR_MS = 5_000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Persists the answers of a page and sends them. Loaded once the page is there. */
export function createDraftStore<Answers extends FlowAnswers, Id extends string>(
  services: DraftServices,
  definition: FlowDraftDefinition<Answers, Id>,
  page: DraftPage<Answers, Id>,
): DraftStore {
  const runExclusive = createRunExclusive()
  const open = opener(services, definition)
  const words = showPersisting(dispatch)
  const watch = watchDrafts((state) =>
    dispatch({ type: 'store-changed', state, at: new Date().toISOString() }),
  )
  const { record } = page
  const context: DraftContext<Answers, Id> = { services, definition, runExclusive, record, dispatch, open }
  const tracking = () => identify(context)
  const account = accountSync(context, tracking)
  let latest: SavedDraft<Answers> | null = null
  /** Whether the account was notified that the draft is submitted, which it would miss where no save was sent. */
  let isOverInAccount = false
  const { restore, follow } = restoring(context, watch, account)

  function dispatch(event: DraftEvent<Answers>): void {
    const { record, effects } = reduceDraft(definition, page.record(), event)
    page.show(record)
    for (const effect of effects) perform(effect)
  }

  function perform(effect: DraftEffect): void {
    if (effect.type === 'persist') void persist()
    else if (effect.type === 'name-refusals') void nameRefusals(context, effect)
    else {
      const actions = { commit: commitNow, compareOwners: account.refresh }
      const syncing = runExclusive(() => syncFromStore(context, actions))
      void syncing.catch((error) => dispatch(failureOf(error)))
    }
  }

  async function commitNow(): Promise<SavedDraft<Answers> | null> {
    await Promise.all([restore(), definition.readers.load()])
    return commit(context, await open(), watch)
  }

  async function persist(entry?: EntryKind): Promise<SavedDraft<Answers> | null> {
    const end = words.begin()
    // At once, so that a page that is left before the task runs carries the request.
    if (entry) dispatch({ type: 'requested', entry })
    const { requests } = record()
    try {
      const saved = await runExclusive(async () => {
        // An earlier task may have taken this request along.
        if (entry && record().enqueued >= requests) return latest
        const written = await commitNow()
        if (written?.entryId) latest = written
        return written
      })
      end(saved ? 'persisted' : 'nothing')
      const isOver = saved !== null && isSubmitted(saved.answers)
      // Only once: the account's answer is persisted too.
      if (saved?.entryId || isUnsentStep(definition, entry) || (isOver && !isOverInAccount)) account.push()
      if (saved) isOverInAccount = isOver
      return saved
    } catch (error) {
      end('failed')
      dispatch(failureOf(error))
      return null
    }
  }

  onWakeUp(() => void (record().isUnmade && persist()))

  return {
    restore,
    follow,
    persist: async () => void (await persist()),
    enqueue: async () => void (await persist('save')),
    tracking,
    resolveOffer: account.resolve,
    ...visitorActions(context, persist, tracking),
  }
}

/** Reads the stored answers into the page, once, and follows the account from then on. */
function restoring<Answers extends FlowAnswers, Id extends string>(
  context: DraftContext<Answers, Id>,
  watch: DraftWatch,
  account: AccountSync,
): Pick<DraftStore, 'restore' | 'follow'> {
  const { services, definition, record, dispatch } = context
  let compared = Promise.resolve()
  const restored = memoUntilFailure(async () => {
    const { drafts, kind } = await readStored(context, (opened) =>
      carryWhenLeft(opened.drafts, opened.kind, definition, { record, ...services }),
    )
    watch.start(drafts, kind.flow)
    compared = account.refresh()
  })
  /** Restores the draft. If its code fails to load, the page continues with its answers; the next call retries. */
  const restore = () => restored().catch(() => dispatch({ type: 'not-persisted', isDiscarded: false }))
  return {
    restore,
    follow: () => restore().then(() => Promise.race([compared, pause(FOLLOWED_FOR_MS)])),
  }
}

/** In a flow that sends no steps, a step adds no entry to the outbox. */
const isUnsentStep = ({ request }: { readonly request?: unknown }, entry: EntryKind | undefined): boolean =>
  entry !== undefined && request === undefined

function failureOf(error: unknown): DraftEvent<never> {
  if (error instanceof NewerDraftError) return { type: 'outdated' }
  return { type: 'not-persisted', isDiscarded: error instanceof DiscardedError }
}

/** Returns the ids of a call about the draft; creates one for a run that has none. */
async function identify<Answers extends FlowAnswers, Id extends string>({
  services,
  record,
  dispatch,
}: DraftContext<Answers, Id>): Promise<Tracking> {
  const { clientId, newId } = await services.drafts()
  const { run = newId() } = record()
  dispatch({ type: 'named', run })
  return { id: newId(), clientId, draft: run, rev: record().rev, sentAt: new Date().toISOString() }
}
