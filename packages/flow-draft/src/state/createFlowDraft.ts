import type { Tracking } from '@coverkit/core'
import { type Flow, type FlowState, planSteps } from '@coverkit/flow'
import type { FlowSource } from '@coverkit/flow/react'
import { type Atom, atom } from 'jotai'
import type { DraftServices } from '../DraftServices.ts'
import type { FlowDraftDefinition } from '../persistence/DraftContext.ts'
import type { DraftStore } from '../persistence/DraftStore.ts'
import { leaveInput } from '../persistence/leaveInput.ts'
import type { DraftStatus } from '../status/DraftStatus.ts'
import { type DraftRecord, unreadRecord, withAnswers } from './DraftRecord.ts'
import type { FlowAnswers } from './FlowAnswers.ts'
import { reloadIfStuck } from './reloadIfStuck.ts'

/** The one copy of a flow's answers on a page, persisted on the device as they change. */
export interface FlowDraft<
  Answers extends FlowAnswers,
  Id extends string,
  Readers extends { load(): Promise<void> } = { load(): Promise<void> },
> extends FlowSource<Answers, Id> {
  readonly flow: Flow<Answers, Id>
  /** Loaded once the draft is ready. */
  readonly readers: Readers
  readonly answersAtom: Atom<Answers>
  /** The ids of the plan's steps; the same list until the plan is another. */
  readonly planAtom: Atom<readonly Id[]>
  readonly stateAtom: Atom<FlowState<Id>>
  readonly statusAtom: Atom<DraftStatus>
  /** Loads the messages for answers that were refused, or changed in another tab. */
  readonly words: FlowDraftDefinition<Answers, Id>['words']
  readonly empty: () => Answers
  /**
   * Resolves once the signed-in customer's account was queried for the answers too; at once for a visitor.
   * Wait for it before redirecting the customer, starting again or prefilling because answers are missing
   * here: prefilled answers would count as differing from the account's. Never rejects.
   */
  followed(): Promise<void>
  record(): DraftRecord<Answers, Id>
  /** Changes the answers; they are persisted a moment later. */
  update(change: (answers: Answers) => Answers): void
  /** Loads the code that persists and sends the answers. Rejects if it cannot be loaded; the next call tries again. */
  store(): Promise<DraftStore>
  /** Persists the answers on the device now. Never rejects: read the result in the status. */
  persist(): Promise<void>
  /** Persists the answers with the request that saves them with the server, which is sent in the background. */
  enqueue(): Promise<void>
  /**
   * Persists the answers with a request that nothing may replace. True once the server has confirmed it;
   * false when the first try failed or was refused. The outbox retries it.
   */
  saveConfirmed(): Promise<boolean>
  /** Identifies a call for this draft outside its saves. */
  tracking(): Promise<Tracking>
  /** Removes all answers and starts again. */
  restart(): Promise<void>
}

const PERSIST_AFTER_MS = 150

/** Holds what a step needs on first view; the code that persists and sends answers loads after the page. */
export function createFlowDraft<
  Answers extends FlowAnswers,
  Id extends string,
  Readers extends { load(): Promise<void> },
