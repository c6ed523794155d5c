import type { PolicyHolder, RemovedHolder } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import type { FlowAnswers } from '@coverkit/flow-draft'

/** Where the answers of a flow hold its policy holders, and the step that asks about them. */
export interface HolderAnswers<Answers extends FlowAnswers> {
  /** The step's id. */
  readonly step: string
  /** Returns the values of the step's fields; a holder's fields are named after their row. */
  view(answers: Answers): InputValues
  /** Returns the values of one holder's fields. */
  fieldsOf(holder: PolicyHolder): InputValues
  holders(answers: Answers): readonly PolicyHolder[]
  withHolders(answers: Answers, holders: readonly PolicyHolder[]): Answers
  /** Adds the second one under a row id. */
  add(answers: Answers, id: string): Answers
  remove(answers: Answers, id: string): { readonly answers: Answers; readonly removed: RemovedHolder | null }
  restore(answers: Answers, removed: RemovedHolder): Answers
}

/** The draft that holds such answers. */
export interface HolderDraft<Answers extends FlowAnswers> {
  ready(): Promise<unknown>
  followed(): Promise<void>
  read(): { readonly answers: Answers }
  update(change: (answers: Answers) => Answers): void
}
