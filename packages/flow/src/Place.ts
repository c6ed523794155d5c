/** Where a visitor can be in a flow: a step, or a page within one. A place of the table, never an address. */
export interface StepPosition<Id extends string> {
  readonly step: Id
  /** Absent for a step without pages. */
  readonly page?: string | undefined
}

/** A place of the plan, and whether its answers are complete. */
export interface Location<Id extends string> extends StepPosition<Id> {
  readonly complete: boolean
}

/** The place that Change was pressed on. */
export interface ReturnTo<Id extends string> extends StepPosition<Id> {
  /** The place that it opened. */
  readonly from: StepPosition<Id>
  /** The furthest step by then: all before it was complete, so the change opened the ones that are not now. */
  readonly reached: Id
  /** Where Continue leads back to from there: set when Change was pressed while another change was open. */
  readonly outer?: ReturnTo<Id> | undefined
}

/** Status of a step for a list of progress: `empty` is still to do, whatever its answers are. */
export type StepStatus = 'current' | 'complete' | 'empty'

/** Where a visitor is in a flow. `furthest` is a hint: `furthestStep` decides. */
export interface FlowState<Id extends string> {
  readonly active: Id
  /** The page within the active step; absent for a step without pages. */
  readonly page?: string | undefined
  readonly furthest: Id
  readonly status: Readonly<Record<Id, StepStatus>>
  /** Whether the whole flow was submitted. */
  readonly submitted: boolean
  /** Where Continue leads back to, while a step is open for a change. */
  readonly returnTo?: ReturnTo<Id> | undefined
}
