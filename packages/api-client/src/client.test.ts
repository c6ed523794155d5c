import type { IdentityCheckRequest } from '@coverkit/core/identity-check'
import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiError } from './ApiError.ts'
import { call, type ProvedCallOptions, readBy } from './call.ts'
import {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
} from './createApiClient.ts'
import { examples } from './generated/examples.ts'
import { getUserByEmailOperation } from './generated/operations/getUserByEmail.ts'
import { googleLoginOperation } from './generated/operations/googleLogin.ts'
import { putInsurabilityFileOperation } from './generated/operations/putInsurabilityFile.ts'
import { doneAnswerReader } from './generated/readers/doneAnswerReader.ts'
import * as exported from './index.ts'
import type { OperationAt } from './Operation.ts'
import { failure, type Result, success } from './Result.ts'
import { changeCover } from './resources/changeCover.ts'
import { claimApplication } from './resources/claimApplication.ts'
import { deleteClaimFile, listClaims, lodgeClaim, putClaimFile, saveClaimBank } from './resources/claims.ts'
import { claimTransfer } from './resources/claimTransfer.ts'
import { closeResume } from './resources/closeResume.ts'
import { cancelClosing, closeAccount, loadClosing } from './resources/closing.ts'
import { compareQuotes } from './resources/compareQuotes.ts'
import { confirmAnySignature } from './resources/confirmAnySignature.ts'
import { confirmClaim } from './resources/confirmClaim.ts'
import { confirmCopy } from './resources/confirmCopy.ts'
import { confirmSignature } from './resources/confirmSignature.ts'
import { confirmTransferClaim } from './resources/confirmTransferClaim.ts'
import { lodgeDeathClaim, sendDeathClaimCode } from './resources/deathClaims.ts'
import { deleteAccountDraft } from './resources/deleteAccountDraft.ts'
import { getApplication } from './resources/getApplication.ts'
import { getDisclosures } from './resources/getDisclosures.ts'
import { getTransfer } from './resources/getTransfer.ts'
import { getUserByEmail } from './resources/getUserByEmail.ts'
import { googleLogin, linkGoogle } from './resources/googleLogin.ts'
import {
  deleteIdentityFile,
  listIdentityChecks,
  putIdentityFile,
  requestIdentityCheck,
  sendIdentityCheckLink,
} from './resources/identityChecks.ts'
import {
  confirmTrustedLink,
  endTrustedLink,
  loadInCaseDocument,
  loadInCasePage,
  openTrustedLink,
  saveInCasePage,
  sendTrustedLink,
} from './resources/inCase.ts'
import { listAccountDrafts } from './resources/listAccountDrafts.ts'
import { listApplications } from './resources/listApplications.ts'
import { listBeneficiaries } from './resources/listBeneficiaries.ts'
import { listNominations } from './resources/listNominations.ts'
import { listPolicies } from './resources/listPolicies.ts'
import { listPolicyChanges } from './resources/listPolicyChanges.ts'
import { listTransferPolicies } from './resources/listTransferPolicies.ts'
import { listTransfers } from './resources/listTransfers.ts'
import { loadAccountDraft } from './resources/loadAccountDraft.ts'
import { loadChangeDocument } from './resources/loadChangeDocument.ts'
import { loadGuaranteedInsurability } from './resources/loadGuaranteedInsurability.ts'
import { loadMyData } from './resources/loadMyData.ts'
import { loadOccupations } from './resources/loadOccupations.ts'
import { loadReceipt, loadReceiptPdf } from './resources/loadReceipt.ts'
import { loadSavedQuotes } from './resources/loadSavedQuotes.ts'
import { loadSecondHolder } from './resources/loadSecondHolder.ts'
import { loadSecondReceipt, loadSecondReceiptPdf } from './resources/loadSecondReceipt.ts'
import { loadSupplierDocuments } from './resources/loadSupplierDocuments.ts'
import { loadTransferLetter } from './resources/loadTransferLetter.ts'
import { loadUser } from './resources/loadUser.ts'
import { loadVendor } from './resources/loadVendor.ts'
import { openComparison } from './resources/openComparison.ts'
import { openResume } from './resources/openResume.ts'
import { openSignature } from './resources/openSignature.ts'
import { previewPolicyChange } from './resources/previewPolicyChange.ts'
import { projectPremiums } from './resources/projectPremiums.ts'
import { putAccountDraft } from './resources/putAccountDraft.ts'
import { putInsurabilityFile } from './resources/putInsurabilityFile.ts'
import { renewSignature } from './resources/renewSignature.ts'
import { requestAppointment } from './resources/requestAppointment.ts'
import { requestCopyCode } from './resources/requestCopyCode.ts'
import { requestGuaranteedInsurability } from './resources/requestGuaranteedInsurability.ts'
import { requestNomination } from './resources/requestNomination.ts'
import { saveApplication } from './resources/saveApplication.ts'
import { saveCalculation } from './resources/saveCalculation.ts'
import { saveQuote } from './resources/saveQuote.ts'
import { saveTransfer } from './resources/saveTransfer.ts'
import { sendComparison } from './resources/sendComparison.ts'
import { sendContactRequest } from './resources/sendContactRequest.ts'
import { sendResumeCode } from './resources/sendResumeCode.ts'
import { sendResumeLink } from './resources/sendResumeLink.ts'
import { sendSignatureLink } from './resources/sendSignatureLink.ts'
import { sendTransferSignatureLink } from './resources/sendTransferSignatureLink.ts'
import { sendVerificationCode } from './resources/sendVerificationCode.ts'
import { submitSignature } from './resources/submitSignature.ts'
import { submitTransfer } from './resources/submitTransfer.ts'
import { loadSupportNeeds, saveSupportNeeds } from './resources/supportNeeds.ts'
import { deleteTransferFile, loadTransferFile, putTransferFile } from './resources/transferFiles.ts'
import { updateUser } from './resources/updateUser.ts'
import { verifyVerificationCode } from './resources/verifyVerificationCode.ts'
import { handlers } from './testing/handlers.ts'
import {
  accountDraftRequest,
  appointmentRequest,
  changeCoverRequest,
  claimRequest,
  codeAndDate,
  comparisonMailRequest,
  comparisonRequest,
  contactRequest,
  copyConfirmation,
  deathClaimRequest,
  inCaseDetails,
  insurabilityRequest,
  nominationChange,
  openResumeRequest,
  policyPreviewRequest,
  resumeLinkRequest,
  saveApplicationRequest,
  saveCalculationRequest,
  saveQuoteRequest,
  saveTransferRequest,
  signatureLink,
  signRequest,
  supportNeeds,
  trustedLinkRequest,
} from './testing/sampleRequests.ts'

const baseUrl = 'http://backend.test'
// No file of the CDN, so that the backend is asked for everything.
const server = setupServer(http.all('http://cdn.test/*', () => HttpResponse.error()))
let seen: Request[] = []

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  seen = []
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

const client = (options: Partial<ApiClientOptions> = {}): ApiClient =>
  createApiClient({
    ...{ baseUrl, cdnUrl: 'http://cdn.test', timeoutMs: 60_000, log: () => undefined },
    ...options,
  })

function answerAlways(answer: (attempt: number) => Response | Promise<Response>) {
  server.use(
    http.all(`${baseUrl}/*`, ({ request }) => {
      seen.push(request)
      return answer(seen.length)
    }),
  )
}

interface Case {
  name: string
  call: (client: ApiClient, options?: CallOptions) => Promise<Result<unknown, ApiError>>
  safe: boolean
  /** Sent without a token. */
  anonymous?: boolean
  /** Fails without telling why. */
  isSilent?: boolean
  /** For one try, where it is not the client's. */
  timeoutMs?: number
  /** The response, as JSON; a text is a file. */
  happy: object | string | null
  /** Value that the call returns for the response; the response itself if absent. */
  value?: unknown
}

/** The result of a call that fails without telling why. */
const untold = failure({ kind: 'unreadable' } as const)

async function textOf(answer: Promise<Result<Blob, ApiError>>): Promise<Result<string, ApiError>> {
  const file = await answer
  return file.ok ? success(await file.value.text()) : file
}

