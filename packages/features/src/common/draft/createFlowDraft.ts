import type { Tracking } from '@coverkit/core'
import type { DraftKind } from '@coverkit/drafts'
import { type Flow, type FlowState, startFlow } from '@coverkit/flow'
import type { FlowSource } from '@coverkit/flow/react'
import { type Atom, atom } from 'jotai'
import { tellJourney } from '../journey/journey.ts'
import type { Session } from '../session/createSession.ts'
import type { StepReaders } from '../step-form/stepReaders.ts'
import type { FlowAnswers } from './flowAnswers.ts'

/** What the page may say about a draft; every word of it is true (see `saveWords.ts`). */
export interface DraftStatus {
  readonly loaded: 'pending' | 'none' | 'found' | 'newer' | 'unreadable'
  readonly keeping: 'idle' | 'saving' | 'saved' | 'failed'
  readonly place: 'device' | 'memory'
  /** Until when the device keeps the answers, ISO 8601; null while nothing is kept. */
  readonly keptUntil: string | null
  readonly sending: 'idle' | 'sending' | 'sent' | 'not-sent'
}

export interface FlowDraftDefinition<Answers extends FlowAnswers<Id>, Id extends string> {
  readonly flow: Flow<Answers, Id>
  readonly readers: StepReaders<Answers>
  /** How kept answers are read back; a function loads that code with the drafts, after the page is there. */
  readonly kind: DraftKind<Answers> | (() => Promise<DraftKind<Answers>>)
  readonly empty: () => Answers
  /** Sends the answers as a step save; true once the server has confirmed them. */
  readonly send?: (session: Session, answers: Answers, tracking: Tracking) => Promise<boolean>
}

/** The one copy of a flow's answers on a page, kept on the device as they change. */
export interface FlowDraft<Answers extends FlowAnswers<Id>, Id extends string>
  extends FlowSource<Answers, Id> {
  readonly flow: Flow<Answers, Id>
  /** Loaded once the draft is ready. */
  readonly readers: StepReaders<Answers>
  readonly answersAtom: Atom<Answers>
  readonly stateAtom: Atom<FlowState<Id>>
  readonly statusAtom: Atom<DraftStatus>
  /** Changes the answers; they are kept on the device a moment later. */
  update(change: (answers: Answers) => Answers): void
  /** Keeps the answers on the device now. Never rejects: the status tells. */
  keep(): Promise<void>
  /** Keeps, then sends the answers to the server. True once the server has confirmed them. */
  send(): Promise<boolean>
  /** Identifies one save of this draft for the server. */
  tracking(): Promise<Tracking>
  /** Forgets everything and starts anew. */
  restart(): Promise<void>
}

const KEEP_AFTER_MS = 150
const SAVED_FOR_MS = 2_000

