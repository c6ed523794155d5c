import type { FlowState } from '../Place.ts'

/**
 * The store of a flow's answers and state. `ready` resolves once the stored draft and what the flow requires
 * were read, and rejects when the code that judges it cannot be had.
 */
export interface FlowSource<Answers, Id extends string> {
  ready(): Promise<void>
  /** The current answers and state; read again for every decision. */
  read(): { readonly answers: Answers; readonly state: FlowState<Id> }
  /** Stores the visitor's place; the screens write the answers. */
  write(state: FlowState<Id>): void
  /** The names of the flow's requirements that are met; read once `ready`. */
  met?(): ReadonlySet<string>
  /** Called before the guard judges a step that was requested by its address: it may include the step again. */
  requested?(step: Id): void
  /** Called when a visitor submitted a step, for analytics. */
  submitted?(step: Id): void
}