const claimId = '0b1f4a52-6c1e-4d1c-9a54-1f1d3a1f8a01'
const bank = { accountName: 'Robin Example', bsb: '970-001', accountNumber: '001234567' }
const identityCheckRequest: IdentityCheckRequest = {
  requestId: '0b1f4a52-6c1e-4d1c-9a54-1f1d3a1f8a01',
  policyHolder: 1,
  hasAuthorised: true,
  consent: { id: 'identity-check', version: '2026-11-26' },
  way: 'electronic',
  person: { givenNames: 'Robin Alex', familyName: 'Example', dateOfBirth: '1985-03-27' },
  selectedDocuments: ['immiCard'],
  identityDocuments: [
    { type: 'immiCard', fields: { number: 'EIS123400' }, otherName: null, fileNumber: null },
  ],
}
const photo = new Blob(['photo'], { type: 'image/jpeg' })

const cases: Case[] = [
  {
    name: 'saveCalculation',
    call: (api, options) => saveCalculation(api, saveCalculationRequest, options),
    safe: false,
    happy: examples.saveCalculation,
  },
  {
    name: 'saveQuote',
    call: (api, options) => saveQuote(api, saveQuoteRequest, options),
    safe: false,
    happy: examples.saveQuote,
  },
  {
    name: 'saveApplication',
    call: (api, options) => saveApplication(api, saveApplicationRequest, options),
    safe: false,
    happy: examples.saveApplication,
  },
  {
    name: 'getUserByEmail',
    call: (api, options) => getUserByEmail(api, 'robin.example@example.com', options),
    safe: true,
    happy: examples.getUserByEmail,
    value: null,
  },
  {
    name: 'loadOccupations',
    call: async (api, options) => loadOccupations(api, options).then(success, () => untold),
    safe: true,
    isSilent: true,
    happy: examples.getOccupations,
    value: JSON.parse(examples.getOccupations.data),
  },
  {
    name: 'loadSupplierDocuments',
    call: async (api, options) => {
      const { suppliers, failed } = await loadSupplierDocuments(api, options)
      return failed ? untold : success(suppliers)
    },
    safe: true,
    isSilent: true,
    happy: examples.getSupplierDocuments,
    value: JSON.parse(examples.getSupplierDocuments.data),
  },
  {
    name: 'saveTransfer',
    call: (api, options) => saveTransfer(api, saveTransferRequest, options),
    safe: false,
    happy: examples.saveTransfer,
    value: { ...examples.saveTransfer, sent: [{ rowId: saveTransferRequest.policiesList[0]?.rowId }] },
  },
  {
    name: 'getApplication',
    call: (api, options) => getApplication(api, { id: examples.getApplication.id }, options),
    safe: true,
    happy: examples.getApplication,
  },
  {
    name: 'listApplications',
    call: (api, options) => listApplications(api, options),
    safe: true,
    happy: examples.listApplications,
  },
  {
    name: 'listAccountDrafts',
    call: (api, options) => listAccountDrafts(api, options),
    safe: true,
    happy: examples.listDrafts,
  },
  {
    name: 'listTransfers',
    call: (api, options) => listTransfers(api, options),
    safe: true,
    happy: examples.listTransfers,
  },
  {
    name: 'listTransferPolicies',
    call: (api, options) => listTransferPolicies(api, options),
    safe: true,
    happy: examples.listTransferPolicies,
    value: JSON.parse(examples.listTransferPolicies.data),
  },
  {
    name: 'listPolicies',
    call: (api, options) => listPolicies(api, options),
    safe: true,
    happy: examples.listPolicies,
  },
  {
    name: 'listPolicyChanges',
    call: (api, options) => listPolicyChanges(api, options),
    safe: true,
    happy: examples.listPolicyChanges,
  },
  {
    name: 'sendDeathClaimCode',
    call: (api, options) =>
      sendDeathClaimCode(api, { accountName: 'wattlebird', email: 'robin.example@example.com' }, options),
    safe: false,
    happy: examples.sendDeathClaimCode,
  },
  {
    name: 'lodgeDeathClaim',
    call: (api, options) => lodgeDeathClaim(api, deathClaimRequest, options),
    safe: false,
    happy: examples.lodgeDeathClaim,
  },
  {
    name: 'loadSupportNeeds',
    call: (api, options) => loadSupportNeeds(api, options),
    safe: true,
    happy: examples.getSupportNeeds,
  },
  {
    name: 'saveSupportNeeds',
    call: (api, options) => saveSupportNeeds(api, { supportNeeds }, options),
    safe: false,
    happy: examples.saveSupportNeeds,
  },
  {
    name: 'listNominations',
    call: (api, options) => listNominations(api, options),
    safe: true,
    happy: examples.listNominations,
  },
  {
    name: 'requestNomination',
    call: (api, options) => requestNomination(api, nominationChange, options),
    safe: false,
    happy: examples.requestNomination,
  },
  {
    name: 'loadInCasePage',
    call: (api, options) => loadInCasePage(api, options),
    safe: true,
    happy: examples.getInCasePage,
  },
  {
    name: 'saveInCasePage',
    call: (api, options) => saveInCasePage(api, inCaseDetails, options),
    safe: true,
    happy: examples.saveInCasePage,
  },
  {
    name: 'loadInCaseDocument',
    call: (api, options) => textOf(loadInCaseDocument(api, options)),
    safe: true,
    timeoutMs: 60_000,
    happy: '%PDF-1.7',
  },
  {
    name: 'sendTrustedLink',
    call: (api, options) => sendTrustedLink(api, trustedLinkRequest, options),
    safe: false,
    happy: examples.sendTrustedLink,
  },
  {
    name: 'endTrustedLink',
    call: (api, options) => endTrustedLink(api, options),
    safe: true,
    happy: examples.endTrustedLink,
  },
  {
    name: 'openTrustedLink',
    call: (api, options) => openTrustedLink(api, signatureLink, options),
    safe: false,
    anonymous: true,
    happy: examples.openTrustedLink,
  },
  {
    name: 'confirmTrustedLink',
    call: (api, options) => confirmTrustedLink(api, { ...signatureLink, ...codeAndDate }, options),
    safe: false,
    anonymous: true,
    happy: examples.confirmTrustedLink,
  },
  {
    name: 'loadChangeDocument',
    call: (api, options) => textOf(loadChangeDocument(api, { id: 'change-1' }, options)),
    safe: true,
    timeoutMs: 60_000,
    happy: '%PDF-1.7',
  },
  {
    name: 'previewPolicyChange',
    call: (api, options) => previewPolicyChange(api, policyPreviewRequest, options),
    safe: true,
    happy: examples.previewPolicyChange,
  },
  {
    name: 'changeCover',
    call: (api, options) => changeCover(api, changeCoverRequest, options),
    safe: false,
    happy: examples.changeCover,
  },
  {
    name: 'loadGuaranteedInsurability',
    call: (api, options) =>
      loadGuaranteedInsurability(api, { productCode: 'MLC-01', sumInsured: 600_000 }, options),
    safe: true,
    happy: examples.getGuaranteedInsurability,
  },
  {
    name: 'requestGuaranteedInsurability',
    call: (api, options) => requestGuaranteedInsurability(api, insurabilityRequest, options),
    safe: false,
    happy: examples.requestGuaranteedInsurability,
  },
  {
    name: 'claimApplication',
    call: (api, options) => claimApplication(api, examples.getApplication.reference, options),
    safe: false,
    happy: examples.claimApplication,
  },
  {
    name: 'confirmClaim',
    call: (api, options) =>
      confirmClaim(api, { reference: examples.getApplication.reference, code: '204816' }, options),
    safe: false,
    happy: examples.confirmClaim,
  },
  {
    name: 'requestCopyCode',
    call: (api, options) => requestCopyCode(api, copyConfirmation, options),
    safe: false,
    anonymous: true,
    happy: examples.requestCopyCode,
  },
  {
    name: 'confirmCopy',
    call: (api, options) => confirmCopy(api, copyConfirmation, options),
    safe: false,
    anonymous: true,
    happy: examples.confirmCopy,
  },
  {
    name: 'sendContactRequest',
    call: (api, options) => sendContactRequest(api, contactRequest, options),
    safe: false,
    happy: examples.sendContactRequest,
  },
  {
    name: 'requestAppointment',
    call: (api, options) => requestAppointment(api, appointmentRequest, options),
    safe: false,
    happy: examples.requestAppointment,
  },
  {
    name: 'googleLogin',
    call: (api, options) =>
      googleLogin(api, { idToken: 'a.b.c', accountName: 'wattlebird', nonce: 'n' }, options),
    safe: false,
    anonymous: true,
    happy: examples.googleLogin,
  },
  {
    name: 'linkGoogle',
    call: (api, options) =>
      linkGoogle(api, { idToken: 'a.b.c', accountName: 'wattlebird', nonce: 'n' }, options),
    safe: false,
    happy: { successful: true, message: null, reason: null },
  },
  {
    name: 'compareQuotes',
    call: (api, options) => compareQuotes(api, comparisonRequest, options),
    safe: true,
    happy: examples.compareQuotes,
  },
  {
    name: 'projectPremiums',
    call: (api, options) => projectPremiums(api, comparisonRequest, options),
    safe: true,
    happy: examples.projectPremiums,
  },
  {
    name: 'updateUser',
    call: (api, options) =>
      updateUser(api, { changes: { mobile: null }, key: '6f1c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b21' }, options),
    safe: false,
    happy: examples.updateUser,
  },
  {
    name: 'loadMyData',
    call: (api, options) => textOf(loadMyData(api, { format: 'pdf' }, options)),
    safe: false,
    timeoutMs: 120_000,
    happy: '%PDF-1.7',
  },
  {
    name: 'sendVerificationCode',
    call: (api, options) => sendVerificationCode(api, options),
    safe: false,
    happy: examples.sendVerificationCode,
  },
  {
    name: 'verifyVerificationCode',
    call: (api, options) => verifyVerificationCode(api, '204816', options),
    safe: false,
    happy: examples.verifyVerificationCode,
  },
  {
    name: 'loadClosing',
    call: (api, options) => loadClosing(api, options),
    safe: true,
    happy: examples.getClosing,
  },
  {
    name: 'closeAccount',
    call: (api, options) => closeAccount(api, { accountName: 'wattlebird' }, options),
    safe: false,
    happy: examples.closeAccount,
  },
  {
    name: 'cancelClosing',
    call: (api, options) => cancelClosing(api, options),
    safe: true,
    happy: examples.cancelClosing,
  },
  {
    name: 'loadUser',
    call: (api, options) => loadUser(api, options),
    safe: true,
    happy: examples.getUser,
  },
  {
    name: 'loadSecondHolder',
    call: (api, options) => loadSecondHolder(api, options),
    safe: true,
    happy: examples.getSecondPolicyHolder,
  },
  {
    name: 'listBeneficiaries',
    call: (api, options) => listBeneficiaries(api, options),
    safe: true,
    happy: examples.listBeneficiaries,
  },
  {
    name: 'loadVendor',
    call: (api, options) => loadVendor(api, 'MLC', options),
    safe: true,
    happy: examples.getVendor,
  },
  {
    name: 'loadSavedQuotes',
    call: (api, options) => loadSavedQuotes(api, options),
    safe: true,
    happy: examples.listSavedQuotes,
  },
  {
    name: 'loadReceipt',
    call: (api, options) => loadReceipt(api, { id: 'a-1' }, options),
    safe: true,
    happy: examples.getReceipt,
  },
  {
    name: 'loadReceiptPdf',
    call: (api, options) => textOf(loadReceiptPdf(api, { id: 'a-1' }, options)),
    safe: true,
    timeoutMs: 60_000,
    happy: '%PDF-1.7',
  },
  {
    name: 'getDisclosures',
    call: (api, options) => getDisclosures(api, { id: '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1' }, options),
    safe: true,
    happy: examples.getDisclosures,
  },
  {
    name: 'loadAccountDraft',
    call: (api, options) => loadAccountDraft(api, 'application', options),
    safe: true,
    happy: examples.getDraft,
  },
  {
    name: 'putAccountDraft',
    call: (api, options) => putAccountDraft(api, { flow: 'application', ...accountDraftRequest }, options),
    safe: false,
    happy: examples.putDraft,
  },
  {
    name: 'deleteAccountDraft',
    call: (api, options) => deleteAccountDraft(api, 'application', options),
    safe: true,
    happy: examples.deleteDraft,
  },
  {
    name: 'sendComparison',
    call: (api, options) => sendComparison(api, comparisonMailRequest, options),
    safe: false,
    happy: examples.sendComparison,
  },
  {
    name: 'openComparison',
    call: (api, options) => openComparison(api, openResumeRequest.token, options),
    safe: true,
    happy: examples.openComparison,
    value: examples.openComparison.comparison,
  },
  {
    name: 'sendResumeLink',
    call: (api, options) => sendResumeLink(api, resumeLinkRequest, options),
    safe: false,
    happy: { successful: true, expiresAt: examples.sendComparison.expiresAt },
  },
  {
    name: 'sendResumeCode',
    call: (api, options) => sendResumeCode(api, openResumeRequest.token, options),
    safe: false,
    happy: examples.deleteDraft,
  },
  {
    name: 'openResume',
    call: (api, options) => openResume(api, openResumeRequest, options),
    safe: true,
    happy: examples.resume,
    value: examples.resume.draft,
  },
  {
    name: 'closeResume',
    call: (api, options) => closeResume(api, openResumeRequest, options),
    safe: true,
    happy: examples.deleteDraft,
  },
  {
    name: 'openSignature',
    call: (api, options) => openSignature(api, signatureLink, options),
    safe: false,
    anonymous: true,
    happy: examples.openSignature,
  },
  {
    name: 'renewSignature',
    call: (api, options) => renewSignature(api, signatureLink, options),
    safe: false,
    anonymous: true,
    happy: examples.renewSignature,
  },
  {
    name: 'confirmSignature',
    call: (api, options) =>
      confirmSignature(api, { ...signatureLink, code: '204816', dateOfBirth: '1991-05-02' }, options),
    safe: false,
    anonymous: true,
    happy: examples.confirmSignature,
  },
  {
    name: 'submitSignature',
    call: (api, options) => submitSignature(api, signRequest, options),
    safe: true,
    anonymous: true,
    happy: examples.submitSignature,
  },
  {
    name: 'loadSecondReceipt',
    call: (api, options) => loadSecondReceipt(api, { ...signatureLink, secret: signRequest.secret }, options),
    safe: true,
    anonymous: true,
    happy: examples.getSecondReceipt,
  },
  {
    name: 'loadSecondReceiptPdf',
    call: (api, options) =>
      textOf(loadSecondReceiptPdf(api, { ...signatureLink, secret: signRequest.secret }, options)),
    safe: true,
    anonymous: true,
    timeoutMs: 60_000,
    happy: '%PDF-1.7',
  },
  {
    name: 'sendSignatureLink',
    call: (api, options) => sendSignatureLink(api, { id: 'row-1' }, options),
    safe: false,
    happy: examples.sendSignatureLink,
  },
  {
    name: 'submitTransfer',
    call: (api, options) => submitTransfer(api, saveTransferRequest, options),
    safe: false,
    happy: examples.saveTransfer,
  },
  {
    name: 'getTransfer',
    call: (api, options) => getTransfer(api, { id: examples.getTransfer.id }, options),
    safe: true,
    happy: examples.getTransfer,
  },
  {
    name: 'loadTransferLetter',
    call: (api, options) => textOf(loadTransferLetter(api, { id: 'draft-1', insurer: 'ZUR' }, options)),
    safe: true,
    timeoutMs: 60_000,
    happy: '%PDF-1.7',
  },
  {
    name: 'putInsurabilityFile',
    call: (api, options) => putInsurabilityFile(api, { id: 'request-1', n: 1, file: photo }, options),
    safe: true,
    timeoutMs: 120_000,
    happy: examples.putInsurabilityFile,
  },
  {
    name: 'putTransferFile',
    call: (api, options) => putTransferFile(api, { id: 'draft-1', n: 1, file: photo }, options),
    safe: true,
    timeoutMs: 120_000,
    happy: examples.putTransferFile,
  },
  {
    name: 'loadTransferFile',
    call: (api, options) => textOf(loadTransferFile(api, { id: 'draft-1', n: 1 }, options)),
    safe: true,
    timeoutMs: 120_000,
    happy: '%PDF-1.7',
  },
  {
    name: 'deleteTransferFile',
    call: (api, options) => deleteTransferFile(api, { id: 'draft-1', n: 1 }, options),
    safe: true,
    happy: examples.deleteTransferFile,
  },
  {
    name: 'listClaims',
    call: (api, options) => listClaims(api, options),
    safe: true,
    happy: examples.listClaims,
  },
  {
    name: 'lodgeClaim',
    call: (api, options) => lodgeClaim(api, claimRequest, options),
    safe: false,
    happy: examples.lodgeClaim,
  },
  {
    name: 'saveClaimBank',
    call: (api, options) => saveClaimBank(api, { id: claimId, ...bank }, options),
    safe: false,
    happy: examples.saveClaimBank,
  },
  {
    name: 'putClaimFile',
    call: (api, options) => putClaimFile(api, { id: claimId, n: 1, document: 'other', file: photo }, options),
    safe: true,
    timeoutMs: 120_000,
    happy: examples.putClaimFile,
  },
  {
    name: 'deleteClaimFile',
    call: (api, options) => deleteClaimFile(api, { id: claimId, n: 1 }, options),
    safe: true,
    happy: examples.deleteClaimFile,
  },
  {
    name: 'listIdentityChecks',
    call: (api, options) => listIdentityChecks(api, {}, options),
    safe: true,
    happy: examples.listIdentityChecks,
  },
  {
    name: 'requestIdentityCheck',
    call: (api, options) => requestIdentityCheck(api, identityCheckRequest, options),
    safe: true,
    happy: examples.requestIdentityCheck,
  },
  {
    name: 'putIdentityFile',
    call: (api, options) => putIdentityFile(api, { n: 1, file: photo }, options),
    safe: true,
    timeoutMs: 120_000,
    happy: examples.putIdentityFile,
  },
  {
    name: 'deleteIdentityFile',
    call: (api, options) => deleteIdentityFile(api, { n: 1 }, options),
    safe: true,
    happy: examples.deleteIdentityFile,
  },
  {
    name: 'sendIdentityCheckLink',
    call: (api, options) => sendIdentityCheckLink(api, '8d4f0f3c-51f4-4a1b-8a7e-2b9a0a3f6c11', options),
    safe: false,
    happy: examples.sendIdentityCheckLink,
  },
  {
    name: 'sendTransferSignatureLink',
    call: (api, options) => sendTransferSignatureLink(api, { id: 'draft-1' }, options),
    safe: false,
    happy: examples.sendTransferSignatureLink,
  },
  {
    name: 'claimTransfer',
    call: (api, options) => claimTransfer(api, examples.getTransfer.reference, options),
    safe: false,
    happy: examples.claimTransfer,
  },
  {
    name: 'confirmTransferClaim',
    call: (api, options) =>
      confirmTransferClaim(api, { reference: examples.getTransfer.reference, code: '204816' }, options),
    safe: false,
    happy: examples.confirmTransferClaim,
  },
  {
    name: 'confirmAnySignature',
    call: (api, options) =>
      confirmAnySignature(api, { ...signatureLink, code: '204816', dateOfBirth: '1991-05-02' }, options),
    safe: false,
    anonymous: true,
    happy: examples.confirmSignature,
  },
]

