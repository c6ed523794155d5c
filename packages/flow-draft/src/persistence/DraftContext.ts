import type { DraftKind, Drafts } from '@coverkit/drafts'
import type { RunExclusive } from '@coverkit/drafts/run-exclusive'
import type { DraftServices } from '../DraftServices.ts'
import type { DraftEvent } from '../state/DraftEvent.ts'
import type { DraftRecord, DraftRules } from '../state/DraftRecord.ts'
import type { FlowAnswers } from '../state/FlowAnswers.ts'
import type { AnswerFormat } from '../status/AnswerFormat.ts'

/** How a flow's draft is persisted and sent. */
export interface FlowDraftDefinition<Answers extends FlowAnswers, Id extends string>
  extends DraftRules<Answers, Id> {
  /** Readers of the steps' fields, loaded with the draft because they decide whether a step is complete. */
  readonly readers: { load(): Promise<void> }
  /** How stored answers are read back; a function loads that code with the drafts, after the page is there. */
  readonly kind: DraftKind<Answers> | (() => Promise<DraftKind<Answers>>)
  /**
   * Makes the request that saves the answers with the server, with the services that the draft was made with; its
   * `tracking` is filled in.
   */
  readonly request?: () => Promise<(services: never, answers: Answers) => object>
  /** The messages for answers that were refused, or changed in another tab. */
  readonly words?: () => Promise<AnswerFormat>
}

/** The drafts of the device and how this flow's answers are read from them. */
export interface OpenedDrafts<Answers> {
  readonly drafts: Drafts
  readonly kind: DraftKind<Answers>
}

/** The shared context of everything that persists or follows a page's draft. */
export interface DraftContext<Answers extends FlowAnswers, Id extends string> {
  readonly services: DraftServices
  readonly definition: FlowDraftDefinition<Answers, Id>
  readonly runExclusive: RunExclusive
  record(): DraftRecord<Answers, Id>
  dispatch(event: DraftEvent<Answers>): void
  /** Loads the code that reads and writes drafts. */
  open(): Promise<OpenedDrafts<Answers>>
}

/** Loads the drafts of the device and the code that reads this flow's. */
export function opener<Answers extends FlowAnswers, Id extends string>(
  { drafts }: DraftServices,
  { kind }: Pick<FlowDraftDefinition<Answers, Id>, 'kind'>,
): () => Promise<OpenedDrafts<Answers>> {
  return async () => {
    const [opened, loaded] = await Promise.all([drafts(), typeof kind === 'function' ? kind() : kind])
    return { drafts: opened, kind: loaded }
  }
}