>(
  services: DraftServices,
  definition: FlowDraftDefinition<Answers, Id> & { readonly readers: Readers },
): FlowDraft<Answers, Id, Readers> {
  const { flow, readers, words, empty } = definition
  const recordAtom = atom(unreadRecord(definition))
  const record = () => services.store.get(recordAtom)
  const show = (next: DraftRecord<Answers, Id>) => services.store.set(recordAtom, next)
  const store = loadStore(services, definition, { record, show })
  /** Undefined if the code that persists fails to load. */
  const withStore = <Result>(act: (store: DraftStore) => Promise<Result>): Promise<Result | undefined> =>
    store().then(act, () => undefined)
  const later = persistLater(
    () => withStore((own) => own.persist()),
    () => {
      const { status, answers } = record()
      if (status.loaded === 'pending' && !flow.slices && services.mayLeaveInput?.())
        leaveInput(flow.name, answers.typed)
    },
  )

  function update(change: (answers: Answers) => Answers): void {
    const answers = change(record().answers)
    // A flow that was opened and not changed makes no draft.
    if (answers === record().answers) return
    show(withAnswers(record(), answers))
    later.schedule()
  }

  const draft: FlowDraft<Answers, Id, Readers> = {
    flow,
    readers,
    words,
    empty,
    record,
    answersAtom: atom((get) => get(recordAtom).answers),
    stateAtom: atom((get) => get(recordAtom).flowState),
    statusAtom: atom((get) => get(recordAtom).status),
    planAtom: planOf(flow, (get) => get(recordAtom).answers),
    async ready() {
      const [read] = await Promise.allSettled([readers.load(), withStore((own) => own.restore())])
      if (read.status === 'rejected') throw read.reason
    },
    async followed() {
      await withStore((own) => own.follow())
    },
    read: () => ({ answers: record().answers, state: record().flowState }),
    write(flowState) {
      show({ ...record(), flowState })
      const { furthest, submitted, returnTo } = flowState
      const { progress } = record().answers
      const isSame = progress.furthest === furthest && progress.submitted === submitted
      if (isSame && progress.returnTo === returnTo) return
      update((answers) => ({ ...answers, progress: { ...progress, furthest, submitted, returnTo } }))
    },
    update,
    store,
    persist: () => later.now(),
    async enqueue() {
      later.cancel()
      await withStore((own) => own.enqueue())
    },
    async saveConfirmed() {
      later.cancel()
      return (await withStore((own) => own.saveConfirmed())) ?? false
    },
    tracking: async () => (await store()).tracking(),
    async restart() {
      later.cancel()
      await (await store()).restart()
    },
  }
  services.flows.add(draft)
  reloadIfStuck(record)
  return draft
}

/** Loads the code that persists; a call after a failure retries. */
function loadStore<Answers extends FlowAnswers, Id extends string>(
  services: DraftServices,
  definition: FlowDraftDefinition<Answers, Id>,
  page: {
    record(): DraftRecord<Answers, Id>
    show(record: DraftRecord<Answers, Id>): void
  },
): () => Promise<DraftStore> {
  let loading: Promise<DraftStore> | undefined
  return () => {
    loading ??= import('../persistence/createDraftStore.ts').then(
      ({ createDraftStore }) => createDraftStore(services, definition, page),
      (error) => {
        loading = undefined
        const record = page.record()
        page.show({ ...record, status: { ...record.status, saveState: 'failed' } })
        throw error
      },
    )
    return loading
  }
}

/** Persists a moment after the last of quick changes, at once when the page is hidden or left. */
function persistLater(persist: () => Promise<void>, leave: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWatching = false
  const whenHidden = () => {
    if (document.visibilityState !== 'hidden') return
    leave()
    if (timer !== undefined) void now()
  }
  function cancel(): void {
    clearTimeout(timer)
    timer = undefined
  }
  function now(): Promise<void> {
    cancel()
    return persist()
  }
  return {
    cancel,
    now,
    schedule() {
      if (!isWatching) document.addEventListener('visibilitychange', whenHidden)
      isWatching = true
      // A page that is left before it has loaded is left without an event.
      if (document.readyState === 'interactive') leave()
      clearTimeout(timer)
      timer = setTimeout(() => void now(), PERSIST_AFTER_MS)
    },
  }
}

function planOf<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answersOf: (get: <Value>(source: Atom<Value>) => Value) => Answers,
): Atom<readonly Id[]> {
  let plan: readonly Id[] = []
  return atom((get) => {
    const ids = planSteps(flow, answersOf(get)).map(({ id }) => id)
    plan = `${ids}` === `${plan}` ? plan : ids
    return plan
  })
}
