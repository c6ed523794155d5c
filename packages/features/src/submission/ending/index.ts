export { defineEnding, type MissingLink } from './defineEnding.ts'
export {
  defineSubmission,
  type SentRequest,
  type Submission,
  type SubmissionDraft,
} from './defineSubmission.ts'
export { stepOfPath } from './stepOfPath.ts'
export { submissionFailure } from './submissionFailure.ts'
export { useEnding } from './useEnding.tsx'
