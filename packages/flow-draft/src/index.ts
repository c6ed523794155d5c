export type { DraftServices } from './DraftServices.ts'
export type { FlowDraftDefinition } from './persistence/DraftContext.ts'
export type { DraftCopy, DraftStore } from './persistence/DraftStore.ts'
export { createFlowDraft, type FlowDraft } from './state/createFlowDraft.ts'
export {
  type FlowAnswers,
  type FlowProgress,
  fieldsOf,
  noProgress,
  withoutInput,
  withRawInput,
} from './state/FlowAnswers.ts'
export type { AnswerFormat, FieldAddress } from './status/AnswerFormat.ts'
export type { DraftStatus, SentStatus } from './status/DraftStatus.ts'
