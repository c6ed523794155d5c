export {
  type Confirmation,
  type Conflict,
  type Draft,
  type DraftKind,
  type LoadedDraft,
  MissingMigrationError,
  NewerDraftError,
  readAnswers,
} from './api/draftKind.ts'
export type {
  DraftState,
  DraftSummary,
  Drafts,
  OfferedDraft,
  SavedDraft,
  SaveOptions,
  StorageKind,
} from './api/drafts.ts'
export type { EntryKind, Outgoing, Send, SendOutcome, SendProblem } from './api/outgoing.ts'
export { type DraftsOptions, openDrafts } from './drafts/openDrafts.ts'
export { DiscardedError } from './persistence/draftStorage.ts'
export { asJson, mergeAnswers } from './persistence/mergeAnswers.ts'
