export {
  type Draft,
  type DraftKind,
  type LoadedDraft,
  MissingMigrationError,
  NewerDraftError,
} from './draftKind.ts'
export { type DraftSummary, type Drafts, type DraftsOptions, openDrafts } from './openDrafts.ts'
