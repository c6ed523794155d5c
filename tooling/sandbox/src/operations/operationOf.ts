import { Problem, unavailable } from '../problem/Problem.ts'
import { type Operation, type OperationId, type RouteHandler, routeHandler } from '../services/Operation.ts'
import { claimApplication, confirmClaim } from '../subjects/applications/claimApplication.ts'
import { getApplication } from '../subjects/applications/getApplication.ts'
import { getDisclosures } from '../subjects/applications/getDisclosures.ts'
import { listApplications } from '../subjects/applications/listApplications.ts'
import { saveApplication } from '../subjects/applications/saveApplication.ts'
import { sendSignatureLink } from '../subjects/applications/sendSignatureLink.ts'
import { deleteClaimFile, putClaimFile } from '../subjects/claims/claimFiles.ts'
import { listClaims } from '../subjects/claims/listClaims.ts'
import { lodgeClaim } from '../subjects/claims/lodgeClaim.ts'
import { saveClaimBank } from '../subjects/claims/saveClaimBank.ts'
import { cancelClosing } from '../subjects/closing/cancelClosing.ts'
import { closeAccount } from '../subjects/closing/closeAccount.ts'
import { getClosing } from '../subjects/closing/getClosing.ts'
import { openComparison } from '../subjects/comparisons/openComparison.ts'
import { sendComparison } from '../subjects/comparisons/sendComparison.ts'
import { requestAppointment } from '../subjects/contact/requestAppointment.ts'
import { sendContactRequest } from '../subjects/contact/sendContactRequest.ts'
import { changeCover } from '../subjects/cover-changes/changeCover.ts'
import { getPolicyChangeDocument } from '../subjects/cover-changes/getPolicyChangeDocument.ts'
import { listPolicyChanges } from '../subjects/cover-changes/listPolicyChanges.ts'
import { previewPolicyChange } from '../subjects/cover-changes/previewPolicyChange.ts'
import { exportMyData } from '../subjects/customer-data/exportMyData.ts'
import {
  getSecondPolicyHolder,
  getUserByEmail,
  listBeneficiaries,
} from '../subjects/customers/customerRecords.ts'
import { googleLogin } from '../subjects/customers/googleLogin.ts'
import { getUser, updateUser } from '../subjects/customers/users.ts'
import { sendVerificationCode, verifyVerificationCode } from '../subjects/customers/verification.ts'
import { lodgeDeathClaim } from '../subjects/death-claims/lodgeDeathClaim.ts'
import { sendDeathClaimCode } from '../subjects/death-claims/sendDeathClaimCode.ts'
import { deleteDraft, getDraft, putDraft } from '../subjects/drafts/drafts.ts'
import { listDrafts } from '../subjects/drafts/listDrafts.ts'
import { deleteIdentityFile, putIdentityFile } from '../subjects/identity-check/identityFiles.ts'
import { listIdentityChecks } from '../subjects/identity-check/listIdentityChecks.ts'
import { requestIdentityCheck } from '../subjects/identity-check/requestIdentityCheck.ts'
import { sendIdentityCheckLink } from '../subjects/identity-check/sendIdentityCheckLink.ts'
import { confirmTrustedLink } from '../subjects/in-case/confirmTrustedLink.ts'
import { endTrustedLink } from '../subjects/in-case/endTrustedLink.ts'
import { getInCaseDocument } from '../subjects/in-case/getInCaseDocument.ts'
import { getInCasePage } from '../subjects/in-case/getInCasePage.ts'
import { openTrustedLink } from '../subjects/in-case/openTrustedLink.ts'
import { saveInCasePage } from '../subjects/in-case/saveInCasePage.ts'
import { sendTrustedLink } from '../subjects/in-case/sendTrustedLink.ts'
import { getGuaranteedInsurability } from '../subjects/insurability/getGuaranteedInsurability.ts'
import { putInsurabilityFile } from '../subjects/insurability/insurabilityFiles.ts'
import { listPolicies } from '../subjects/insurability/listPolicies.ts'
import { requestGuaranteedInsurability } from '../subjects/insurability/requestGuaranteedInsurability.ts'
import {
  getOccupations,
  getOccupationsFile,
  getSupplierDocuments,
  getVendor,
} from '../subjects/lists/reference.ts'
import { listNominations } from '../subjects/nominations/listNominations.ts'
import { requestNomination } from '../subjects/nominations/requestNomination.ts'
import { compareInsurers, projectInsurers } from '../subjects/quotes/compareInsurers.ts'
import { listSavedQuotes } from '../subjects/quotes/listSavedQuotes.ts'
import { saveCalculation } from '../subjects/quotes/saveCalculation.ts'
import { saveQuote } from '../subjects/quotes/saveQuote.ts'
import { confirmCopy, requestCopyCode } from '../subjects/receipts/copyByCode.ts'
import { getReceipt } from '../subjects/receipts/getReceipt.ts'
import { getSecondReceipt } from '../subjects/receipts/getSecondReceipt.ts'
import { reportViolation } from '../subjects/reports/reportViolation.ts'
import { resume } from '../subjects/resume/resume.ts'
import { confirmSignature } from '../subjects/signing/confirmSignature.ts'
import { openSignature } from '../subjects/signing/openSignature.ts'
import { renewSignature } from '../subjects/signing/renewSignature.ts'
import { submitSignature } from '../subjects/signing/submitSignature.ts'
import { getSupportNeeds, saveSupportNeeds } from '../subjects/support-needs/supportNeedsOperations.ts'
import { claimTransfer, confirmTransferClaim } from '../subjects/transfers/claimTransfer.ts'
import { getTransfer } from '../subjects/transfers/getTransfer.ts'
import { getTransferLetter } from '../subjects/transfers/getTransferLetter.ts'
import { listTransferPolicies } from '../subjects/transfers/listTransferPolicies.ts'
import { listTransfers } from '../subjects/transfers/listTransfers.ts'
import { saveTransfer } from '../subjects/transfers/saveTransfer.ts'
import { sendTransferSignatureLink } from '../subjects/transfers/sendTransferSignatureLink.ts'
import { deleteTransferFile, getTransferFile, putTransferFile } from '../subjects/transfers/transferFiles.ts'

