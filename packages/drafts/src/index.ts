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
export {
  DiscardedError,
  type DraftState,
  type DraftSummary,
  type Drafts,
  type OfferedDraft,
  type SavedDraft,
  type SaveOptions,
  type StorageKind,
} from './api/drafts.ts'
export type { Completion, EntryKind, Outgoing, Send, SendOutcome, SendProblem } from './api/outgoing.ts'
export { type DraftsOptions, openDrafts } from './drafts/openDrafts.ts'
export { joinAnswers } from './persistence/joinAnswers.ts'
export { asJson } from './persistence/mergeAnswers.ts'
