import type { Tracking } from '@coverkit/core'
import { startFlow } from '@coverkit/flow'
import type { Session } from '../session/createSession.ts'
import type { DraftPage, FlowDraft, FlowDraftDefinition } from './createFlowDraft.ts'
import type { FlowAnswers } from './flowAnswers.ts'
import { saveLine } from './saveWords.ts'

/** Keeps the answers of a page on the device and sends them. */
export interface DraftKeeper extends Pick<FlowDraft<never, never>, 'saveLine'> {
  /** Reads the kept answers into the page, once. Never rejects: the status tells. */
  restore(): Promise<void>
  keep(): Promise<void>
  send(): Promise<boolean>
  tracking(): Promise<Tracking>
  restart(): Promise<void>
}

const SAVED_FOR_MS = 2_000

export function draftKeeper<Answers extends FlowAnswers<Id>, Id extends string>(
  session: Session,
  { flow, readers, kind, empty, send }: FlowDraftDefinition<Answers, Id>,
  page: DraftPage<Answers, Id>,
): DraftKeeper {
  const { read, show, status } = page
  let attempt: string | undefined
  let revision = 0
  let restoring: Promise<void> | undefined
  let clearTimer: ReturnType<typeof setTimeout> | undefined
  let latestSend = 0

  async function open() {
    const [drafts, loadedKind] = await Promise.all([
      session.drafts(),
      typeof kind === 'function' ? kind() : kind,
    ])
    return { drafts, kind: loadedKind }
  }

  async function readKept(): Promise<void> {
    await activated()
    const [{ drafts, kind }] = await Promise.all([open(), readers.load()])
    const loaded = await drafts.load(kind).catch(() => ({ status: 'unreadable' as const }))
    status({ loaded: loaded.status, place: drafts.place })
    if (loaded.status !== 'found') return
    attempt = loaded.draft.attempt
    revision = loaded.draft.rev
    const stored = loaded.draft.answers
    // Typed before the stored draft was read: what the visitor touched on this page wins.
    const answers = { ...stored, typed: { ...stored.typed, ...read().answers.typed } }
    show({ answers })
    resumeAt(answers)
    const { furthest, sentAt } = answers.progress
    const sending = sentAt !== null ? 'sent' : furthest === null ? 'idle' : 'not-sent'
    status({ keptUntil: loaded.draft.expiresAt, sending })
  }

  function resumeAt(answers: Answers): void {
    const { furthest, submitted } = answers.progress
    const resumed = startFlow(flow, answers, { furthest: furthest ?? undefined })
    show({ state: { ...resumed, submitted } })
  }

  async function restore(): Promise<void> {
    restoring ??= readKept().catch(() => {
      // The code that reads drafts did not load: go on with what this page holds, and try again when next asked.
      status({ keeping: 'failed' })
      restoring = undefined
    })
    await restoring
  }

  async function ready(): Promise<void> {
    await Promise.all([restore(), readers.load()])
  }

  async function keep(): Promise<void> {
    clearTimeout(clearTimer)
    status({ keeping: 'saving' })
    try {
      await ready()
      const { drafts, kind } = await open()
      attempt ??= drafts.newId()
      const kept = await drafts.save(kind, attempt, read().answers)
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
    show({ answers: withSentAt(read().answers, null) })
    status({ sending: 'sending' })
    await keep()
    const sent = await ready()
      .then(async () => send(session, read().answers, await tracking()))
      .catch(() => false)
    // A later save speaks for this one.
    if (turn !== latestSend) return sent
    if (sent) {
      show({ answers: withSentAt(read().answers, new Date().toISOString()) })
      void keep()
    }
    status({ sending: sent ? 'sent' : 'not-sent' })
    return sent
  }

  return {
    saveLine,
    restore,
    keep,
    send: sendNow,
    tracking,
    async restart() {
      latestSend += 1
      attempt = undefined
      revision = 0
      show({ answers: empty() })
      resumeAt(read().answers)
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
