import type { Tracking } from '@coverkit/core'
import type { Conflict, DraftKind, DraftState, Place } from '@coverkit/drafts'
import { type Flow, type FlowState, planSteps, startFlow } from '@coverkit/flow'
import type { FlowSource } from '@coverkit/flow/react'
import { type Atom, atom } from 'jotai'
import { tellJourney } from '../journey/journey.ts'
import type { Session } from '../session/createSession.ts'
import type { StepReaders } from '../step-form/stepReader.ts'
import type { AnswerPlace, AnswerWords } from './answerWords.ts'
import type { DraftKeeper } from './draftKeeper.ts'
import type { FlowAnswers } from './flowAnswers.ts'
import type { DraftOffer } from './followAccount.ts'

/** What the page may say about a draft; every word of it is true (see `saveWords.ts`). */
export interface DraftStatus {
  readonly loaded: 'pending' | 'none' | 'found' | 'newer' | 'unreadable'
  /** `discarded`: signed out in another tab, so that nothing more is kept. */
  readonly keeping: 'idle' | 'saving' | 'saved' | 'failed' | 'discarded'
  readonly place?: Place
  /** In memory since the customer said that others use this computer too. */
  readonly sharedComputer?: boolean
  /** Until when the answers are kept, ISO 8601; absent while nothing is. */
  readonly keptUntil?: string | undefined
  /** Absent until the stored draft was read. */
  readonly sent?: {
    readonly state: DraftState['sending']
    /** When the server confirmed the last thing sent, ISO 8601. */
    readonly at: string | null
    /** It was tried in vain, and is tried again. */
    readonly isTried: boolean
    /** What the server refused. */
    readonly refused: readonly AnswerPlace[]
  }
  /** Answers that another tab gave other values. */
  readonly conflicts?: readonly Conflict[]
  /** Other answers of the same person, which would replace these. */
  readonly offer?: DraftOffer | undefined
  /** A newer version of the site has the storage: nothing is kept before a reload. */
  readonly outdated?: boolean
}

export interface FlowDraftDefinition<
  Answers extends FlowAnswers,
  Id extends string,
  Form extends string = never,
> {
  readonly flow: Flow<Answers, Id>
  readonly readers: StepReaders<Answers, Form>
  /** How kept answers are read back; a function loads that code with the drafts, after the page is there. */
  readonly kind: DraftKind<Answers> | (() => Promise<DraftKind<Answers>>)
  readonly empty: () => Answers
  /** Makes the request that saves the answers with the server; its `tracking` is filled in. */
  readonly request?: () => Promise<(session: Session, answers: Answers) => object>
  /** The words for answers that were refused, or changed in another tab. */
  readonly words?: () => Promise<AnswerWords>
  /** A save that the server confirmed once this step is reached marks the flow as submitted. */
  readonly acceptedAt?: Id
}

/** The one copy of a flow's answers on a page, kept on the device as they change. */
export interface FlowDraft<Answers extends FlowAnswers, Id extends string, Form extends string = never>
  extends FlowSource<Answers, Id> {
  readonly flow: Flow<Answers, Id>
  /** Loaded once the draft is ready. */
  readonly readers: StepReaders<Answers, Form>
  readonly answersAtom: Atom<Answers>
  /** The ids of the plan's steps; the same list until the plan is another. */
  readonly planAtom: Atom<readonly Id[]>
  readonly stateAtom: Atom<FlowState<Id>>
  readonly statusAtom: Atom<DraftStatus>
  /** Loads the words for answers that were refused, or changed in another tab. */
  readonly words: FlowDraftDefinition<Answers, Id>['words']
  /** Changes the answers; they are kept on the device a moment later. */
  update(change: (answers: Answers) => Answers): void
  /** What keeps and sends the answers. Rejects where its code cannot be had; asked again it tries again. */
  keeper(): Promise<DraftKeeper>
  /** Whether the page shows answers, kept or not. */
  isBegun(): boolean
  /** Keeps the answers on the device now. Never rejects: the status tells. */
  keep(): Promise<void>
  /** Keeps the answers and, with them, the request that saves them with the server: it goes out on its own. */
  send(): Promise<void>
  /**
   * Keeps the answers with a request that nothing may replace. True once the server has confirmed it; false when the
   * first try failed or was refused. It is tried again on its own.
   */
  submit(): Promise<boolean>
  /** Identifies a call for this draft outside its saves. */
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
export function createFlowDraft<Answers extends FlowAnswers, Id extends string, Form extends string = never>(
  session: Session,
  definition: FlowDraftDefinition<Answers, Id, Form>,
): FlowDraft<Answers, Id, Form> {
  const { flow, readers, empty } = definition
  const { store } = session
  const unanswered = empty()
  const answersAtom = atom(unanswered)
  const stateAtom = atom(startFlow(flow, store.get(answersAtom)))
  const statusAtom = atom<DraftStatus>({ loaded: 'pending', keeping: 'idle' })
  let plan: readonly Id[] = []
  const planAtom = atom((get) => {
    const ids = planSteps(flow, get(answersAtom)).map(({ id }) => id)
    plan = `${ids}` === `${plan}` ? plan : ids
    return plan
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
  let keepTimer: ReturnType<typeof setTimeout> | undefined

  function keeper(): Promise<DraftKeeper> {
    loading ??= import('./draftKeeper.ts').then(
      ({ draftKeeper }) => draftKeeper(session, definition, page),
      (error) => {
        loading = undefined
        page.status({ keeping: 'failed' })
        throw error
      },
    )
    return loading
  }

  /** Undefined where the code that keeps cannot be had. */
  function asked<Answer>(act: (keeper: DraftKeeper) => Promise<Answer>): Promise<Answer | undefined> {
    return keeper().then(act, () => undefined)
  }

  async function ready(): Promise<void> {
    const [read] = await Promise.allSettled([readers.load(), asked(({ restore }) => restore())])
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
    await asked((own) => own.keep())
  }

  const draft: FlowDraft<Answers, Id, Form> = {
    flow,
    readers,
    answersAtom,
    planAtom,
    stateAtom,
    statusAtom,
    words: definition.words,
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
    update,
    keeper,
    isBegun: () => page.read().answers !== unanswered,
    keep,
    async send() {
      settle()
      await asked((own) => own.send())
    },
    async submit() {
      settle()
      return (await asked((own) => own.submit())) ?? false
    },
    tracking: async () => (await keeper()).tracking(),
    async restart() {
      settle()
      await (await keeper()).restart()
    },
  }
  session.flows.add(draft)
  return draft
}
