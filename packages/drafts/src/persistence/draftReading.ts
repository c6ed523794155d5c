import {
  type Confirmation,
  type Conflict,
  type Draft,
  type DraftKind,
  readAnswers,
} from '../api/draftKind.ts'
import type { DraftCipher } from '../crypto/draftCipher.ts'
import type { OwnerKeys } from '../crypto/ownerKeys.ts'
import { answerContext, draftContext } from '../crypto/sealContexts.ts'
import type { DraftRow } from '../storage/rows.ts'

type DraftHead = Omit<DraftRow, 'iv' | 'data' | 'confirmed'>

/** Returns the text to seal in a draft: the answers alone, unless there are conflicts. */
export const draftText = (answers: unknown, conflicts: readonly Conflict[]) =>
  JSON.stringify(conflicts.length > 0 ? { answers, conflicts } : answers)

/** @throws when the row does not open, is not of its kind, or there is no way from its version. */
async function readDraft<Answers>(
  kind: DraftKind<Answers>,
  row: DraftRow,
  cipher: DraftCipher,
): Promise<Draft<Answers>> {
  const stored = JSON.parse(await cipher.open(row, draftContext(row)))
  const { answers, conflicts } = row.conflicted ? stored : { answers: stored, conflicts: [] }
  return draftOf(
    row,
    readAnswers(kind, row.version, answers),
    row.version === kind.version ? conflicts : [],
    await readConfirmation(row, cipher),
  )
}

/** Undefined when it cannot be read. */
export async function openDraft<Answers>(
  keys: OwnerKeys,
  kind: DraftKind<Answers>,
  row: DraftRow,
): Promise<Draft<Answers> | undefined> {
  const cipher = await keys.existing(row.owner)
  return cipher && readDraft(kind, row, cipher).catch(() => undefined)
}

export function draftOf<Answers>(
  { flow, version, attempt, rev, savedAt, expiresAt }: DraftHead,
  answers: Answers,
  conflicts: readonly Conflict[],
  confirmed: Confirmation | null,
): Draft<Answers> {
  return { flow, version, attempt, rev, savedAt, expiresAt, answers, conflicts, confirmed }
}

export async function readConfirmation(
  { attempt, confirmed }: Pick<DraftRow, 'attempt' | 'confirmed'>,
  cipher: DraftCipher,
): Promise<Confirmation | null> {
  if (!confirmed) return null
  const { rev, at } = confirmed
  // The confirmation itself holds, whatever became of the answer that came with it.
  const answer = await cipher.open(confirmed, answerContext(attempt, rev)).catch(() => 'null')
  return { rev, at, answer: JSON.parse(answer) }
}
