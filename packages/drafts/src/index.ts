export {
  type Confirmation,
  type Conflict,
  type Draft,
  type DraftKind,
  type LoadedDraft,
  MissingMigrationError,
  NewerDraftError,
  readAnswers,
} from './draftKind.ts'
export type {
  DraftState,
  DraftSummary,
  Drafts,
  OfferedDraft,
  Place,
  SavedDraft,
  SaveOptions,
} from './drafts.ts'
export { DiscardedError } from './keeper.ts'
export { asJson, mergeAnswers } from './mergeAnswers.ts'
export { type DraftsOptions, openDrafts } from './openDrafts.ts'
export type { EntryKind, Outgoing, Send, SendOutcome, SendProblem } from './outgoing.ts'