const respond = (happy: Case['happy']): Response =>
  typeof happy === 'string'
    ? new HttpResponse(happy, { headers: { 'content-type': 'application/pdf' } })
    : HttpResponse.json(happy)

async function errorOf({ call }: Case, options?: Partial<ApiClientOptions>): Promise<ApiError | null> {
  const result = await call(client(options))
  return result.ok ? null : result.error
}

test('every call of the client has a row', () => {
  const calls = Object.entries(exported).flatMap(([name, value]) =>
    typeof value === 'function' && !/Reader$|^(createApiClient|calculationRequest)$/.test(name) ? [name] : [],
  )
  expect(cases.map(({ name }) => name).toSorted()).toEqual(calls.toSorted())
})

describe.each(cases)('$name', (row) => {
  const { call, safe, anonymous = false, isSilent = false, timeoutMs = 4_321, happy, value = happy } = row
  const tries = safe ? 3 : 1
  const told = (error: ApiError) => (isSilent ? untold.error : error)

  test('gives the answer of the contract', async () => {
    answerAlways(() => respond(happy))
    expect(await call(client())).toEqual({ ok: true, value })
  })

  test('network', async () => {
    answerAlways(() => HttpResponse.error())
    expect(await errorOf(row)).toEqual(told({ kind: 'network' }))
    expect(seen).toHaveLength(tries)
  })

  test('timeout', async () => {
    const deadlines: { readonly ms: number; readonly ends: AbortController }[] = []
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      deadlines.push({ ms, ends: new AbortController() })
      return deadlines.at(-1)?.ends.signal ?? AbortSignal.abort()
    })
    const lengths: (number | undefined)[] = []
    answerAlways(async () => {
      lengths.push(deadlines.at(-1)?.ms)
      deadlines.at(-1)?.ends.abort(new DOMException('', 'TimeoutError'))
      await delay('infinite')
      return HttpResponse.json({})
    })
    expect(await errorOf(row, { timeoutMs: 4_321 })).toEqual(told({ kind: 'timeout' }))
    timeout.mockRestore()
    expect(lengths).toEqual(Array.from({ length: tries }, () => timeoutMs))
  })

  test(safe ? 'is tried again after a failure that passes' : 'is never sent twice by itself', async () => {
    answerAlways((attempt) => (attempt < 3 ? HttpResponse.json({}, { status: 500 }) : respond(happy)))
    expect((await call(client())).ok).toBe(safe)
    expect(seen).toHaveLength(tries)
  })

  if (anonymous) {
    test('sends no token', async () => {
      answerAlways(() => respond(happy))
      await call(client({ getToken: () => 'token' }))
      expect(seen[0]?.headers.has('authorization')).toBe(false)
    })
  } else {
    test('sends the token of the moment, and once more when it was renewed', async () => {
      let token = 'old'
      answerAlways(() =>
        seen.at(-1)?.headers.get('authorization') === 'Bearer new'
          ? respond(happy)
          : HttpResponse.json({}, { status: 401 }),
      )
      const onUnauthorised = vi.fn(async (_refused: string | null) => {
        token = 'new'
        return true
      })
      expect((await call(client({ getToken: () => token, onUnauthorised }))).ok).toBe(true)
      expect(onUnauthorised.mock.calls).toEqual([['old']])
      expect(seen.map((request) => request.headers.get('authorization'))).toEqual([
        'Bearer old',
        'Bearer new',
      ])
    })
  }
})

