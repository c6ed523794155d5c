import type { FlowState, Location, ReturnTo, StepPosition } from './Place.ts'

/** Anything that can say whether answers are complete: a zod schema, or an object of the same shape. */
export interface AnswersSchema {
  /** Never throws; `success` is whether these answers are complete. */
  safeParse(answers: unknown): { success: boolean }
}

/** A page within a step. The id is its route segment below the step's: letters, digits, `-` and `_`, such as a row's id. */
export interface StepPage {
  readonly id: string
  readonly complete: boolean
}

/** The pages of a step. Only flows that declare some load the code: see `pagesWithin`. */
export interface StepPages<Answers> {
  /** The pages for these answers, in order. */
  readonly list: (answers: Answers) => readonly StepPage[]
  /** The step's places in the plan; undefined while it has no pages. */
  readonly locations: <Id extends string>(
    step: Id,
    answers: Answers,
    isComplete: boolean,
  ) => readonly Location<Id>[] | undefined
}

/** The pages of a declared step: `pagesWithin(…)`, or `pagesWithin` itself for those that its model lists. */
export type DeclaredPages<Answers> =
  | StepPages<Answers>
  | ((list: StepPages<Answers>['list']) => StepPages<Answers>)

/** One step of a flow: `path` is its last route segment, `schema` tells from the answers whether it is complete. */
export interface FlowStep<Answers, Id extends string> {
  readonly id: Id
  readonly path: string
  /** Whether these answers ask the step; always where it is absent. */
  readonly includedWhen?: ((answers: Answers) => boolean) | undefined
  /** A step with pages is complete when all of them are and the schema says so. */
  readonly schema: AnswersSchema
  /** The pages of the step: `pagesWithin(…)`. Without any, the step is one page at its own address. */
  readonly pages?: StepPages<Answers> | undefined
}

/** A route beside the steps; one that needs a submission is closed until the flow was submitted. */
export interface SideRoute {
  readonly path: string
  readonly needs: 'submitted' | 'nothing'
}

/** A precondition of a flow, such as a chosen quote, a loaded policy or a signed-in customer. */
export interface Requirement {
  /** Unique name; `met` of the source lists the names of those that are met. */
  readonly name: string
  /**
   * Returns the path for a visitor who lacks it.
   *
   * @param requestedPath the path in this flow that was asked for, to lead back to
   */
  readonly redirectTo: (requestedPath: string) => string
}

/** The indexes that Back and Continue lead to. */
export interface Neighbours {
  readonly previous: number
  readonly next: number
}

/** Rules of a flow that returns after a change. Only flows that declare one load the code: see `returningTo`. */
export interface ReturnRule<Id extends string> {
  /** The effect of a change on the places before and after the active one. */
  neighbours(locations: readonly Location<Id>[], state: FlowState<Id>): Partial<Neighbours>
  /** Returns the rest of `returnTo` when a place is shown: none at its end, nor beyond it but for the change. */
  carried(
    locations: readonly Location<Id>[],
    state: Pick<FlowState<Id>, 'returnTo'>,
    shown: StepPosition<Id>,
  ): ReturnTo<Id> | undefined
}

/** How a server's validated answer to a save is merged into the answers that a page holds. */
export interface Accepted<Answers, Answer> {
  /**
   * Takes over the ids that the server gave, row by row (`mergeServerIds`), and nothing that a visitor can change. It
   * brings back no row that was removed meanwhile, and twice changes nothing more.
   */
  readonly ids: (answers: Answers, answer: Answer) => Answers
  /** Takes over what else the server decided; left out for a stale answer. */
  readonly rest?: (answers: Answers, answer: Answer) => Answers
}

/** Storage that a visitor allows for a part of the answers. `account` includes the device, `memory` is none. */
export type SliceStorage = 'device' | 'account' | 'memory'

/** Entries of each record field that belong to a slice, by their keys. */
export type SliceEntries<Answers> = {
  readonly [Field in keyof Answers]?: Answers[Field] extends Readonly<Record<string, unknown>>
    ? (key: string) => boolean
    : never
}

/** A part of the answers that is stored only where the visitor allows. The choice itself is in no slice. */
export interface Slice<Answers> {
  readonly fields: readonly (keyof Answers)[]
  /** The visitor's choice, read from the answers themselves. */
  readonly storageOf: (answers: Answers) => SliceStorage
  /** Entries of record fields that belong to it too, such as input that was not submitted yet, by its key. */
  readonly entries?: SliceEntries<Answers>
}

/** A flow: its steps in order under one base address, and the seams that it uses. */
export interface Flow<Answers, Id extends string, Answer = never> {
  /** Unique among the flows of an app. */
  readonly name: string
  /** Absolute path without a trailing slash, such as `/client-quote`. */
  readonly base: string
  readonly steps: readonly FlowStep<Answers, Id>[]
  /** The step for an unknown address below the base. */
  readonly defaultStep: Id
  /** Addresses below the base that are no steps, such as a confirmation page. */
  readonly sideRoutes: readonly SideRoute[]
  /** Preconditions of every screen of the flow; the first that is not met redirects. */
  readonly requires?: readonly Requirement[]
  /** From which steps another may be opened for a change, and how the visitor gets back: `returningTo(…)`. */
  readonly returning?: ReturnRule<Id>
  /** How the server's validated answer to a save is merged into the answers. */
  readonly accepted?: Accepted<Answers, Answer>
  /** Parts of the answers that are stored only where the visitor allows. */
  readonly slices?: readonly Slice<Answers>[]
}

/** A flow as it is declared: side routes may be left out, and so may the schema of a step that is always complete. */
export interface FlowDeclaration<Answers, Id extends string, Answer = never>
  extends Omit<Flow<Answers, Id, Answer>, 'sideRoutes' | 'steps'> {
  readonly sideRoutes?: readonly SideRoute[]
  readonly steps: readonly (Omit<FlowStep<Answers, Id>, 'schema'> & {
    readonly schema?: AnswersSchema | undefined
  })[]
}
