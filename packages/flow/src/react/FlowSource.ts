import type { FlowState } from '../Place.ts'

/**
 * Where a flow's answers and state are kept. `ready` resolves once the stored draft and what the flow requires were read,
 * and rejects when the code that judges it cannot be had.
 */
export interface FlowSource<Answers, Id extends string> {
  ready(): Promise<void>
  /** As they are now; asked again for every decision. */
  read(): { readonly answers: Answers; readonly state: FlowState<Id> }
  /** Takes over where the visitor is; answers are written by the screens. */
  write(state: FlowState<Id>): void
  /** The names of the flow's requirements that are met; asked once `ready`. */
  met?(): ReadonlySet<string>
  /** Called before the guard judges a step that is asked for by its address: what leaves it out may end with that. */
  requested?(step: Id): void
  /** Called when a visitor submitted a step, for those who count. */
  submitted?(step: Id): void
}
