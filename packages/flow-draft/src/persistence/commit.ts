import type { SavedDraft } from '@coverkit/drafts'
import { answersFor } from '@coverkit/flow'
import type { FlowAnswers } from '../state/FlowAnswers.ts'
import { hasUnsaved, isPristine } from '../state/isPristine.ts'
import type { DraftContext, OpenedDrafts } from './DraftContext.ts'
import { dropLeftInput } from './leftInput.ts'
import type { DraftWatch } from './watchDrafts.ts'

/**
 * Writes the page's answers, in one transaction with the pending request. Null when there is nothing to
 * write. Calls must not overlap.
 */
export async function commit<Answers extends FlowAnswers, Id extends string>(
  { services, definition, record, dispatch }: DraftContext<Answers, Id>,
  { drafts, kind }: OpenedDrafts<Answers>,
  watch: DraftWatch,
): Promise<SavedDraft<Answers> | null> {
  const { request, empty } = definition
  // Loaded with the first change: when it is needed there may be no network, and without it the answers are persisted alone.
  const loading = request?.().catch(() => undefined)
  const body = record().pending && (await loading)
  const { answers: from, pending, requests, rev, run = drafts.newId() } = record()
  // Drafts of another brand have nothing of this page yet.
  const isMoved = watch.current() !== undefined && watch.current() !== drafts
  const isDone = !hasUnsaved(definition, record()) && (!isMoved || isPristine(definition, record()))
  if (pending === undefined && isDone) {
    dispatch({ type: 'unchanged' })
    return null
  }
  // A run that was not shown yet belongs to the current user of the device.
  const isNew = rev === 0 && record().run === undefined
  const owner = drafts.clientId
  const isEnqueued = pending === undefined || body !== undefined || request === undefined
  dispatch({ type: 'named', run })
  dispatch({ type: 'saving', answers: from, isEnqueuing: isEnqueued && pending !== undefined })
  // The services are those of the module that wrote the definition.
  const given = answersFor(definition.flow, from, empty(), 'device')
  const stored = await drafts.save(kind, run, given, {
    ...(pending && body && { entry: { kind: pending, body: (joined) => body(services as never, joined) } }),
    ...(rev === 0 && { base: empty() }),
  })
  dropLeftInput(kind.flow)
  const saved = stored.answers === given ? { ...stored, answers: from } : stored
  const moved = isMoved || isNew ? { owner } : {}
  dispatch({ type: 'persisted', kind, saved, from, isEnqueued, requests, place: drafts.place, ...moved })
  if (isMoved) watch.start(drafts, kind.flow)
  return saved
}
