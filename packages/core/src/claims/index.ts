export {
  type ClaimChecklistLine,
  type ClaimDocumentCondition,
  type ClaimDocumentFacts,
  type ClaimDocumentRow,
  type ClaimDocumentState,
  type ClaimPapers,
  claimChecklist,
  claimDocuments,
  openRequests,
} from './claimDocuments.ts'
export {
  type ClaimAnswers,
  type ClaimDay,
  claimFields,
  isForDeceased,
  isLiving,
} from './claimFields.ts'
export { CLAIM_CONSENT, type ClaimContext, type ClaimRequest, claimRequest } from './claimRequest.ts'
export {
  type ClaimProgress,
  type ClaimTimelineEntry,
  claimTimeline,
  isClaimOver,
  waitingEndsOn,
} from './claimTimeline.ts'
export { FIRST_WEEK } from './copy.ts'
export { type DeathClaimAnswers, deathClaimFields, deathClaimRequest } from './deathClaimFields.ts'
export {
  CLAIM_NEXT_STEPS,
  type ClaimNext,
  type ClaimNextStep,
  type ClaimWaiting,
  nextOfClaim,
} from './nextOfClaim.ts'
export {
  CLAIM_CONTACTS,
  CLAIM_DOCUMENTS,
  CLAIM_OUTCOMES,
  CLAIM_RELATIONSHIPS,
  CLAIM_STAGES,
  CLAIM_TYPES,
  CLAIM_WORK_STATUSES,
  CLAIMANTS,
  type Claimant,
  type ClaimContact,
  type ClaimDocument,
  type ClaimOutcome,
  type ClaimRelationship,
  type ClaimStage,
  type ClaimType,
  type ClaimTypeOf,
  type ClaimWorkStatus,
  claimTypesFor,
  coverOfClaim,
  OTHER_BENEFITS,
  type OtherBenefit,
} from './types.ts'
