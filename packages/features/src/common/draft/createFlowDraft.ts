import type { Tracking } from '@coverkit/core'
import type { DraftKind } from '@coverkit/drafts'
import { type Flow, type FlowState, startFlow } from '@coverkit/flow'
import type { FlowSource } from '@coverkit/flow/react'
import { type Atom, atom } from 'jotai'
import { tellJourney } from '../journey/journey.ts'
import type { Session } from '../session/createSession.ts'
import type { StepReaders } from '../step-form/stepReaders.ts'
import type { DraftKeeper } from './draftKeeper.ts'
import type { FlowAnswers } from './flowAnswers.ts'
import { type SaveLine, unkeptLine } from './saveCopy.ts'

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
  /** The lasting line beside the save status. */
  saveLine(status: DraftStatus, sentAt: string | null): SaveLine
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

/** What a draft's page shows of it, and how its keeper changes that. */
export interface DraftPage<Answers, Id extends string> {
  read(): { readonly answers: Answers; readonly state: FlowState<Id> }
  show(change: { readonly answers?: Answers; readonly state?: FlowState<Id> }): void
  status(change: Partial<DraftStatus>): void
}

/** Only what a step's first view needs; what keeps and sends the answers is loaded once the page is there. */
export function createFlowDraft<Answers extends FlowAnswers<Id>, Id extends string>(
  session: Session,
  definition: FlowDraftDefinition<Answers, Id>,
): FlowDraft<Answers, Id> {
  const { flow, readers, empty } = definition
  const { store } = session
  const answersAtom = atom(empty())
  const stateAtom = atom(startFlow(flow, store.get(answersAtom)))
  const statusAtom = atom<DraftStatus>({
    loaded: 'pending',
    keeping: 'idle',
    place: 'device',
    keptUntil: null,
    sending: 'idle',
  })
  const page: DraftPage<Answers, Id> = {
    read: () => ({ answers: store.get(answersAtom), state: store.get(stateAtom) }),
    show({ answers, state }) {
      if (answers) store.set(answersAtom, answers)
      if (state) store.set(stateAtom, state)
    },
    status: (change) => store.set(statusAtom, { ...store.get(statusAtom), ...change }),
  }
  let loading: Promise<DraftKeeper> | undefined
  let loaded: DraftKeeper | undefined
  let keepTimer: ReturnType<typeof setTimeout> | undefined

  /** Rejects, and says that nothing is kept, where its code cannot be had; asked again it tries again. */
  function keeper(): Promise<DraftKeeper> {
    loading ??= import('./draftKeeper.ts').then(
      ({ draftKeeper }) => {
        loaded = draftKeeper(session, definition, page)
        return loaded
      },
      (error) => {
        loading = undefined
        page.status({ keeping: 'failed' })
        throw error
      },
    )
    return loading
  }

  async function ready(): Promise<void> {
    const restored = keeper().then(
      ({ restore }) => restore(),
      () => undefined,
    )
    const [read] = await Promise.allSettled([readers.load(), restored])
    if (read.status === 'rejected') throw read.reason
  }

  function update(change: (answers: Answers) => Answers): void {
    page.show({ answers: change(page.read().answers) })
    if (keepTimer === undefined) document.addEventListener('visibilitychange', keepWhenHidden)
    clearTimeout(keepTimer)
    keepTimer = setTimeout(() => void keep(), KEEP_AFTER_MS)
  }

  function keepWhenHidden(): void {
    if (document.visibilityState === 'hidden') void keep()
  }

  function settle(): void {
    clearTimeout(keepTimer)
    keepTimer = undefined
    document.removeEventListener('visibilitychange', keepWhenHidden)
  }

  async function keep(): Promise<void> {
    settle()
    page.status({ keeping: 'saving' })
    await keeper().then(
      (own) => own.keep(),
      () => undefined,
    )
  }

  return {
    flow,
    readers,
    answersAtom,
    stateAtom,
    statusAtom,
    ready,
    read: page.read,
    write(state) {
      page.show({ state })
      const { progress } = page.read().answers
      if (progress.furthest === state.furthest && progress.submitted === state.submitted) return
      const { furthest, submitted } = state
      update((answers) => ({ ...answers, progress: { ...answers.progress, furthest, submitted } }))
    },
    submitted: (step) => tellJourney(session, { type: 'step-submitted', flow: flow.name, step }),
    saveLine: (status, sentAt) => loaded?.saveLine(status, sentAt) ?? unkeptLine(status),
    update,
    keep,
    send() {
      settle()
      page.status({ sending: 'sending' })
      return keeper().then(
        (own) => own.send(),
        () => {
          page.status({ sending: 'not-sent' })
          return false
        },
      )
    },
    tracking: async () => (await keeper()).tracking(),
    async restart() {
      settle()
      await (await keeper()).restart()
    },
  }
}
