export { NewerDraftError } from './deviceDrafts.ts'
export { type Draft, type DraftKind, type LoadedDraft, MissingMigrationError } from './draftKind.ts'
export { type DraftSummary, type Drafts, type DraftsOptions, openDrafts } from './openDrafts.ts'
