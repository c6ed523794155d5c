export type { TermField } from '../covers/CoverLeaves.ts'
export { coversOf, sumInsuredOf } from '../covers/sums.ts'
/** Types of requests and answers, from the OpenAPI document. */
export type {
  InsuredDetails,
  PolicyPreviewAnswer as PolicyPreview,
  PolicyProjection,
  PricedPolicy,
} from '../generated/wire.ts'
export { applyChangeRules } from './applyChangeRules.ts'
export { changeAcceptances } from './changeAcceptances.ts'
export { changeCoverRequest } from './changeCoverRequest.ts'
export { changeDeclarations } from './changeDeclarations.ts'
export { changeProfile } from './changeProfile.ts'
export {
  COOLING_OFF_DAYS,
  coolingOffCovers,
  type EffectiveDate,
  effectiveDate,
  type PolicyDays,
} from './changeTiming.ts'
export {
  type CoverChangeKind,
  type CoverChanges,
  type CoverRow,
  changeIds,
  coverChanges,
  type TermChange,
} from './coverChanges.ts'
export { policyValues } from './coverTerms.ts'
export { emptyChange, startChange, withPolicyNow } from './emptyChange.ts'
export {
  type HealthQuestions,
  healthQuestions,
  healthQuestionsToRestore,
  needsHealthQuestions,
} from './healthQuestions.ts'
export type { HealthReason } from './healthReason.ts'
export {
  type IndexationEffect,
  type IndexationProjection,
  type IndexedYear,
  indexationEffects,
  indexationResumesOn,
} from './indexationEffects.ts'
export { isNameOfHolder } from './isNameOfHolder.ts'
export {
  nextYears,
  type ProjectedPremiums,
  type ProjectedYear,
  type ProjectedYears,
  SHOWN_YEARS,
} from './nextYears.ts'
export { parseChange } from './parseChange.ts'
export { type PolicyPreviewRequest, policyPreviewRequest, type YearsToLastAge } from './policyPreview.ts'
export { policyTermFields } from './policyTermFields.ts'
export { type PaidPremium, type PremiumChange, type PremiumFigures, premiumChange } from './premiumChange.ts'
export { type SumLimitReason, type SumLimits, sumLimits } from './sumLimits.ts'
export { type RequestedTerms, termsFromRequest } from './termsFromRequest.ts'
export { changedPolicy, termsOfPolicy } from './termsOfPolicy.ts'
export {
  type AcceptedDocument,
  CHANGE_ACCEPTANCES,
  CHANGE_DOCUMENT_ACCEPTANCES,
  CHANGE_REASONS,
  /** For partners. @public */
  CHANGE_STEPS,
  type ChangeAcceptance,
  type ChangeAnswers,
  type ChangedPolicy,
  type ChangeId,
  type ChangeOfPolicy,
  type ChangeReason,
  type ChangeSignature,
  type ChangeStep,
  type CoverChange,
  POLICY_FIELDS,
  type PolicyField,
  type PolicyTerms,
  type TermValue,
} from './types.ts'
export { type Undone, undoAll, undoChange } from './undoChange.ts'
export { type ChangeFault, validateChange, validateTerms } from './validateChange.ts'
export type { ChangeContext, ChangeCoverRequest } from './wire.ts'