/** Calls that are tried in all other cases too: a read, a write, one without a token, and one that answers with a file. */
const kinds = ['loadUser', 'saveApplication', 'submitSignature', 'loadReceiptPdf'].flatMap((name) =>
  cases.filter((row) => row.name === name),
)

describe.each(kinds)('$name, as all of its kind,', (row) => {
  const { call, safe, happy } = row
  const tries = safe ? 3 : 1

  test('aborted, before and during', async () => {
    const controller = new AbortController()
    answerAlways(async () => {
      controller.abort()
      await delay('infinite')
      return HttpResponse.json({})
    })
    const expected = { ok: false, error: { kind: 'aborted' } }
    expect(await call(client(), { signal: controller.signal })).toEqual(expected)
    expect(seen).toHaveLength(1)
    expect(await call(client(), { signal: controller.signal })).toEqual(expected)
    expect(seen).toHaveLength(1)
  })

  test.each([
    [401, { kind: 'unauthorised' }],
    [403, { kind: 'forbidden' }],
    [404, { kind: 'not-found' }],
    [410, { kind: 'not-found' }],
    [400, { kind: 'invalid', errors: examples.problem.errors, status: 400 }],
    [409, { kind: 'invalid', errors: examples.problem.errors, status: 409 }],
    [413, { kind: 'invalid', errors: examples.problem.errors, status: 413 }],
    [422, { kind: 'invalid', errors: examples.problem.errors, status: 422 }],
  ])('%i', async (status, expected) => {
    answerAlways(() => HttpResponse.json(examples.problem, { status }))
    expect(await errorOf(row)).toEqual(expected)
    expect(seen).toHaveLength(1)
  })

  test.each([408, 425, 429, 503])('busy: %i', async (status) => {
    answerAlways(() => HttpResponse.json(examples.problem, { status, headers: { 'retry-after': '0' } }))
    expect(await errorOf(row)).toEqual({ kind: 'busy', errors: examples.problem.errors, retryAfterMs: 0 })
    expect(seen).toHaveLength(tries)
  })

  test('busy with a long Retry-After is told, not waited for', async () => {
    answerAlways(() => HttpResponse.json({}, { status: 503, headers: { 'retry-after': '30' } }))
    expect(await errorOf(row)).toEqual({ kind: 'busy', errors: [], retryAfterMs: 30_000 })
    expect(seen).toHaveLength(1)
  })

  test('server', async () => {
    answerAlways(() => HttpResponse.json(examples.problem, { status: 500 }))
    expect(await errorOf(row)).toEqual({
      kind: 'server',
      status: 500,
      reference: examples.problem.reference,
    })
    expect(seen).toHaveLength(tries)
    answerAlways(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await errorOf(row)).toEqual({ kind: 'server', status: 502, reference: '' })
  })

  test('a wait between tries ends when it is aborted', async () => {
    if (!safe) return
    const controller = new AbortController()
    answerAlways(() => {
      setTimeout(() => controller.abort(), 20)
      return HttpResponse.json({}, { status: 503, headers: { 'retry-after': '9' } })
    })
    expect(await call(client(), { signal: controller.signal })).toMatchObject({ error: { kind: 'aborted' } })
    // If the wait had run to its end, there would be a second one.
    expect(seen).toHaveLength(1)
  })

  test('a visitor sends no token', async () => {
    answerAlways(() => respond(happy))
    await call(client({ getToken: () => null }))
    expect(seen[0]?.headers.has('authorization')).toBe(false)
  })
})

