export type { ApiError, FieldError, StoredHead } from './ApiError.ts'
export { type CalculationContext, calculationRequest } from './calculationRequest.ts'
export {
  type ApiClient,
  type ApiClientOptions,
  type Call,
  type CallInit,
  type CallOptions,
  createApiClient,
} from './createApiClient.ts'
/** The OpenAPI document as types, generated from `openapi.yaml`; `paths` is the one that `openapi-fetch` takes. */
export type { components, operations, paths } from './generated/schema.ts'
export type { Result } from './Result.ts'
export type { ApplicationKey } from './resources/applicationKey.ts'
export { type CoverChanged, changeCover, type KeyedCallOptions } from './resources/changeCover.ts'
export { claimApplication } from './resources/claimApplication.ts'
export {
  type Claim,
  type ClaimAnswered,
  type ClaimBankDetails,
  type ClaimFile,
  type ClaimFileKey,
  deleteClaimFile,
  listClaims,
  lodgeClaim,
  putClaimFile,
  saveClaimBank,
} from './resources/claims.ts'
export { claimTransfer } from './resources/claimTransfer.ts'
export { type CloseResumeRequest, closeResume } from './resources/closeResume.ts'
export {
  type AccountClosing,
  cancelClosing,
  closeAccount,
  loadClosing,
  type RetainedRecord,
  type RunningMatter,
} from './resources/closing.ts'
export { compareQuotes } from './resources/compareQuotes.ts'
export {
  confirmAnySignature,
  type TransferSignaturePage,
} from './resources/confirmAnySignature.ts'
export { type ClaimConfirmation, confirmClaim } from './resources/confirmClaim.ts'
export { type ApplicationCopy, type CopyConfirmation, confirmCopy } from './resources/confirmCopy.ts'
export {
  type ConfirmSignatureRequest,
  confirmSignature,
  type SignaturePage,
  type SigningHolder,
} from './resources/confirmSignature.ts'
export { confirmTransferClaim } from './resources/confirmTransferClaim.ts'
export { deleteAccountDraft } from './resources/deleteAccountDraft.ts'
export type { Done } from './resources/done.ts'
export { getApplication } from './resources/getApplication.ts'
export {
  type CoverIndication,
  type DataVersion,
  type Disclosure,
  type Disclosures,
  getDisclosures,
} from './resources/getDisclosures.ts'
export { getTransfer } from './resources/getTransfer.ts'
export { getUserByEmail } from './resources/getUserByEmail.ts'
export { type GoogleSession, googleLogin, linkGoogle } from './resources/googleLogin.ts'
export {
  deleteIdentityFile,
  type IdentityCheck,
  type IdentityKey,
  listIdentityChecks,
  putIdentityFile,
  requestIdentityCheck,
  sendIdentityCheckLink,
} from './resources/identityChecks.ts'
export {
  type AccountDrafts,
  type ListedAccountDraft,
  listAccountDrafts,
} from './resources/listAccountDrafts.ts'
export { listApplications, type SubmittedApplications } from './resources/listApplications.ts'
export { listBeneficiaries } from './resources/listBeneficiaries.ts'
export { listPolicies } from './resources/listPolicies.ts'
export { listPolicyChanges, type PolicyChange, type PolicyChanges } from './resources/listPolicyChanges.ts'
export { listTransferPolicies } from './resources/listTransferPolicies.ts'
export { listTransfers, type SubmittedTransfers } from './resources/listTransfers.ts'
export { type AccountDraft, type FlowName, loadAccountDraft } from './resources/loadAccountDraft.ts'
export { loadChangeDocument } from './resources/loadChangeDocument.ts'
export {
  type GuaranteedInsurability,
  type InsurabilityQuery,
  type LastInsurabilityRequest,
  loadGuaranteedInsurability,
} from './resources/loadGuaranteedInsurability.ts'
export { loadMyData } from './resources/loadMyData.ts'
export { loadOccupations, type Occupation } from './resources/loadOccupations.ts'
export { loadReceipt, loadReceiptPdf, type ReceiptDownload } from './resources/loadReceipt.ts'
export { loadSavedQuotes, type SavedOffer, type SavedQuotes } from './resources/loadSavedQuotes.ts'
export { loadSecondHolder } from './resources/loadSecondHolder.ts'
export {
  loadSecondReceipt,
  loadSecondReceiptPdf,
  type SecondReceiptRequest,
} from './resources/loadSecondReceipt.ts'
export {
  loadSupplierDocuments,
  type SupplierDocument,
  type SupplierDocumentSet,
  type SupplierDocuments,
} from './resources/loadSupplierDocuments.ts'
export { loadTransferLetter } from './resources/loadTransferLetter.ts'
export { loadUser, type User } from './resources/loadUser.ts'
export { loadVendor, type Vendor } from './resources/loadVendor.ts'
export { type MailedComparison, openComparison } from './resources/openComparison.ts'
export {
  type OpenResumeRequest,
  openResume,
  type ResumedDraft,
  type ResumeFlow,
} from './resources/openResume.ts'
export {
  type OpenSignatureRequest,
  openSignature,
  type SignatureLink,
  type SignatureOpened,
} from './resources/openSignature.ts'
export { previewPolicyChange } from './resources/previewPolicyChange.ts'
export { projectPremiums } from './resources/projectPremiums.ts'
export type { Proof } from './resources/proof.ts'
export {
  type AccountDraftRequest,
  type AccountDraftSaved,
  putAccountDraft,
} from './resources/putAccountDraft.ts'
export { type InsurabilityFileKey, putInsurabilityFile } from './resources/putInsurabilityFile.ts'
export { renewSignature } from './resources/renewSignature.ts'
export { type AppointmentRequest, requestAppointment } from './resources/requestAppointment.ts'
export { type CopyLink, requestCopyCode } from './resources/requestCopyCode.ts'
export { requestGuaranteedInsurability } from './resources/requestGuaranteedInsurability.ts'
export {
  type ApplicationSaved,
  type ApplicationStatus,
  saveApplication,
} from './resources/saveApplication.ts'
export { type SaveCalculationRequest, saveCalculation } from './resources/saveCalculation.ts'
export type { Saved } from './resources/saved.ts'
export { saveQuote } from './resources/saveQuote.ts'
export { saveTransfer, type TransferSent } from './resources/saveTransfer.ts'
export {
  type ComparisonMailed,
  type ComparisonMailRequest,
  sendComparison,
} from './resources/sendComparison.ts'
export { type ContactRequest, sendContactRequest } from './resources/sendContactRequest.ts'
export { sendResumeCode } from './resources/sendResumeCode.ts'
export { type ResumeLinkRequest, type ResumeLinkSent, sendResumeLink } from './resources/sendResumeLink.ts'
export { sendSignatureLink } from './resources/sendSignatureLink.ts'
export { sendTransferSignatureLink } from './resources/sendTransferSignatureLink.ts'
export { sendVerificationCode } from './resources/sendVerificationCode.ts'
export type { SignatureLinkSent } from './resources/signatureLinkSent.ts'
export { type Signed, type SignRequest, submitSignature } from './resources/submitSignature.ts'
export { submitTransfer, type TransferSaved } from './resources/submitTransfer.ts'
export type {
  AcceptedDocument,
  OutstandingItem,
  SignatureState,
  SubmittedApplication,
} from './resources/submittedApplication.ts'
export type { SubmittedTransfer, TransferStatus } from './resources/submittedTransfer.ts'
export {
  deleteTransferFile,
  type FileMediaType,
  loadTransferFile,
  putTransferFile,
  type StoredFile,
  type TransferFileKey,
} from './resources/transferFiles.ts'
export type { TransferKey } from './resources/transferKey.ts'
export type { TransferredPolicy, TransferStage } from './resources/transferredPolicy.ts'
export { type UserChanges, type UserUpdate, updateUser } from './resources/updateUser.ts'
