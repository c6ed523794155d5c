import { Problem, unavailable } from '../problem/Problem.ts'
import { claimApplication, confirmClaim } from './applications/claimApplication.ts'
import { getApplication } from './applications/getApplication.ts'
import { getDisclosures } from './applications/getDisclosures.ts'
import { listApplications } from './applications/listApplications.ts'
import { saveApplication } from './applications/saveApplication.ts'
import { deleteClaimFile, putClaimFile } from './claims/claimFiles.ts'
import { listClaims } from './claims/listClaims.ts'
import { lodgeClaim } from './claims/lodgeClaim.ts'
import { saveClaimBank } from './claims/saveClaimBank.ts'
import { cancelClosing } from './closing/cancelClosing.ts'
import { closeAccount } from './closing/closeAccount.ts'
import { getClosing } from './closing/getClosing.ts'
import { openComparison } from './comparisons/openComparison.ts'
import { sendComparison } from './comparisons/sendComparison.ts'
import { requestAppointment } from './contact/requestAppointment.ts'
import { sendContactRequest } from './contact/sendContactRequest.ts'
import { exportMyData } from './customer-data/exportMyData.ts'
import { getSecondPolicyHolder, getUserByEmail, listBeneficiaries } from './customers/customerRecords.ts'
import { googleLogin } from './customers/googleLogin.ts'
import { getUser, updateUser } from './customers/users.ts'
import { sendVerificationCode, verifyVerificationCode } from './customers/verification.ts'
import { deleteDraft, getDraft, putDraft } from './drafts/drafts.ts'
import { listDrafts } from './drafts/listDrafts.ts'
import { deleteIdentityFile, putIdentityFile } from './identity-check/identityFiles.ts'
import { listIdentityChecks } from './identity-check/listIdentityChecks.ts'
import { requestIdentityCheck } from './identity-check/requestIdentityCheck.ts'
import { sendIdentityCheckLink } from './identity-check/sendIdentityCheckLink.ts'
import { type Operation, type OperationId, type RouteHandler, routeHandler } from './Operation.ts'
import { changeCover } from './policies/changeCover.ts'
import { getGuaranteedInsurability } from './policies/getGuaranteedInsurability.ts'
import { getPolicyChangeDocument } from './policies/getPolicyChangeDocument.ts'
import { putInsurabilityFile } from './policies/insurabilityFiles.ts'
import { listPolicies } from './policies/listPolicies.ts'
import { listPolicyChanges } from './policies/listPolicyChanges.ts'
import { previewPolicyChange } from './policies/previewPolicyChange.ts'
import { requestGuaranteedInsurability } from './policies/requestGuaranteedInsurability.ts'
import { compareInsurers, projectInsurers } from './quotes/compareInsurers.ts'
import { listSavedQuotes } from './quotes/listSavedQuotes.ts'
import { saveCalculation } from './quotes/saveCalculation.ts'
import { saveQuote } from './quotes/saveQuote.ts'
import { confirmCopy, requestCopyCode } from './receipts/copyByCode.ts'
import { getReceipt } from './receipts/getReceipt.ts'
import { getSecondReceipt } from './receipts/getSecondReceipt.ts'
import { getOccupations, getOccupationsFile, getSupplierDocuments, getVendor } from './reference.ts'
import { reportViolation } from './reportViolation.ts'
import { resume } from './resume/resume.ts'
import { confirmSignature } from './signatures/confirmSignature.ts'
import { openSignature } from './signatures/openSignature.ts'
import { renewSignature } from './signatures/renewSignature.ts'
import { sendSignatureLink } from './signatures/sendSignatureLink.ts'
import { submitSignature } from './signatures/submitSignature.ts'
import { claimTransfer, confirmTransferClaim } from './transfers/claimTransfer.ts'
import { getTransfer } from './transfers/getTransfer.ts'
import { getTransferLetter } from './transfers/getTransferLetter.ts'
import { listTransferPolicies } from './transfers/listTransferPolicies.ts'
import { listTransfers } from './transfers/listTransfers.ts'
import { saveTransfer } from './transfers/saveTransfer.ts'
import { sendTransferSignatureLink } from './transfers/sendTransferSignatureLink.ts'
import { deleteTransferFile, getTransferFile, putTransferFile } from './transfers/transferFiles.ts'

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
