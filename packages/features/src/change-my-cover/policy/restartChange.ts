import type { ChangeDraft } from '../state.ts'

/** Begins again. The next change takes the place of this one in the account too, without asking: it was left here. */
export async function restartChange(draft: Pick<ChangeDraft, 'read' | 'restart' | 'update'>): Promise<void> {
  const { accountRev } = draft.read().answers.progress
  await draft.restart()
  if (accountRev === undefined) return
  draft.update((answers) => ({ ...answers, progress: { ...answers.progress, accountRev } }))
}