describe.each(kinds.filter(({ anonymous }) => !anonymous))('$name, as all with a token,', (row) => {
  test('a renewal that fails or changes nothing leaves 401', async () => {
    answerAlways(() => HttpResponse.json({}, { status: 401 }))
    expect(await errorOf(row, { onUnauthorised: () => true })).toEqual({ kind: 'unauthorised' })
    expect(seen).toHaveLength(2)
    const onUnauthorised = () => {
      throw new Error('offline')
    }
    expect(await errorOf(row, { onUnauthorised })).toEqual({ kind: 'unauthorised' })
  })

  test('a visitor who is refused has nothing to renew, unless signed in meanwhile', async () => {
    answerAlways(() => HttpResponse.json({}, { status: 401 }))
    const onUnauthorised = vi.fn((_refused: string | null) => false)
    expect(await errorOf(row, { getToken: () => null, onUnauthorised })).toEqual({ kind: 'unauthorised' })
    expect(onUnauthorised.mock.calls).toEqual([[null]])
    expect(seen).toHaveLength(1)
  })
})

/** Calls of which the specification promises no field. */
const SAVES: ReadonlySet<string> = new Set(['saveApplication'])

describe.each(kinds.filter(({ happy }) => typeof happy === 'object'))('$name, as all with JSON,', (row) => {
  const { happy } = row

  test.each([
    ['HTML', () => HttpResponse.html('<!doctype html>')],
    ['a list', () => HttpResponse.json([happy])],
    ['null', () => HttpResponse.json(null)],
    ['a truncated answer', () => HttpResponse.text(JSON.stringify(happy).slice(0, -2))],
  ])('unreadable: 200 with %s', async (_, answer) => {
    answerAlways(answer)
    expect(await errorOf(row)).toEqual({ kind: 'unreadable' })
    expect(seen).toHaveLength(1)
  })

  test.each([
    ['no content', () => new HttpResponse(null, { status: 204 })],
    ['an empty body', () => HttpResponse.text('')],
    ['blanks', () => HttpResponse.text(' \n')],
    ['an object without what is promised', () => HttpResponse.json({ hello: 'world' })],
    ['an empty object', () => HttpResponse.json({})],
  ])('200 with %s: where something is promised unreadable, else received', async (_, answer) => {
    answerAlways(answer)
    const expected = SAVES.has(row.name) ? null : { kind: 'unreadable' }
    expect(await errorOf(row)).toEqual(expected)
    expect(seen).toHaveLength(1)
  })

  test('successful: false is never success', async () => {
    answerAlways(() => HttpResponse.json({ ...(happy as object), successful: false }))
    expect(await errorOf(row)).toEqual({ kind: 'invalid', errors: [], status: 200 })
    answerAlways(() => HttpResponse.json({ successful: false, reason: 'password-required' }))
    const errors = [{ field: '', code: 'password-required' }]
    expect(await errorOf(row)).toEqual({ kind: 'invalid', errors, status: 200 })
  })
})

describe('confirmCopy', () => {
  test('sends code and date of birth in the body, and of neither anything in the address', async () => {
    answerAlways(() => HttpResponse.json(examples.confirmCopy))
    await confirmCopy(client({ getToken: () => 'token' }), copyConfirmation)
    expect(seen[0]?.headers.has('authorization')).toBe(false)
    expect(seen[0]?.url).toBe(`${baseUrl}/api/v1/application/${copyConfirmation.id}/copy/confirm`)
    expect(await seen[0]?.json()).toEqual({
      accountName: 'examplebrand',
      code: '204816',
      dateOfBirth: '1989-03-01',
    })
  })
})

describe('writes whose body has no tracking', () => {
  const key = '6f1c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b21'

  test('carry a key where there is one, beside the token', async () => {
    answerAlways(() => HttpResponse.json(examples.changeCover))
    const api = client({ getToken: () => 'token' })
    await changeCover(api, changeCoverRequest, { key })
    await requestGuaranteedInsurability(api, insurabilityRequest, { key })
    await changeCover(api, changeCoverRequest)
    expect(seen.map(({ headers }) => [headers.get('idempotency-key'), headers.get('authorization')])).toEqual(
      [
        [key, 'Bearer token'],
        [key, 'Bearer token'],
        [null, 'Bearer token'],
      ],
    )
    expect(await seen[0]?.json()).toEqual(changeCoverRequest)
  })
})

describe('a preview', () => {
  const { projection, ...preview } = examples.previewPolicyChange
  const declined = { ...preview, after: null, projection: null, reasons: [{ code: 'age', cover: 'life' }] }
  test.each([
    ['that is declined has a reason and no price', declined, true],
    ['without price or reason is unreadable', { ...declined, reasons: [] }, false],
    ['with a price and a reason is unreadable', { ...preview, projection, reasons: declined.reasons }, false],
    [
      'whose years differ in number is unreadable',
      { ...preview, projection: { ...projection, now: [1] } },
      false,
    ],
  ])('%s', async (_, body, isRead) => {
    answerAlways(() => HttpResponse.json(body))
    expect((await previewPolicyChange(client(), policyPreviewRequest)).ok).toBe(isRead)
  })
})

describe('sendSignatureLink', () => {
  test('sends the secret of a submission as the bearer, never in the address, and no token beside it', async () => {
    answerAlways(() => HttpResponse.json(examples.sendSignatureLink))
    await sendSignatureLink(client({ getToken: () => 'token' }), { id: 'row-1', secret: 'the-secret' })
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer the-secret')
    expect(seen[0]?.url).toBe(`${baseUrl}/api/v1/application/row-1/signature`)
  })
})

