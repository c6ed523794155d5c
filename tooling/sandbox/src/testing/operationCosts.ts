import type { OperationId } from '../services/Operation.ts'

/** The declared worst of one request, beside what follows from the document. */
export interface OperationCost {
  /** The most rows that it adds, messages included. */
  rows: number
  /** The most of those rows that are messages. */
  mails?: number
  /** How often its body, or the part that counts, is stored. */
  copies?: number
  /** The most kilobytes of its body that are stored; all of it when absent. */
  partKb?: number
  /** The most kilobytes that the backend itself makes and stores. */
  madeKb?: number
  /** The most bodies that are stored for one account; earlier ones lose their content. */
  mostStored?: number
  /** The senders of the files that it stores; the bytes of files have daily limits of their own. */
  files?: 'visitors' | 'customers'
  /** The kilobytes of its largest answer, for a customer with as much as the test gives one. */
  answerKb: number
  /** True where the answer is sent in pieces, and counts 1 MB however long it is. */
  isStreamed?: boolean
}

const read = (answerKb: number): OperationCost => ({ rows: 0, answerKb })
const code: OperationCost = { rows: 5, mails: 1, answerKb: 1 }

/** Every operation of the document: the test fails for one that is not here, and for one that costs more. */
export const OPERATION_COSTS: Readonly<Record<OperationId, OperationCost>> = {
  googleLogin: { rows: 5, answerKb: 8 },
  saveCalculation: { rows: 3, mails: 1, copies: 1, answerKb: 1 },
  getUser: read(4),
  updateUser: { rows: 5, mails: 2, copies: 2, answerKb: 1 },
  sendVerificationCode: code,
  verifyVerificationCode: { rows: 2, answerKb: 1 },
  exportMyData: { rows: 3, mails: 1, answerKb: 65_536, isStreamed: true },
  getClosing: read(32),
  closeAccount: { rows: 3, mails: 1, answerKb: 8 },
  cancelClosing: { rows: 2, mails: 1, answerKb: 1 },
  listBeneficiaries: read(16),
  getSecondPolicyHolder: read(4),
  saveQuote: { rows: 2, copies: 1, answerKb: 1 },
  listSavedQuotes: read(64),
  compareQuotes: read(64),
  projectPremiums: read(64),
  sendComparison: { rows: 5, mails: 1, copies: 1, madeKb: 32, answerKb: 1 },
  openComparison: read(32),
  saveApplication: { rows: 6, mails: 2, copies: 1, answerKb: 4 },
  getSupplierDocuments: read(16),
  getApplication: read(4),
  claimApplication: code,
  confirmClaim: { rows: 2, answerKb: 4 },
  requestCopyCode: code,
  confirmCopy: { rows: 2, answerKb: 4 },
  listApplications: read(64),
  getReceipt: read(64),
  sendSignatureLink: { rows: 4, mails: 1, answerKb: 1 },
  openSignature: code,
  renewSignature: { rows: 4, mails: 1, answerKb: 1 },
  confirmSignature: { rows: 2, answerKb: 16 },
  submitSignature: { rows: 2, mails: 2, copies: 1, madeKb: 4, answerKb: 1 },
  getSecondReceipt: read(64),
  getDisclosures: read(64),
  listPolicies: read(128),
  getGuaranteedInsurability: read(64),
  requestGuaranteedInsurability: { rows: 3, mails: 1, copies: 1, answerKb: 1 },
  putInsurabilityFile: { rows: 3, files: 'customers', answerKb: 1 },
  getSupportNeeds: read(4),
  saveSupportNeeds: { rows: 3, mails: 1, copies: 1, answerKb: 1 },
  listNominations: read(64),
  requestNomination: { rows: 4, mails: 2, copies: 1, answerKb: 2 },
  getInCasePage: read(64),
  saveInCasePage: { rows: 1, copies: 1, mostStored: 1, answerKb: 64 },
  getInCaseDocument: read(128),
  sendTrustedLink: { rows: 6, mails: 2, copies: 1, answerKb: 64 },
  endTrustedLink: { rows: 0, answerKb: 1 },
  openTrustedLink: code,
  confirmTrustedLink: { rows: 3, mails: 1, answerKb: 64 },
  changeCover: { rows: 3, mails: 1, copies: 1, madeKb: 4, answerKb: 2 },
  listPolicyChanges: read(64),
  getPolicyChangeDocument: read(128),
  previewPolicyChange: read(16),
  getVendor: read(1),
  saveTransfer: { rows: 110, mails: 2, copies: 2, answerKb: 16 },
  getUserByEmail: read(1),
  listTransferPolicies: read(64),
  listTransfers: read(64),
  getTransfer: read(16),
  getTransferLetter: read(128),
  sendTransferSignatureLink: { rows: 4, mails: 1, answerKb: 1 },
  claimTransfer: code,
  confirmTransferClaim: { rows: 2, answerKb: 4 },
  putTransferFile: { rows: 3, files: 'visitors', answerKb: 1 },
  getTransferFile: { rows: 0, answerKb: 10_240, isStreamed: true },
  deleteTransferFile: { rows: 0, answerKb: 1 },
  getOccupations: read(256),
  getOccupationsFile: read(256),
  listDrafts: read(2),
  getDraft: read(160),
  putDraft: { rows: 1, copies: 1, partKb: 128, mostStored: 100, answerKb: 1 },
  deleteDraft: { rows: 0, answerKb: 1 },
  resume: { rows: 5, mails: 1, copies: 1, partKb: 128, answerKb: 160 },
  sendContactRequest: { rows: 5, mails: 2, copies: 1, answerKb: 1 },
  requestAppointment: { rows: 5, mails: 2, copies: 1, answerKb: 1 },
  listClaims: read(64),
  sendDeathClaimCode: code,
  lodgeDeathClaim: { rows: 4, mails: 2, copies: 1, answerKb: 1 },
  lodgeClaim: { rows: 4, mails: 1, copies: 1, madeKb: 2, answerKb: 8 },
  saveClaimBank: { rows: 2, mails: 1, copies: 1, answerKb: 4 },
  putClaimFile: { rows: 3, files: 'customers', answerKb: 8 },
  deleteClaimFile: { rows: 0, answerKb: 8 },
  describeUploads: read(1),
  createUpload: { rows: 3, files: 'customers', answerKb: 1 },
  readUpload: read(1),
  // A row for 256 KB of what `createUpload` has counted.
  sendUploadPiece: { rows: 1, files: 'customers', answerKb: 1 },
  deleteUpload: { rows: 0, answerKb: 1 },
  listIdentityChecks: read(8),
  requestIdentityCheck: { rows: 3, mails: 1, copies: 1, answerKb: 2 },
  putIdentityFile: { rows: 3, files: 'customers', answerKb: 1 },
  deleteIdentityFile: { rows: 0, answerKb: 1 },
  sendIdentityCheckLink: { rows: 4, mails: 1, answerKb: 1 },
  reportViolation: { rows: 0, answerKb: 1 },
  getHealth: read(1),
  getReadiness: read(1),
}

/** Measured by another test, since they stream or carry files. */
export const MEASURING_TESTS: Readonly<Record<string, string>> = {
  putTransferFile: 'worstFiles.slow.test.ts',
  getTransferFile: 'worstFiles.slow.test.ts',
  deleteTransferFile: 'transferFiles.slow.test.ts',
  putInsurabilityFile: 'insurabilityFiles.slow.test.ts',
  putIdentityFile: 'identityChecks.test.ts',
  deleteIdentityFile: 'identityChecks.test.ts',
  putClaimFile: 'worstFiles.slow.test.ts',
  deleteClaimFile: 'claimFiles.test.ts',
  describeUploads: 'uploads.slow.test.ts',
  createUpload: 'uploads.slow.test.ts',
  readUpload: 'uploads.slow.test.ts',
  sendUploadPiece: 'uploads.slow.test.ts',
  deleteUpload: 'uploads.slow.test.ts',
}
