import type { FlowState } from '../flowState.ts'

/**
 * Where a flow's answers and state are kept. `ready` resolves once the stored draft and what the flow requires were read,
 * and rejects when the code that judges it cannot be had.
 */
export interface FlowSource<Answers, Id extends string> {
  ready(): Promise<void>
  read(): { readonly answers: Answers; readonly state: FlowState<Id> }
  write(state: FlowState<Id>): void
  /** The address to go to instead of any screen, while there is nothing to begin with. */
  elsewhere?(): string | undefined
  /** Called when a visitor submitted a step, for those who count. */
  submitted?(step: Id): void
}
