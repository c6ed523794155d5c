import type { FlowWith } from '@coverkit/core'
import type { Flow } from '@coverkit/flow'
import type { Submission } from './defineSubmission.ts'
import type { SubmissionFailureCopy } from './submissionFailure.ts'

/** A flow with a last page of its own. */
export type CompletableFlow = FlowWith<'end'>

/** A link to where something is to be answered before a flow can be sent. */
export interface MissingLink<Id extends string> {
  readonly step: Id
  /** A page of the step, where it has several. */
  readonly page?: string
  readonly words: string
}

/** How a flow ends: what its last step sends, what comes after it, and what is said where nothing comes of it. */
export interface Ending<Answers, Id extends string, Content, Data> {
  readonly flow: Flow<Answers, Id> & { readonly labels: Readonly<Record<Id, string>> }
  /** Loads what sends the answers; rejects where its code cannot be had. */
  readonly load: () => Promise<Submission<Answers, Content, Data>>
  /** The flow whose last page says that the server has it, where it isn't this one's: the page by which a flow counts as completed. */
  readonly completesAs?: CompletableFlow
  readonly failureCopy: SubmissionFailureCopy
  /** The step on which a refused field is answered; null where none is. */
  readonly stepOfField: (field: string) => NoInfer<Id> | null
  /** Above the links to what is missing. */
  readonly missingCopy: { readonly title: string; readonly text: string }
  /** The task on a step that is not complete; only the step's label if absent. */
  readonly missingWords?: Readonly<Partial<Record<NoInfer<Id>, string>>>
  /** Lists what is missing, with a link to each; by default the steps that are not complete. */
  readonly missing?: (answers: Answers) => readonly MissingLink<NoInfer<Id>>[]
}

/** Declares how a flow ends. */
export const defineEnding = <Answers, Id extends string, Content, Data>(
  ending: Ending<Answers, Id, Content, Data>,
): Ending<Answers, Id, Content, Data> => ending