describe('compareQuotes', () => {
  test('sends one insurer and gets exactly that one', async () => {
    server.use(...handlers('happy'))
    const result = await compareQuotes(client(), { ...comparisonRequest, supplierCodes: ['ZUR'] })
    expect(result.ok && result.value.insurers.map((insurer) => insurer.supplierCode)).toEqual(['ZUR'])
  })

  test('an answer for others than the insurer asked is given as it is', async () => {
    answerAlways(() => HttpResponse.json(examples.compareQuotes))
    const result = await compareQuotes(client(), { ...comparisonRequest, supplierCodes: ['ZUR'] })
    expect(result.ok && result.value.insurers).toEqual(examples.compareQuotes.insurers)
  })

  test('one of the panel that is quoted without a price is left out', async () => {
    const [declined, quoted] = examples.compareQuotes.insurers
    const { frequencies: _, ...priceless } = quoted ?? {}
    answerAlways(() =>
      HttpResponse.json({
        ...examples.compareQuotes,
        insurers: [declined, { ...priceless, supplierCode: 'ZUR' }, quoted],
      }),
    )
    const result = await compareQuotes(client(), comparisonRequest)
    expect(result.ok && result.value.insurers).toEqual([declined, quoted])
  })

  test.each([
    ['with an insurer twice', [0, 0]],
    ['without an insurer', []],
  ])('an answer %s is unreadable', async (_, places) => {
    const insurers = places.map((place) => examples.compareQuotes.insurers[place])
    answerAlways(() => HttpResponse.json({ ...examples.compareQuotes, insurers }))
    const log = vi.fn()
    expect(await compareQuotes(client({ log }), comparisonRequest)).toEqual({
      ok: false,
      error: { kind: 'unreadable' },
    })
    expect(log.mock.calls).toEqual([['Unreadable answer: POST /api/v1/quote/compare, 200: insurers']])
  })

  test.each([
    ['quoted without a price', { status: 'quoted', reasons: [] }],
    ['declined without a reason', { status: 'declined', reasons: [] }],
    ['unavailable with a reason', { status: 'unavailable' }],
  ])('%s is unreadable', async (_, change) => {
    const [declined] = examples.compareQuotes.insurers
    answerAlways(() =>
      HttpResponse.json({ ...examples.compareQuotes, insurers: [{ ...declined, ...change }] }),
    )
    expect(await compareQuotes(client(), comparisonRequest)).toMatchObject({ error: { kind: 'unreadable' } })
  })
})

describe('keepDraft', () => {
  const refused = async (body: object) => {
    answerAlways(() => HttpResponse.json({ ...examples.problem, ...body }, { status: 409 }))
    return putAccountDraft(client(), { flow: 'calculator', ...accountDraftRequest })
  }
  const errors = [{ field: 'baseRev', code: 'stale' }]
  const error = { kind: 'invalid', errors, status: 409 }

  test('a stale revision tells what is stored', async () => {
    const head = { rev: 4, savedAt: '2026-07-03T09:30:00Z' }
    expect(await refused({ errors, head })).toEqual({ ok: false, error: { ...error, head } })
    expect(await refused({ errors, head: null })).toEqual({ ok: false, error: { ...error, head: null } })
  })

  test.each([undefined, 4, {}, { rev: '4', savedAt: 'x' }, []])('a head that is %j is none', async (head) => {
    const result = await refused({ errors, head })
    expect(result).toStrictEqual({ ok: false, error })
  })

  test('sends the revision to the address of its flow', async () => {
    answerAlways(() => HttpResponse.json(examples.putDraft))
    await putAccountDraft(client(), { flow: 'client-quote', ...accountDraftRequest })
    expect([seen[0]?.method, seen[0]?.url]).toEqual(['PUT', `${baseUrl}/api/v1/drafts/client-quote`])
    expect(await seen[0]?.json()).toEqual(accountDraftRequest)
  })
})

describe('mailed comparisons', () => {
  const { token } = openResumeRequest

  test('openComparison gives the comparison, and is tried again', async () => {
    answerAlways((attempt) =>
      attempt < 2 ? HttpResponse.json({}, { status: 503 }) : HttpResponse.json(examples.openComparison),
    )
    expect(await openComparison(client(), token)).toEqual({
      ok: true,
      value: examples.openComparison.comparison,
    })
  })

  test.each([
    { successful: true },
    { successful: true, comparison: { ...examples.openComparison.comparison, answer: {} } },
    { successful: true, comparison: { ...examples.openComparison.comparison, pricedAt: 'yesterday' } },
  ])('%j is no comparison', async (answer) => {
    answerAlways(() => HttpResponse.json(answer))
    expect(await openComparison(client(), token)).toMatchObject({ error: { kind: 'unreadable' } })
  })

  test('keeps the token in the body', async () => {
    answerAlways(() => HttpResponse.json(examples.openComparison))
    await openComparison(client(), token)
    expect(seen.map(({ url }) => url)).toEqual([`${baseUrl}/api/v1/quote/comparison/open`])
    expect(await Promise.all(seen.map((request) => request.json()))).toEqual([{ token }])
  })
})

describe('resume', () => {
  test('openResume gives the draft, and is tried again', async () => {
    answerAlways((attempt) =>
      attempt < 2 ? HttpResponse.json({}, { status: 503 }) : HttpResponse.json(examples.resume),
    )
    const result = await openResume(client(), openResumeRequest)
    expect(result).toEqual({ ok: true, value: examples.resume.draft })
    expect(seen).toHaveLength(2)
  })

  test.each([
    {},
    { successful: true },
    { successful: true, draft: { ...examples.resume.draft, answers: [] } },
  ])('an answer without a draft (%j) is unreadable', async (answer) => {
    answerAlways(() => HttpResponse.json(answer))
    expect(await openResume(client(), openResumeRequest)).toMatchObject({ error: { kind: 'unreadable' } })
  })

  test('a token is never in the address', async () => {
    answerAlways(() => HttpResponse.json(examples.resume))
    const { token } = openResumeRequest
    await sendResumeLink(client(), resumeLinkRequest)
    await sendResumeCode(client(), token)
    await openResume(client(), openResumeRequest)
    await closeResume(client(), openResumeRequest)
    expect(seen.map(({ url }) => url)).toEqual(seen.map(() => `${baseUrl}/api/v1/resume`))
    const bodies = await Promise.all(seen.map((request) => request.json()))
    expect(bodies).toEqual([
      { action: 'send-link', ...resumeLinkRequest },
      { action: 'send-code', token },
      { action: 'open', ...openResumeRequest },
      { action: 'close', token, openId: openResumeRequest.openId },
    ])
  })
})

describe('projectPremiums', () => {
  test('a series that does not match the ages is unreadable', async () => {
    answerAlways(() => HttpResponse.json({ ...examples.projectPremiums, ages: [64] }))
    expect(await projectPremiums(client(), comparisonRequest)).toMatchObject({
      error: { kind: 'unreadable' },
    })
  })
})

test('loadVendor refuses an address that is not a web address', async () => {
  answerAlways(() => HttpResponse.json({ ...examples.getVendor, site: 'javascript:alert(1)' }))
  expect(await loadVendor(client(), 'MLC')).toMatchObject({ error: { kind: 'unreadable' } })
})

test('updateUser sends what changed, with its key and version', async () => {
  answerAlways(() => HttpResponse.json(examples.updateUser))
  const key = '6f1c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b21'
  const notify = ['3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1']
  await updateUser(client(), { changes: { mailing_Zip: '2042' }, version: 'v1', notify, key })
  await updateUser(client(), { changes: { mobile: '+61491570110' }, code: '204816', key })
  expect(seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual([key, key])
  expect(await Promise.all(seen.map((request) => request.json()))).toEqual([
    { mailing_Zip: '2042', version: 'v1', notify },
    { mobile: '+61491570110', code: '204816' },
  ])
})

const session = { getToken: () => 'session' }

test.each<[string, (options?: ProvedCallOptions) => Promise<unknown>]>([
  ['closeAccount', (options) => closeAccount(client(session), { accountName: 'wattlebird' }, options)],
  ['saveClaimBank', (options) => saveClaimBank(client(session), { id: claimId, ...bank }, options)],
  ['changeCover', (options) => changeCover(client(session), changeCoverRequest, options)],
  ['requestNomination', (options) => requestNomination(client(session), nominationChange, options)],
  ['sendTrustedLink', (options) => sendTrustedLink(client(session), trustedLinkRequest, options)],
  ['saveSupportNeeds', (options) => saveSupportNeeds(client(session), { supportNeeds: null }, options)],
  ['loadMyData', (options) => loadMyData(client(session), { format: 'json' }, options)],
])(
  '%s goes with the token of the log-in that was the proof, or of the session that is proved',
  async (_, send) => {
    answerAlways(() => HttpResponse.json({}))
    await send({ idToken: 'fresh' })
    await send()
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer fresh',
      'Bearer session',
    ])
  },
)

