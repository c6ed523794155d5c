export type { ApiError, FieldError, StoredHead } from './ApiError.ts'
export { type CalculationContext, calculationRequest } from './calculationRequest.ts'
export type { ApiCall, BareApiCall, KeyedCallOptions, ProvedCallOptions } from './call.ts'
export {
  type ApiClient,
  type ApiClientOptions,
  type Call,
  type CallOptions,
  createApiClient,
  type RequestSettings,
} from './createApiClient.ts'
/** Reads an insurer's part of a comparison, such as one that a device stored. */
export { insurerComparisonReader } from './generated/readers/insurerComparisonReader.ts'
/** Reads the occupation classes of a comparison. */
export { occupationClassesReader } from './generated/readers/occupationClassesReader.ts'
/** Reads a term that an insurer replaced. */
export { premiumAdjustmentReader } from './generated/readers/premiumAdjustmentReader.ts'
/** Reads the offer that a customer chose. */
export { selectedQuoteReader } from './generated/readers/selectedQuoteReader.ts'
/** The OpenAPI document as types, generated from `openapi.yaml`. */
export type {
  AcceptedDocument,
  ApplicationCopy,
  ApplicationStatus,
  AppointmentRequest,
  ChangeCoverAnswer as CoverChanged,
  Claim,
  ClaimAnswer as ClaimAnswered,
  ClaimFile,
  ClosingAnswer as AccountClosing,
  ConfirmSignatureRequest,
  ContactRequest,
  CoverIndication,
  components,
  DataVersion,
  Disclosure,
  Disclosures,
  DoneAnswer as Done,
  DraftRequest as AccountDraftRequest,
  DraftsAnswer as AccountDrafts,
  FileMediaType,
  FlowName,
  GoogleSession,
  GuaranteedInsurabilityAnswer as GuaranteedInsurability,
  IdentityCheck,
  InCaseAnswer,
  InCaseDetails,
  InCasePage,
  InCasePolicy,
  InsurerDocuments as SupplierDocuments,
  LastInsurabilityRequest,
  ListedDraft as ListedAccountDraft,
  MailedComparison,
  Occupation,
  OpenSignatureAnswer as SignatureOpened,
  OpenSignatureRequest,
  OutstandingItem,
  operations,
  PolicyChange,
  PolicyChanges,
  PolicyNomination,
  paths,
  ReceiptFile as ReceiptDownload,
  ResumedDraft,
  ResumeFlow,
  ResumeLinkAnswer as ResumeLinkSent,
  RetainedRecord,
  RunningMatter,
  SaveAnswer as Saved,
  SaveApplicationAnswer as ApplicationSaved,
  SaveCalculationRequest,
  SaveDraftAnswer as AccountDraftSaved,
  SaveTransferAnswer as TransferSaved,
  SecondReceiptRequest,
  SendComparisonRequest as ComparisonMailRequest,
  SentComparison as ComparisonMailed,
  SentTrustedLink,
  SignatureLink,
  SignatureLinkAnswer as SignatureLinkSent,
  SignaturePage,
  SignatureState,
  SignedAnswer as Signed,
  SigningHolder,
  SignRequest,
  StoredDraft as AccountDraft,
  StoredFile,
  SubmittedApplication,
  SubmittedApplications,
  SubmittedTransfer,
  SubmittedTransfers,
  SupplierDocument,
  SupportNeeds,
  TransferredPolicy,
  TransferSignaturePage,
  TransferStage,
  TransferStatus,
  User,
  Vendor,
} from './generated/schema.ts'
export type { Result } from './Result.ts'
export type { Reader } from './reader.ts'
export type { ApplicationKey } from './resources/applicationKey.ts'
export { changeCover } from './resources/changeCover.ts'
export { claimApplication } from './resources/claimApplication.ts'
export {
  type ClaimBankDetails,
  type ClaimFileKey,
  deleteClaimFile,
  listClaims,
  lodgeClaim,
  putClaimFile,
  saveClaimBank,
} from './resources/claims.ts'
export { claimTransfer } from './resources/claimTransfer.ts'
export { type CloseResumeRequest, closeResume } from './resources/closeResume.ts'
export { cancelClosing, closeAccount, loadClosing } from './resources/closing.ts'
export { compareQuotes } from './resources/compareQuotes.ts'
export { confirmAnySignature } from './resources/confirmAnySignature.ts'
export { type ClaimConfirmation, confirmClaim } from './resources/confirmClaim.ts'
export { type CopyConfirmation, confirmCopy } from './resources/confirmCopy.ts'
export { confirmSignature } from './resources/confirmSignature.ts'
export { confirmTransferClaim } from './resources/confirmTransferClaim.ts'
export { lodgeDeathClaim, sendDeathClaimCode } from './resources/deathClaims.ts'
export { deleteAccountDraft } from './resources/deleteAccountDraft.ts'
export { getApplication } from './resources/getApplication.ts'
export { getDisclosures } from './resources/getDisclosures.ts'
export { getTransfer } from './resources/getTransfer.ts'
export { getUserByEmail } from './resources/getUserByEmail.ts'
export { googleLogin, linkGoogle } from './resources/googleLogin.ts'
export {
  deleteIdentityFile,
  type IdentityKey,
  listIdentityChecks,
  putIdentityFile,
  requestIdentityCheck,
  sendIdentityCheckLink,
} from './resources/identityChecks.ts'
export {
  confirmTrustedLink,
  endTrustedLink,
  loadInCaseDocument,
  loadInCasePage,
  openTrustedLink,
  saveInCasePage,
  sendTrustedLink,
} from './resources/inCase.ts'
export { listAccountDrafts } from './resources/listAccountDrafts.ts'
export { listApplications } from './resources/listApplications.ts'
export { listBeneficiaries } from './resources/listBeneficiaries.ts'
export { listNominations } from './resources/listNominations.ts'
export { listPolicies } from './resources/listPolicies.ts'
export { listPolicyChanges } from './resources/listPolicyChanges.ts'
export { listTransferPolicies } from './resources/listTransferPolicies.ts'
export { listTransfers } from './resources/listTransfers.ts'
export { loadAccountDraft } from './resources/loadAccountDraft.ts'
export { loadChangeDocument } from './resources/loadChangeDocument.ts'
export { type InsurabilityQuery, loadGuaranteedInsurability } from './resources/loadGuaranteedInsurability.ts'
export { loadMyData } from './resources/loadMyData.ts'
export { loadOccupations } from './resources/loadOccupations.ts'
export { loadReceipt, loadReceiptPdf } from './resources/loadReceipt.ts'
export { loadSavedQuotes, type SavedOffer, type SavedQuotes } from './resources/loadSavedQuotes.ts'
export { loadSecondHolder } from './resources/loadSecondHolder.ts'
export { loadSecondReceipt, loadSecondReceiptPdf } from './resources/loadSecondReceipt.ts'
export { loadSupplierDocuments, type SupplierDocumentSet } from './resources/loadSupplierDocuments.ts'
export { loadTransferLetter } from './resources/loadTransferLetter.ts'
export { loadUser } from './resources/loadUser.ts'
export { loadVendor } from './resources/loadVendor.ts'
export { openComparison } from './resources/openComparison.ts'
export { type OpenResumeRequest, openResume } from './resources/openResume.ts'
export { openSignature } from './resources/openSignature.ts'
export { previewPolicyChange } from './resources/previewPolicyChange.ts'
export { projectPremiums } from './resources/projectPremiums.ts'
export { putAccountDraft } from './resources/putAccountDraft.ts'
export { type InsurabilityFileKey, putInsurabilityFile } from './resources/putInsurabilityFile.ts'
export { renewSignature } from './resources/renewSignature.ts'
export { requestAppointment } from './resources/requestAppointment.ts'
export { type CopyLink, requestCopyCode } from './resources/requestCopyCode.ts'
export { requestGuaranteedInsurability } from './resources/requestGuaranteedInsurability.ts'
export { requestNomination } from './resources/requestNomination.ts'
export { saveApplication } from './resources/saveApplication.ts'
export { saveCalculation } from './resources/saveCalculation.ts'
export { saveQuote } from './resources/saveQuote.ts'
export { saveTransfer, type TransferSent } from './resources/saveTransfer.ts'
export { sendComparison } from './resources/sendComparison.ts'
export { sendContactRequest } from './resources/sendContactRequest.ts'
export { sendResumeCode } from './resources/sendResumeCode.ts'
export { type ResumeLinkRequest, sendResumeLink } from './resources/sendResumeLink.ts'
export { sendSignatureLink } from './resources/sendSignatureLink.ts'
export { sendTransferSignatureLink } from './resources/sendTransferSignatureLink.ts'
export { sendVerificationCode } from './resources/sendVerificationCode.ts'
export { submitSignature } from './resources/submitSignature.ts'
export { submitTransfer } from './resources/submitTransfer.ts'
export { loadSupportNeeds, saveSupportNeeds } from './resources/supportNeeds.ts'
export {
  deleteTransferFile,
  loadTransferFile,
  putTransferFile,
  type TransferFileKey,
} from './resources/transferFiles.ts'
export type { TransferKey } from './resources/transferKey.ts'
export { type UserChanges, type UserUpdate, updateUser } from './resources/updateUser.ts'
export { verifyVerificationCode } from './resources/verifyVerificationCode.ts'