export function createFlowDraft<Answers extends FlowAnswers<Id>, Id extends string>(
  session: Session,
  { flow, readers, kind, empty, send }: FlowDraftDefinition<Answers, Id>,
): FlowDraft<Answers, Id> {
  const { store } = session
  const open = async () => {
    const [drafts, loadedKind] = await Promise.all([
      session.drafts(),
      typeof kind === 'function' ? kind() : kind,
    ])
    return { drafts, kind: loadedKind }
  }
  const answersAtom = atom(empty())
  const stateAtom = atom(startFlow(flow, store.get(answersAtom)))
  const statusAtom = atom<DraftStatus>({
    loaded: 'pending',
    keeping: 'idle',
    place: 'device',
    keptUntil: null,
    sending: 'idle',
  })
  let attempt: string | undefined
  let revision = 0
  let restoring: Promise<void> | undefined
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  let clearTimer: ReturnType<typeof setTimeout> | undefined
  let latestSend = 0

  const status = (change: Partial<DraftStatus>) =>
    store.set(statusAtom, { ...store.get(statusAtom), ...change })

  async function restore(): Promise<void> {
    await activated()
    const [{ drafts, kind }] = await Promise.all([open(), readers.load()])
    const loaded = await drafts.load(kind).catch(() => ({ status: 'unreadable' as const }))
    status({ loaded: loaded.status, place: drafts.place })
    keepWhenHidden()
    if (loaded.status !== 'found') return
    attempt = loaded.draft.attempt
    revision = loaded.draft.rev
    const stored = loaded.draft.answers
    // Typed before the stored draft was read: what the visitor touched on this page wins.
    const answers = { ...stored, typed: { ...stored.typed, ...store.get(answersAtom).typed } }
    store.set(answersAtom, answers)
    resumeAt(answers)
    const { furthest, sentAt } = answers.progress
    const sending = sentAt !== null ? 'sent' : furthest === null ? 'idle' : 'not-sent'
    status({ keptUntil: loaded.draft.expiresAt, sending })
  }

  function resumeAt(answers: Answers): void {
    const { furthest, submitted } = answers.progress
    const resumed = startFlow(flow, answers, { furthest: furthest ?? undefined })
    store.set(stateAtom, { ...resumed, submitted })
  }

  function keepWhenHidden(): void {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && keepTimer !== undefined) void keep()
    })
  }

  function update(change: (answers: Answers) => Answers): void {
    store.set(answersAtom, change(store.get(answersAtom)))
    clearTimeout(keepTimer)
    keepTimer = setTimeout(() => void keep(), KEEP_AFTER_MS)
  }

  async function keep(): Promise<void> {
    clearTimeout(keepTimer)
    keepTimer = undefined
    clearTimeout(clearTimer)
    status({ keeping: 'saving' })
    try {
      await ready()
      const { drafts, kind } = await open()
      attempt ??= drafts.newId()
      const kept = await drafts.save(kind, attempt, store.get(answersAtom))
      revision = kept.rev
      status({ keeping: 'saved', place: drafts.place, keptUntil: kept.expiresAt })
      clearTimer = setTimeout(() => status({ keeping: 'idle' }), SAVED_FOR_MS)
    } catch {
      status({ keeping: 'failed' })
    }
  }

  async function tracking(): Promise<Tracking> {
    const { clientId, newId } = await session.drafts()
    attempt ??= newId()
    return { id: newId(), clientId, draft: attempt, rev: revision, sentAt: new Date().toISOString() }
  }

  async function sendNow(): Promise<boolean> {
    if (!send) return false
    latestSend += 1
    const turn = latestSend
    store.set(answersAtom, withSentAt(store.get(answersAtom), null))
    status({ sending: 'sending' })
    await keep()
    const sent = await ready()
      .then(async () => send(session, store.get(answersAtom), await tracking()))
      .catch(() => false)
    // A later save speaks for this one.
    if (turn !== latestSend) return sent
    if (sent) {
      store.set(answersAtom, withSentAt(store.get(answersAtom), new Date().toISOString()))
      void keep()
    }
    status({ sending: sent ? 'sent' : 'not-sent' })
    return sent
  }

  async function ready(): Promise<void> {
    restoring ??= restore().catch(() => {
      // The code that reads drafts did not load: go on with what this page holds, and try again when next asked.
      status({ keeping: 'failed' })
      restoring = undefined
    })
    await Promise.all([restoring, readers.load()])
  }

  return {
    flow,
    readers,
    answersAtom,
    stateAtom,
    statusAtom,
    ready,
    read: () => ({ answers: store.get(answersAtom), state: store.get(stateAtom) }),
    write(state) {
      store.set(stateAtom, state)
      const { progress } = store.get(answersAtom)
      if (progress.furthest === state.furthest && progress.submitted === state.submitted) return
      const { furthest, submitted } = state
      update((answers) => ({ ...answers, progress: { ...answers.progress, furthest, submitted } }))
    },
    submitted: (step) => tellJourney(session, { type: 'step-submitted', flow: flow.name, step }),
    update,
    keep,
    send: sendNow,
    tracking,
    async restart() {
      clearTimeout(keepTimer)
      keepTimer = undefined
      latestSend += 1
      attempt = undefined
      revision = 0
      store.set(answersAtom, empty())
      resumeAt(store.get(answersAtom))
      status({ loaded: 'none', keeping: 'idle', keptUntil: null, sending: 'idle' })
      const { drafts, kind } = await open()
      await drafts.remove(kind.flow)
    },
  }
}

function withSentAt<Answers extends FlowAnswers<string>>(answers: Answers, sentAt: string | null): Answers {
  return { ...answers, progress: { ...answers.progress, sentAt } }
}

/** A page that the browser renders ahead of a visit reads and writes nothing until it is shown. */
async function activated(): Promise<void> {
  if (!('prerendering' in document) || !document.prerendering) return
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
}
