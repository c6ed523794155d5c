import type { DraftKind } from '../api/draftKind.ts'
import type { OwnerKeys } from '../crypto/ownerKeys.ts'
import type { DraftRow } from '../storage/rows.ts'
import { openDraft } from './draftReading.ts'
import { type Joined, joinTabs, standing, type View } from './joinTabs.ts'
import { asJson } from './mergeAnswers.ts'

/** The answers to keep and the run that they belong to. */
export interface JoinedRun<Answers> extends Joined<Answers> {
  readonly attempt: string
  /** The stored draft cannot be read. */
  readonly damaged?: boolean
}

/** Joins the answers with what is stored, where another tab stored it since this page last saw it. */
export async function joinStored<Answers>(
  keys: OwnerKeys,
  kind: DraftKind<Answers>,
  view: View | undefined,
  stored: DraftRow | undefined,
  attempt: string,
  answers: Answers,
): Promise<JoinedRun<Answers>> {
  if (!stored || !view) return { answers, conflicts: [], attempt }
  const own = { answers, conflicts: standing(view.conflicts, asJson(answers)), attempt }
  if (stored.rev === view.rev && stored.attempt === attempt) return own
  const theirs = await openDraft(keys, kind, stored)
  if (!theirs) return { ...own, damaged: true }
  return { ...joinTabs(kind, view, answers, theirs), attempt: stored.attempt }
}
