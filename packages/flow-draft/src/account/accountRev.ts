import { asJson } from '@coverkit/drafts'
import type { FlowAnswers } from '../state/FlowAnswers.ts'
import type { DeviceDraft } from './compareDrafts.ts'

type Json = Readonly<Record<string, unknown>>

/** Returns answers without the account's revision, which only this device notes. */
export function withoutAccountRev({ progress, ...answers }: FlowAnswers): Json {
  const { accountRev: _own, ...others } = progress
  return asJson({ ...answers, progress: others }) as Json
}

export function deviceDraft(
  answers: FlowAnswers,
  { run, rev }: Pick<DeviceDraft, 'run' | 'rev'>,
): DeviceDraft {
  const accountRev = answers.progress.accountRev ?? null
  return { answers: withoutAccountRev(answers), accountRev, run, rev }
}

/** The answers of an account's copy with its revision noted. */
export function withAccountRev(answers: Json, accountRev: number): Json {
  const { progress } = answers
  return { ...answers, progress: { ...(typeof progress === 'object' ? progress : {}), accountRev } }
}
