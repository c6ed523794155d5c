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
export { DiscardedError } from './draftStorage.ts'
export type {
  DraftState,
  DraftSummary,
  Drafts,
  OfferedDraft,
  SavedDraft,
  SaveOptions,
  StorageKind,
} from './drafts.ts'
export { asJson, mergeAnswers } from './mergeAnswers.ts'
export { type DraftsOptions, openDrafts } from './openDrafts.ts'
export type { EntryKind, Outgoing, Send, SendOutcome, SendProblem } from './outgoing.ts'