test('verifyVerificationCode has the code checked', async () => {
  answerAlways(() => HttpResponse.json({ successful: true }))
  expect(await verifyVerificationCode(client(session), '204816')).toMatchObject({ ok: true })
  expect(seen.map(({ method, url }) => `${method} ${new URL(url).pathname}${new URL(url).search}`)).toEqual([
    'GET /api/v1/users/verifyverificationcode?verificationcode=204816',
  ])
})

test('loadUser reads missing fields as null', async () => {
  answerAlways(() => HttpResponse.json({ id: 'u-1', first_Name: 'Robin', last_Name: null, email: null }))
  expect(await loadUser(client())).toMatchObject({
    ok: true,
    value: { id: 'u-1', smoker: null, title: null },
  })
})

test('an application is read with its secret in place of the token, which is not in the address', async () => {
  answerAlways(() => HttpResponse.json(examples.getApplication))
  const secret = 'q0Yl4c1T2bW8mJrXv5uNfG7hKs9dEo3aPzVtB6iLxRk'
  const { id } = examples.getApplication
  const read = await getApplication(client({ getToken: () => 'token' }), { id, secret })
  expect(read.ok).toBe(true)
  expect(seen[0]?.headers.get('authorization')).toBe(`Bearer ${secret}`)
  expect(seen[0]?.url).toBe(`${baseUrl}/api/v1/application/${id}`)
})

test('a secret that is refused does not renew the session', async () => {
  answerAlways(() => HttpResponse.json(examples.problem, { status: 401 }))
  const onUnauthorised = vi.fn(() => true)
  const { id } = examples.getApplication
  const read = await getApplication(client({ onUnauthorised }), { id, secret: 'a'.repeat(43) })
  expect(read).toEqual({ ok: false, error: { kind: 'unauthorised' } })
  expect(onUnauthorised).not.toHaveBeenCalled()
})

describe('a save of a transfer that may have arrived', () => {
  const list = (rows: readonly object[]) =>
    HttpResponse.json({ successful: true, data: JSON.stringify(rows) })
  const [first] = saveTransferRequest.policiesList
  const policy = {
    ...first,
    rowId: 'row-1',
    policyId: null,
    insurerCode: 'ZUR',
    policyNumber: 'ZU-1',
  } as const
  const request = {
    ...saveTransferRequest,
    policiesList: [{ ...first, ...policy } as NonNullable<typeof first>],
  }
  const saved = { ...request.policiesList[0], policyId: 't-1', policyStatus: 'Active', stage: null }

  test('is answered by what is on file, and not sent again', async () => {
    answerAlways(() => list([saved]))
    expect(await saveTransfer(client(), request, { repeated: true })).toEqual({
      ok: true,
      value: { policyIds: ['t-1'], sent: [{ rowId: 'row-1' }] },
    })
    expect(seen.map(({ method }) => method)).toEqual(['GET'])
  })

  test('is sent again as it was while not everything is there', async () => {
    answerAlways((attempt) => (attempt === 1 ? list([]) : HttpResponse.json(examples.saveTransfer)))
    expect((await saveTransfer(client(), request, { repeated: true })).ok).toBe(true)
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST'])
    expect(await seen[1]?.json()).toEqual(request)
  })

  test('is sent at once where nothing could be added twice, and on the first try', async () => {
    answerAlways(() => HttpResponse.json(examples.saveTransfer))
    const policiesList = request.policiesList.map((row) => ({ ...row, policyId: 't-1' }))
    await saveTransfer(client(), { ...request, policiesList }, { repeated: true })
    await saveTransfer(client(), request)
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'POST'])
  })
})

describe('an identity check', () => {
  const secret = 'q0Yl4c1T2bW8mJrXv5uNfG7hKs9dEo3aPzVtB6iLxRk'

  test('of a second holder has their secret in place of a token, in no address and no body', async () => {
    answerAlways((attempt) =>
      HttpResponse.json(attempt === 1 ? examples.listIdentityChecks : examples.requestIdentityCheck),
    )
    const api = client({ getToken: () => 'token' })
    await listIdentityChecks(api, { secret })
    await requestIdentityCheck(api, { ...identityCheckRequest, secret })
    await putIdentityFile(api, { n: 3, file: photo, secret })
    await deleteIdentityFile(api, { n: 3, secret })
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual(
      Array.from({ length: 4 }, () => `Bearer ${secret}`),
    )
    expect(seen.map(({ method, url }) => `${method} ${url.replace(`${baseUrl}/api/v1/`, '')}`)).toEqual([
      'GET identitychecks',
      'POST identitychecks',
      'PUT identitychecks/files/3',
      'DELETE identitychecks/files/3',
    ])
    expect(await seen[1]?.json()).toEqual(identityCheckRequest)
  })

  test.each([
    [{ ...examples.requestIdentityCheck, state: 'approved' }],
    [{ ...examples.requestIdentityCheck, triesLeft: 4 }],
    [{ ...examples.requestIdentityCheck, verified: 'true' }],
  ])('that is not of the document is unreadable: %j', async (answer) => {
    answerAlways(() => HttpResponse.json(answer))
    expect(await requestIdentityCheck(client(), identityCheckRequest)).toMatchObject({
      error: { kind: 'unreadable' },
    })
  })
})

test('limits of an increase are of the policy that is named, and of no other', async () => {
  const query = { productCode: 'MLC-01', sumInsured: 600_000 }
  answerAlways(() => HttpResponse.json(examples.getGuaranteedInsurability))
  const load = (policyId: string) => loadGuaranteedInsurability(client(), { ...query, policyId })
  expect((await loadGuaranteedInsurability(client(), query)).ok).toBe(true)
  expect((await load('p-1001')).ok).toBe(true)
  expect(await load('p/2&3')).toEqual({ ok: false, error: { kind: 'unreadable' } })
  expect(seen.map(({ url }) => new URL(url).search)).toEqual([
    '?ProductCode=MLC-01&SumInsured=600000',
    '?ProductCode=MLC-01&SumInsured=600000&PolicyId=p-1001',
    '?ProductCode=MLC-01&SumInsured=600000&PolicyId=p%2F2%263',
  ])
})

test('limits of an increase may be of a policy that is not named, or say nothing', async () => {
  const query = { productCode: 'MLC-01', sumInsured: 600_000, policyId: 'p-1001' }
  const { policyId: _, ...unnamed } = examples.getGuaranteedInsurability
  answerAlways(() => HttpResponse.json(unnamed))
  expect((await loadGuaranteedInsurability(client(), query)).ok).toBe(true)
  answerAlways(() => HttpResponse.json({ successful: true }))
  expect(await loadGuaranteedInsurability(client(), query)).toEqual({ ok: true, value: { successful: true } })
})

