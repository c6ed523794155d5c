import type { Tracking } from '@coverkit/core'
import {
  type Conflict,
  DiscardedError,
  type Draft,
  type DraftKind,
  type DraftState,
  type Drafts,
  type EntryKind,
  type SavedDraft,
} from '@coverkit/drafts'
import { startFlow, visitStep } from '@coverkit/flow'
import type { Session } from '../session/createSession.ts'
import { deviceDraft, withAccountRev, withoutAccountRev } from './accountRev.ts'
import type { DraftPage, FlowDraftDefinition } from './createFlowDraft.ts'
import type { FlowAnswers } from './flowAnswers.ts'
import type { AccountFollower } from './followAccount.ts'
import { joinChanges } from './joinChanges.ts'
import { rawKind } from './rawDraft.ts'
import { stateNow } from './stateNow.ts'
import { submitOutcome } from './submitOutcome.ts'
import { toDraftStatus } from './toDraftStatus.ts'

/** Answers of a flow, with their version and what identifies a call about them. */
export interface DraftCopy {
  readonly flow: string
  readonly version: number
  readonly answers: unknown
  readonly tracking: Tracking
}

/** Keeps the answers of a page on the device and sends them. None of it rejects but `tracking`, `copy` and `restart`. */
export interface DraftKeeper {
  /** Reads the kept answers into the page, once. */
  restore(): Promise<void>
  keep(): Promise<void>
  send(): Promise<void>
  submit(): Promise<boolean>
  /** Keeps and sends at once what was not, on the visitor's word. */
  tryAgain(): Promise<void>
  /** Settles what two tabs changed. What could not be sent meanwhile is sent. */
  resolve(choose: (conflict: Conflict) => 'mine' | 'theirs'): Promise<void>
  /** The answer to an offer of other answers. */
  settleOffer(takes: boolean): Promise<void>
  tracking(): Promise<Tracking>
  /** The answers as they are now, to be handed to another device. */
  copy(): Promise<DraftCopy>
  restart(): Promise<void>
}

const SAVED_FOR_MS = 2_000
/** A save that takes less is not worth a word. */
const SAVING_AFTER_MS = 150

interface Opened<Answers> {
  readonly drafts: Drafts
  readonly kind: DraftKind<Answers>
}

