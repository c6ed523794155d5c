export type { NumberPattern } from '../insurers/NumberPattern.ts'
export {
  comparableNumber,
  type NumberPatterns,
  numberFits,
  SAMPLE_NUMBER_PATTERNS,
} from '../insurers/policyNumbers.ts'
export { type AuthorityPoint, TRANSFER_AUTHORITY, transferAuthority } from './authority.ts'
export { emptyTransfer, emptyTransferPolicy } from './emptyTransfer.ts'
export { freeFileNumbers } from './freeFileNumbers.ts'
export { maskPolicyNumber } from './maskPolicyNumber.ts'
export { mergePolicyIds, type SavedPolicyIds } from './mergePolicyIds.ts'
export { parseTransfer } from './parseTransfer.ts'
export { addPolicy, type RemovedPolicy, removePolicy, restorePolicy, updatePolicy } from './policies.ts'
export { policyFields, type TransferPolicy } from './policyFields.ts'
export { savedPolicyIds } from './savedPolicyIds.ts'
export { addSecondHolder, removeSecondHolder, restoreSecondHolder } from './secondHolder.ts'
export {
  type LoadedPolicies,
  type LoadedTransfer,
  policiesFromSaved,
  transferFromSaved,
} from './transferFromSaved.ts'
export { transferRequest } from './transferRequest.ts'
export { type TransferWarning, type TransferWarningCode, transferWarnings } from './transferWarnings.ts'
export { MAXIMUM_POLICIES, TRANSFER_AGES, type TransferAnswers, type TransferStep } from './types.ts'
export { type TransferFault, validateTransfer } from './validateTransfer.ts'
export type {
  SavedTransfer,
  SavedTransferPolicy,
  SaveTransferRequest,
  TransferContext,
  TransferPolicyDetails,
} from './wire.ts'