describe('an answer that the specification describes, and no more,', () => {
  const saved = { ok: true, value: { successful: true } }

  test.each<[string, (api: ApiClient) => Promise<unknown>]>([
    ['saveCalculation', (api) => saveCalculation(api, saveCalculationRequest)],
    ['saveQuote', (api) => saveQuote(api, saveQuoteRequest)],
    ['saveApplication', (api) => saveApplication(api, saveApplicationRequest)],
    ['submitTransfer', (api) => submitTransfer(api, saveTransferRequest)],
  ])('%s is received with `successful`, and with nothing', async (_, save) => {
    answerAlways(() => HttpResponse.json({ successful: true }))
    expect(await save(client())).toEqual(saved)
    answerAlways(() => HttpResponse.text(''))
    expect(await save(client())).toEqual({ ok: true, value: {} })
  })

  test('a vendor has a name', async () => {
    answerAlways(() => HttpResponse.json({ name: 'Mallee Life Company' }))
    expect(await loadVendor(client(), 'MLC')).toEqual({ ok: true, value: { name: 'Mallee Life Company' } })
  })

  test('the details of a user are the answer itself, or nothing', async () => {
    answerAlways(() => HttpResponse.json({ id: 'c-1', first_Name: 'Robin' }))
    expect(await getUserByEmail(client(), 'robin@example.com')).toMatchObject({
      ok: true,
      value: { id: 'c-1', first_Name: 'Robin', last_Name: null },
    })
    answerAlways(() => HttpResponse.json({}))
    expect(await getUserByEmail(client(), 'robin@example.com')).toEqual({ ok: true, value: null })
  })

  test('the policies of a transfer are JSON in a text, without `successful`', async () => {
    const policy = {
      policyId: 't-1',
      insurerCode: 'ZUR',
      policyNumber: 'Z1',
      policyStatus: 'Active',
      name: 'Robin',
    }
    answerAlways(() => HttpResponse.json({ data: JSON.stringify([policy]) }))
    expect(await listTransferPolicies(client())).toEqual({ ok: true, value: [policy] })
  })
})

describe('an unreadable answer is logged', () => {
  const secret = 'quite personal'

  test.each<[string, object | string, string]>([
    ['a field', { successful: true, id: [7], message: secret }, 'id'],
    [
      'fields in a list',
      { beneficiaryContacts: [{ beneficiaryId: true }] },
      'beneficiaryContacts.0.beneficiaryId',
    ],
    ['no JSON', `<p>${secret}</p>`, 'the whole answer'],
  ])('with its operation, status and the paths of %s, and without a value', async (_, answer, path) => {
    answerAlways(() => (typeof answer === 'string' ? HttpResponse.html(answer) : HttpResponse.json(answer)))
    const log = vi.fn()
    expect((await saveApplication(client({ log }), saveApplicationRequest)).ok).toBe(false)
    expect(log).toHaveBeenCalledTimes(1)
    const [[line]] = log.mock.calls as [[string]]
    expect(line).toContain(`Unreadable answer: POST /api/v1/application, 200: ${path}`)
    expect(line).not.toContain(secret)
  })

  test('and what can’t be read of JSON in a text', async () => {
    answerAlways(() => HttpResponse.json({ data: `[{"policyId":[5],"name":"${secret}"}]` }))
    const log = vi.fn()
    expect((await listTransferPolicies(client({ log }))).ok).toBe(false)
    const [[line]] = log.mock.calls as [[string]]
    expect(line).toContain('Unreadable answer: GET /api/v1/transferpolicy/PoliciesList, 200: data.0.policyId')
    expect(line).not.toContain(secret)
  })
})

test('a file that shows an event is sent as it is, by the customer', async () => {
  answerAlways(() => HttpResponse.json(examples.putInsurabilityFile))
  const api = client({ getToken: () => 'token' })
  expect((await putInsurabilityFile(api, { id: 'request-1', n: 2, file: photo })).ok).toBe(true)
  const [sent] = seen
  expect(sent?.url).toBe(`${baseUrl}/api/v1/policies/guaranteedinsurability/request-1/files/2`)
  expect(sent?.headers.get('authorization')).toBe('Bearer token')
  expect(sent?.headers.get('content-type')).toBe('image/jpeg')
  expect(await sent?.text()).toBe('photo')
})

describe('a transfer', () => {
  const secret = 'q0Yl4c1T2bW8mJrXv5uNfG7hKs9dEo3aPzVtB6iLxRk'
  const key = { id: examples.getTransfer.id, secret }

  test('is opened with its secret in place of the token, which is in no address', async () => {
    answerAlways(() => HttpResponse.json(examples.getTransfer))
    const api = client({ getToken: () => 'token' })
    await getTransfer(api, key)
    await putTransferFile(api, { ...key, n: 3, file: photo })
    await deleteTransferFile(api, { ...key, n: 3 })
    await sendTransferSignatureLink(api, key)
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual(
      Array.from({ length: 4 }, () => `Bearer ${secret}`),
    )
    expect(
      seen.map(({ method, url }) => `${method} ${url.replace(`${baseUrl}/api/v1/transferpolicy/`, '')}`),
    ).toEqual([
      `GET ${key.id}`,
      `PUT ${key.id}/files/3`,
      `DELETE ${key.id}/files/3`,
      `POST ${key.id}/signature`,
    ])
  })

  test('has files that are sent as they are', async () => {
    answerAlways(() => HttpResponse.json(examples.putTransferFile))
    expect((await putTransferFile(client(), { ...key, n: 1, file: photo })).ok).toBe(true)
    expect(seen[0]?.headers.get('content-type')).toBe('image/jpeg')
    expect(await seen[0]?.text()).toBe('photo')
  })

  test('has letters and files that are read as files', async () => {
    answerAlways(() => new HttpResponse('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }))
    const letter = await loadTransferLetter(client(), { ...key, insurer: 'ZUR' })
    expect(letter.ok && (await letter.value.text())).toBe('%PDF-1.7')
    expect((await loadTransferFile(client(), { ...key, n: 1 })).ok).toBe(true)
    answerAlways(() => HttpResponse.json(examples.problem, { status: 409 }))
    const early = await loadTransferLetter(client(), { ...key, insurer: 'ZUR' })
    expect(early).toMatchObject({ error: { kind: 'invalid', status: 409 } })
  })

  test('of two is signed by a page of its own', async () => {
    const page = {
      ...examples.confirmSignature,
      kind: 'transfer',
      policies: [{ insurerCode: 'ZUR', insurerName: 'Zurella', policyNumber: null, name: 'R & K Example' }],
    }
    const { insurer: _i, covers: _c, premium: _p, label: _l, documents: _d, ...transferPage } = page
    answerAlways(() => HttpResponse.json(transferPage))
    expect(
      await confirmAnySignature(client(), { ...signatureLink, code: '204816', dateOfBirth: '1991-05-02' }),
    ).toEqual({
      ok: true,
      value: transferPage,
    })
    expect(
      (await confirmSignature(client(), { ...signatureLink, code: '204816', dateOfBirth: '1991-05-02' })).ok,
    ).toBe(false)
  })

  test.each([
    ['no JSON', 'nonsense'],
    ['no list', '{}'],
    ['null', 'null'],
    ['one policy that is none', '[{"policyId":1}]'],
    ['half a list', '[{"policyId":"t-1","insurerCode":"ZUR"'],
    [
      'a status that nobody knows',
      '[{"policyId":"t","insurerCode":null,"policyNumber":null,"name":null,"policyStatus":"Lapsed","stage":null}]',
    ],
  ])('F42: a list of policies that is %s is unreadable, never half a list', async (_, data) => {
    answerAlways(() => HttpResponse.json({ successful: true, data }))
    expect(await listTransferPolicies(client())).toEqual({ ok: false, error: { kind: 'unreadable' } })
  })

  test('F42: a list of policies is read out of its string', async () => {
    answerAlways(() => HttpResponse.json(examples.listTransferPolicies))
    const read = await listTransferPolicies(client())
    expect(read).toEqual({ ok: true, value: JSON.parse(examples.listTransferPolicies.data) })
    answerAlways(() => HttpResponse.json({ successful: true }))
    expect((await listTransferPolicies(client())).ok).toBe(false)
  })
})

/** Never run: the compiler is what is tested. */
export function doesNotCompile(row: OperationAt<'/api/v1/claims', 'post'>) {
  // @ts-expect-error: the answer of other operations, which allows less than this one's.
  readBy(doneAnswerReader, googleLoginOperation)
  // @ts-expect-error: the path has no such method.
  row satisfies OperationAt<'/api/v1/claims', 'delete'>
  // @ts-expect-error: a parameter of the path is missing.
  call(putInsurabilityFileOperation, { send: (body: Blob) => ({ params: { path: { id: 'r-1' } }, body }) })
  const path = { id: 'r-1', n: 1 }
  // @ts-expect-error: a text is no file.
  call(putInsurabilityFileOperation, { send: (body: string) => ({ params: { path }, body }) })
  // @ts-expect-error: the address has no such parameter.
  call(getUserByEmailOperation, { send: (name: string) => ({ params: { query: { name } } }) })
}
