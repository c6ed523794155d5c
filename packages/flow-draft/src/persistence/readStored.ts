import type { FlowAnswers } from '../state/FlowAnswers.ts'
import type { DraftContext, OpenedDrafts } from './DraftContext.ts'
import { readUnsaved } from './unsaved.ts'

/**
 * Reads the stored answers into the page, with the input that an earlier page of this tab could not persist.
 * `onOpened` is called in the same task as the page changes: from then on no other code leaves input for the
 * next page.
 */
export async function readStored<Answers extends FlowAnswers, Id extends string>(
  { definition, dispatch, open }: DraftContext<Answers, Id>,
  onOpened: (opened: OpenedDrafts<Answers>) => void,
): Promise<OpenedDrafts<Answers>> {
  await activated()
  const [opened] = await Promise.all([open(), definition.readers.load()])
  const { drafts, kind } = opened
  const loaded = await drafts.load(kind).catch(() => ({ status: 'unreadable' as const }))
  const left = await readUnsaved(drafts, kind, definition.empty)
  onOpened(opened)
  dispatch({ type: 'loaded', kind, loaded, ...left, place: drafts.place, owner: drafts.clientId })
  return opened
}

/** A page that the browser renders ahead of a visit reads and writes nothing until it is shown. */
async function activated(): Promise<void> {
  if (!('prerendering' in document) || !document.prerendering) return
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
}