/** Operations of the document that are not built yet. They answer 501 and change nothing. */
export const NOT_OFFERED_YET = [] as const satisfies readonly OperationId[]

/** Operations of the document that another protocol's server answers (`serveUploads`). */
export const OF_PROTOCOLS = [
  'describeUploads',
  'createUpload',
  'readUpload',
  'sendUploadPiece',
  'deleteUpload',
] as const satisfies readonly OperationId[]

type OfferedId = Exclude<OperationId, (typeof NOT_OFFERED_YET | typeof OF_PROTOCOLS)[number]>

/** Every offered operation of the document, by its id. */
export const OPERATIONS: { readonly [Id in OfferedId]: Operation<Id> } = {
  saveCalculation,
  saveQuote,
  listSavedQuotes,
  saveApplication,
  getApplication,
  listApplications,
  claimApplication,
  confirmClaim,
  requestCopyCode,
  confirmCopy,
  getReceipt,
  sendSignatureLink,
  openSignature,
  renewSignature,
  confirmSignature,
  submitSignature,
  getSecondReceipt,
  getDisclosures,
  saveTransfer,
  listTransferPolicies,
  getTransfer,
  listTransfers,
  getTransferLetter,
  sendTransferSignatureLink,
  claimTransfer,
  confirmTransferClaim,
  putInsurabilityFile,
  putTransferFile,
  getTransferFile,
  deleteTransferFile,
  listPolicies,
  getGuaranteedInsurability,
  requestGuaranteedInsurability,
  listNominations,
  requestNomination,
  getInCasePage,
  saveInCasePage,
  getInCaseDocument,
  sendTrustedLink,
  endTrustedLink,
  openTrustedLink,
  confirmTrustedLink,
  getSupportNeeds,
  saveSupportNeeds,
  sendDeathClaimCode,
  lodgeDeathClaim,
  changeCover,
  previewPolicyChange,
  listPolicyChanges,
  getPolicyChangeDocument,
  listClaims,
  lodgeClaim,
  saveClaimBank,
  putClaimFile,
  deleteClaimFile,
  listIdentityChecks,
  requestIdentityCheck,
  putIdentityFile,
  deleteIdentityFile,
  sendIdentityCheckLink,
  compareQuotes: compareInsurers,
  projectPremiums: projectInsurers,
  sendComparison,
  openComparison,
  getSupplierDocuments,
  getVendor,
  getOccupations,
  getOccupationsFile,
  sendContactRequest,
  requestAppointment,
  getUser,
  updateUser,
  googleLogin,
  sendVerificationCode,
  verifyVerificationCode,
  exportMyData,
  getClosing,
  closeAccount,
  cancelClosing,
  listBeneficiaries,
  getSecondPolicyHolder,
  getUserByEmail,
  listDrafts,
  getDraft,
  putDraft,
  deleteDraft,
  resume,
  reportViolation,
  getHealth: async () => ({ status: 'ok' }),
  getReadiness: async ({ database }) => {
    if (!(await database.isReachable())) throw unavailable()
    return { status: 'ok' }
  },
}

/** Checks whether an operation of the document answers 501. */
export const isNotOfferedYet = (id: string): boolean => NOT_OFFERED_YET.some((waiting) => waiting === id)

const isOffered = (id: string): id is OfferedId => Object.hasOwn(OPERATIONS, id)

const notOfferedYet: RouteHandler = async () => {
  throw new Problem(501, [{ field: '', code: 'not-implemented' }])
}

/** @throws Error for an operation that is neither offered nor listed as waiting */
export function operationOf(id: string): RouteHandler {
  if (isNotOfferedYet(id)) return notOfferedYet
  if (!isOffered(id)) throw new Error(`The document has the operation ${id}, which the sandbox does not know`)
  return routeHandler(OPERATIONS[id])
}