export function draftKeeper<Answers extends FlowAnswers, Id extends string>(
  session: Session,
  { flow, readers, kind, empty, request, words, acceptedAt }: FlowDraftDefinition<Answers, Id>,
  page: DraftPage<Answers, Id>,
): DraftKeeper {
  const { read, show, status } = page
  let attempt: string | undefined
  let revision = 0
  let savedAt = ''
  /** Who used the device when the draft of this page was read: it stays theirs until they say so. */
  let seenBy: string | undefined
  let following: Promise<AccountFollower> | undefined
  /** What of the page is kept; other answers on it are not yet. */
  let kept: Answers | undefined
  /** To be sent, but not in the outbox yet: keeping failed, or two tabs contradict each other. */
  let owed: EntryKind | undefined
  let sending: DraftState['sending'] = 'none'
  let confirmedAt: string | null = null
  let restoring: Promise<void> | undefined
  let watched: Drafts | undefined
  let stopWatching = () => {}
  let clearTimer: ReturnType<typeof setTimeout> | undefined
  let turn: Promise<unknown> = Promise.resolve()

  async function open(): Promise<Opened<Answers>> {
    const [drafts, loadedKind] = await Promise.all([
      session.drafts(),
      typeof kind === 'function' ? kind() : kind,
    ])
    return { drafts, kind: loadedKind }
  }

  /** One after another, so that each knows what the one before it kept. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const run = turn.then(work)
    turn = run.catch(() => undefined)
    return run
  }

  async function readKept(): Promise<void> {
    await activated()
    const [opened] = await Promise.all([open(), readers.load()])
    const loaded = await opened.drafts.load(opened.kind).catch(() => ({ status: 'unreadable' as const }))
    status({ loaded: loaded.status, place: opened.drafts.place })
    if (loaded.status === 'found') {
      const { typed } = read().answers
      const stored = loaded.draft.answers
      // Typed before the stored draft was read: what the visitor touched on this page wins.
      const answers = { ...stored, typed: { ...stored.typed, ...typed } }
      show({ answers })
      resumeAt(answers)
      see(loaded.draft, Object.keys(typed).length === 0 ? answers : undefined)
      confirmedAt = loaded.draft.confirmed?.at ?? null
    }
    seenBy = opened.drafts.clientId
    watch(opened)
    void inAccount((account) => account.look())
  }

  /** In a frame the brand, and with it the drafts, may change under a page: only those in use are heard. */
  function watch(opened: Opened<Answers>): void {
    if (watched === opened.drafts) return
    stopWatching()
    watched = opened.drafts
    stopWatching = watched.watch(opened.kind.flow, (state) => {
      if (watched === opened.drafts) void hear(opened, state)
    })
  }

  function resumeAt(answers: Answers, active?: Id): void {
    const { furthest, submitted } = answers.progress
    // A step that is no longer one gives way to the answers.
    const reached = flow.steps.find(({ id }) => id === furthest) ?? flow.steps.at(-1)
    const hint = furthest === null ? undefined : reached?.id
    const resumed = { ...startFlow(flow, answers, { furthest: hint }), submitted }
    show({ state: active === undefined ? resumed : visitStep(flow, answers, resumed, active) })
  }

  /** `onPage`: the answers on the page, when they are the ones that were kept. */
  function see(draft: Draft<Answers>, onPage: Answers | undefined): void {
    attempt = draft.attempt
    revision = draft.rev
    savedAt = draft.savedAt
    kept = onPage
    status({ keptUntil: draft.expiresAt, conflicts: draft.conflicts })
  }

  async function restore(): Promise<void> {
    restoring ??= readKept().catch(() => {
      // The code that reads drafts did not load: go on with what this page holds, and try again when next asked.
      status({ keeping: 'failed' })
      restoring = undefined
    })
    await restoring
  }

  async function ready(): Promise<Opened<Answers>> {
    await Promise.all([restore(), readers.load()])
    return open()
  }

  /** Another page of this browser, or the sender, did something to this draft. */
  async function hear(opened: Opened<Answers>, state: DraftState): Promise<void> {
    sending = state.sending
    confirmedAt = sending === 'sent' ? (confirmedAt ?? new Date().toISOString()) : null
    status(await toDraftStatus(state, confirmedAt, words))
    await inTurn(async () => {
      if (state.rev !== revision) await catchUp(opened)
      if (state.sending === 'sent') markAccepted()
    }).catch(() => status({ keeping: 'failed' }))
  }

  /** Looks again, now that nothing of this page is on its way: another tab changed the draft, began anew or deleted it. */
  async function catchUp(opened: Opened<Answers>): Promise<void> {
    if (opened.drafts.clientId !== seenBy) return void inAccount((account) => account.look())
    const { rev } = await stateNow(opened.drafts, opened.kind.flow)
    if (rev === 0 && revision > 0) forgetKept()
    else if (rev !== revision) await takeIn(opened)
  }

  /** What another tab changed appears here; what is being typed here stays. */
  async function takeIn({ drafts, kind }: Opened<Answers>): Promise<void> {
    // Keeping joins both, and finds where they contradict each other.
    if (read().answers !== kept && !isUntouched()) return void (await commit())
    const base = read().answers
    const loaded = await drafts.load(kind)
    if (loaded.status !== 'found') return
    joinIn(kind, base, loaded.draft)
    // Settled in another tab.
    if (owed && loaded.draft.conflicts.length === 0) await commit()
  }

  /** Nothing was kept by this page, and nothing was changed on it. */
  function isUntouched(): boolean {
    return revision === 0 && JSON.stringify(read().answers) === JSON.stringify(empty())
  }

  /** Puts a stored draft in the place of what this page started from, with what was changed here since. */
  function joinIn(kind: DraftKind<Answers>, base: Answers, draft: Draft<Answers>): void {
    const mine = read().answers
    const joined = draft.answers === base ? mine : joinChanges(kind, base, mine, draft.answers)
    see(draft, joined === draft.answers ? joined : undefined)
    if (joined === mine) return
    show({ answers: joined })
    resumeAt(joined, read().state.active)
  }

  /** Deleted elsewhere: it is kept again when something is changed here. */
  function forgetKept(): void {
    revision = 0
    kept = undefined
    status({ keptUntil: undefined, conflicts: [] })
  }

  function markAccepted(): void {
    const { answers, state } = read()
    if (acceptedAt === undefined || state.furthest !== acceptedAt || state.submitted) return
    const progress = { ...answers.progress, furthest: state.furthest, submitted: true }
    show({ answers: { ...answers, progress }, state: { ...state, submitted: true } })
    void keep()
  }

  /** Keeps what is on the page, in one transaction with the request that is owed. */
  async function commit(): Promise<SavedDraft<Answers> | null> {
    const opened = await ready()
    const { drafts, kind } = opened
    // Loaded with the first change: when it is needed there may be no network, and without it the answers are kept alone.
    const loading = request?.().catch(() => undefined)
    const body = owed && (await loading)
    const answers = read().answers
    // Drafts of another brand have nothing of this page yet.
    const isMoved = watched !== undefined && watched !== drafts
    if (owed === undefined && answers === kept && !isMoved) return null
    attempt ??= drafts.newId()
    const saved = await drafts.save(kind, attempt, answers, {
      ...(owed && body && { entry: { kind: owed, body: (joined) => body(session, joined) } }),
      ...(revision === 0 && { base: empty() }),
    })
    if (saved.conflicts.length === 0 && (body || !request)) owed = undefined
    joinIn(kind, answers, saved)
    if (isMoved) {
      seenBy = drafts.clientId
      watch(opened)
    }
    status({ place: drafts.place })
    return saved
  }

  /** Commits in turn, and tells how that went. */
  async function told(entryKind?: EntryKind): Promise<SavedDraft<Answers> | null> {
    const slow = setTimeout(() => status({ keeping: 'saving' }), SAVING_AFTER_MS)
    try {
      const saved = await inTurn(() => {
        owed = entryKind ?? owed
        return commit()
      })
      if (saved) sayKept()
      if (saved?.entryId) void inAccount((account) => account.push())
      return saved
    } catch (error) {
      clearTimeout(clearTimer)
      status({ keeping: error instanceof DiscardedError ? 'discarded' : 'failed' })
      return null
    } finally {
      clearTimeout(slow)
    }
  }

  function sayKept(): void {
    clearTimeout(clearTimer)
    status({ keeping: 'saved' })
    clearTimer = setTimeout(() => status({ keeping: 'idle' }), SAVED_FOR_MS)
  }

  async function keep(): Promise<void> {
    await told()
  }

  /** Does nothing for a visitor. What fails is looked at again with the next step or page. */
  async function inAccount(act: (account: AccountFollower) => Promise<void>): Promise<void> {
    const isKnown = (await session.identity().catch(() => null)) !== null
    if (!isKnown) return
    following ??= follow().catch((error) => {
      following = undefined
      throw error
    })
    await following.then(act).catch(() => undefined)
  }

  async function follow(): Promise<AccountFollower> {
    const [{ followAccount }, opened] = await Promise.all([import('./followAccount.ts'), open()])
    return followAccount({
      session,
      flow: opened.kind.flow,
      version: opened.kind.version,
      device: ownDraft,
      tracking,
      adopt: (stored) =>
        showStored(async ({ drafts, kind }) => {
          const answers = withAccountRev(stored.answers, stored.rev)
          await drafts.save(rawKind(kind.flow, stored.version), drafts.newId(), answers)
        }),
      reload: () => showStored(async () => undefined),
      note(accountRev) {
        const { answers } = read()
        if (answers.progress.accountRev === accountRev) return
        show({ answers: { ...answers, progress: { ...answers.progress, accountRev } } })
        void keep()
      },
      offer: (offer) => status({ offer }),
    })
  }

  /** Null while nothing was begun here. */
  function ownDraft() {
    const { answers } = read()
    if (revision === 0 && Object.keys(answers.typed).length === 0) return null
    return { ...deviceDraft(answers), savedAt: savedAt || new Date().toISOString() }
  }

  /** Puts what is stored for the present owner in the place of what is on the page. */
  function showStored(first: (opened: Opened<Answers>) => Promise<void>): Promise<void> {
    return inTurn(async () => {
      const opened = await open()
      await first(opened)
      seenBy = opened.drafts.clientId
      const loaded = await opened.drafts.load(opened.kind)
      const answers = loaded.status === 'found' ? loaded.draft.answers : empty()
      show({ answers })
      resumeAt(answers, read().state.active)
      if (loaded.status === 'found') return see(loaded.draft, answers)
      attempt = undefined
      forgetKept()
    })
  }

  async function tracking(): Promise<Tracking> {
    const { clientId, newId } = await session.drafts()
    attempt ??= newId()
    return { id: newId(), clientId, draft: attempt, rev: revision, sentAt: new Date().toISOString() }
  }

  async function submit(): Promise<boolean> {
    const saved = await told('submit')
    if (!saved?.entryId) return false
    const drafts = await session.drafts()
    // What an earlier fault made wait goes first.
    await drafts.sendNow()
    return submitOutcome(drafts, saved.flow)
  }

  return {
    restore,
    keep,
    async send() {
      await told('save')
    },
    submit,
    async tryAgain() {
      await told(sending === 'lost' ? 'save' : undefined)
      await session.drafts().then(
        (drafts) => drafts.sendNow(),
        () => undefined,
      )
    },
    async resolve(choose) {
      await keep()
      await inTurn(async () => {
        const { drafts, kind } = await open()
        const base = read().answers
        const draft = await drafts.resolve(kind, choose)
        if (draft) joinIn(kind, base, draft)
      }).catch(() => status({ keeping: 'failed' }))
      await keep()
    },
    tracking,
    async copy() {
      await keep()
      const { kind } = await open()
      const { flow, version } = kind
      return { flow, version, answers: withoutAccountRev(read().answers), tracking: await tracking() }
    },
    settleOffer: (takes) => inAccount((account) => account.settle(takes)),
    async restart() {
      await inTurn(async () => {
        attempt = undefined
        seenBy = (await session.drafts()).clientId
        forgetKept()
        show({ answers: empty() })
        resumeAt(read().answers)
        status({ loaded: 'none', keeping: 'idle' })
        const { drafts, kind } = await open()
        await drafts.remove(kind.flow)
      })
    },
  }
}

/** A page that the browser renders ahead of a visit reads and writes nothing until it is shown. */
async function activated(): Promise<void> {
  if (!('prerendering' in document) || !document.prerendering) return
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
}
