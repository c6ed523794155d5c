import type { FlowAnswers } from '../state/FlowAnswers.ts'
import type { DraftContext } from './DraftContext.ts'
import { readUnsaved } from './unsaved.ts'

/** Reads the stored answers into the page, with what an earlier page of this tab could not persist. */
export async function readStored<Answers extends FlowAnswers, Id extends string>({
  definition,
  dispatch,
  open,
}: DraftContext<Answers, Id>): Promise<void> {
  await activated()
  const [{ drafts, kind }] = await Promise.all([open(), definition.readers.load()])
  const loaded = await drafts.load(kind).catch(() => ({ status: 'unreadable' as const }))
  const unsaved = await readUnsaved(drafts, kind, definition.empty)
  dispatch({ type: 'loaded', kind, loaded, unsaved, place: drafts.place, owner: drafts.clientId })
}

/** A page that the browser renders ahead of a visit reads and writes nothing until it is shown. */
async function activated(): Promise<void> {
  if (!('prerendering' in document) || !document.prerendering) return
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
}
