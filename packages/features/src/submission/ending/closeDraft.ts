import type { ApiError, Result } from '@coverkit/api-client'
import { type FlowState, markSubmitted } from '@coverkit/flow'

/** The part of a flow's draft that closing needs. */
interface OpenDraft<Answers, Id extends string> {
  read(): { readonly answers: Answers; readonly state: FlowState<Id> }
  update(change: (answers: Answers) => Answers): void
  write(state: FlowState<Id>): void
  readonly submitted?: (step: Id) => void
}

/** Closes a draft whose last step the server has: the answers that stay, the flow's state, and the step that is counted. */
export function closeDraft<Answers, Id extends string>(
  draft: OpenDraft<Answers, Id>,
  lastStep: NoInfer<Id>,
  change: (answers: Answers) => Answers,
): void {
  draft.update(change)
  draft.write(markSubmitted(draft.read().state))
  draft.submitted?.(lastStep)
}

/** A page waits no longer for it; the next press asks again. */
const LONGEST_MS = 8_000

interface Recovery<Data> {
  /** Reads the answer to what was sent. */
  readonly readBack: (signal: AbortSignal) => Promise<Result<Data, ApiError>>
  /** Closes the draft; gives false where the draft is about something else by now. */
  readonly record: (data: Data) => boolean
  readonly persist: () => Promise<void>
}

/** Recovers a submission whose answer was lost. Gives whether the server has it. */
export async function recoverLost<Data>({ readBack, record, persist }: Recovery<Data>): Promise<boolean> {
  const answer = await readBack(AbortSignal.timeout(LONGEST_MS))
  if (!answer.ok || !record(answer.value)) return false
  await persist()
  return true
}
