import type { Draft } from '../api/draftKind.ts'
import { DiscardedError } from '../api/drafts.ts'
import { draftRowId } from '../storage/rows.ts'
import { type Store, storedDraft } from '../storage/store.ts'
import type { View } from './joinTabs.ts'
import { asJson } from './mergeAnswers.ts'

/** The drafts and runs that this page has seen. */
export interface KnownVersions {
  /** By flow. */
  readonly views: Map<string, View>
  /** By attempt: the run's owner, empty once it was discarded, and its last revision. */
  readonly runs: Map<string, { readonly owner: string; readonly rev: number }>
}

export const knownVersions = (): KnownVersions => ({ views: new Map(), runs: new Map() })

export function recordVersion<Answers>(
  { views, runs }: KnownVersions,
  owner: string,
  draft: Draft<Answers>,
): void {
  views.set(draft.flow, { ...draft, answers: asJson(draft.answers) })
  runs.set(draft.attempt, { owner, rev: draft.rev })
}

/** Returns the view that these answers change; undefined for a run of its own, which replaces the stored one. */
export function viewFor(
  { views }: KnownVersions,
  flow: string,
  attempt: string,
  base: unknown,
): View | undefined {
  const view = views.get(flow)
  if (view || base === undefined) return view?.attempt === attempt ? view : undefined
  return { attempt, rev: 0, answers: asJson(base), conflicts: [] }
}

/**
 * Returns the owner of a run. One begun before sign-in stays the visitor's until it is attached, here or in
 * another tab.
 *
 * @throws DiscardedError when its owner is not signed in any more
 */
export async function ownerFor(
  { runs }: KnownVersions,
  store: Store,
  present: string,
  flow: string,
  attempt: string,
): Promise<string> {
  const known = runs.get(attempt)?.owner ?? present
  if (known === present) return present
  if (!known.startsWith('anon:')) throw new DiscardedError('Nobody is signed in to whom this draft belongs.')
  const row = await storedDraft(store, draftRowId(present, flow))
  return row?.attempt === attempt ? present : known
}

/** Clears the views; saves of the runs seen so far are rejected from now on. */
export function discardVersions({ views, runs }: KnownVersions): void {
  for (const [attempt, { rev }] of runs) runs.set(attempt, { owner: '', rev })
  views.clear()
}
