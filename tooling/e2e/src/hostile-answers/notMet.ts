const NO_CHANGE = 'this visit changes no cover; React writes its texts, as everywhere'
const NO_SCREEN = 'no screen asks for it yet'
const IN_CASE = 'its answer is the page as getInCasePage has it, which this visit meets'
export const TRANSFER = 'met by the visit of a transfer, in threat-transfer.spec.ts'
export const SUBMITTED = 'met by the visit of a submitted application, below'
/** Operations with free texts that the visit of quotes and the account does not call, with the reason. */
export const NOT_MET: Readonly<Record<string, string>> = {
  changeCover: NO_CHANGE,
  closeAccount: 'its answer is not shown; that of getClosing is, which this visit meets',
  confirmClaim: 'its answer is not shown; the list of applications is, which this visit meets',
  confirmCopy: SUBMITTED,
  confirmSignature: SUBMITTED,
  confirmTransferClaim: 'its answer is not shown; the list of transfers is, which this visit meets',
  confirmTrustedLink: IN_CASE,
  exportMyData: 'a file that is downloaded; nothing of it is on a page',
  getApplication: SUBMITTED,
  getDisclosures: NO_SCREEN,
  getGuaranteedInsurability: 'its texts are numbers of products and policies, which its page does not show',
  getOccupations: 'asked only where the list of the CDN fails; the same list',
  getReceipt: 'a file that is downloaded; nothing of it is on a page',
  getSecondPolicyHolder: NO_SCREEN,
  getSecondReceipt: SUBMITTED,
  getSupplierDocuments: NO_SCREEN,
  getTransfer: TRANSFER,
  getUserByEmail: TRANSFER,
  getSupportNeeds: 'what the customer typed, in fields of a page of its own, which this visit does not open',
  getVendor:
    'its numbers and site are on the page for who is struggling to pay, which this visit does not open',
  googleLogin: 'tokens; a name in one is shown by the account, which this visit opens',
  listBeneficiaries: NO_SCREEN,
  lodgeClaim: 'its answer is the claim as listClaims has it, which this visit meets',
  openComparison: 'prices as compareQuotes has them, which this visit meets, on the same page as those',
  openSignature: SUBMITTED,
  openTrustedLink: 'its one free text is the address that openSignature has',
  previewPolicyChange: NO_CHANGE,
  renewSignature: 'needs a link that has expired; its one free text is the address that openSignature has',
  requestNomination: 'its answer is the request as listNominations has it, which this visit meets',
  requestIdentityCheck: 'its texts name fields, which the form has words for; any other is not shown',
  resume: 'answers of a form, which its own parsers read',
  saveApplication: NO_SCREEN,
  saveClaimBank: 'its answer is the claim as listClaims has it, which this visit meets',
  saveInCasePage: IN_CASE,
  saveTransfer: TRANSFER,
  sendComparison: 'its answer is a date, which the page writes as a day',
  sendIdentityCheckLink: 'its one free text is the address that sendSignatureLink has',
  sendSignatureLink: SUBMITTED,
  sendTransferSignatureLink: TRANSFER,
  sendTrustedLink: IN_CASE,
}

/** The operations that another visit must call, by its reason. */
export const promisedBy = (reason: string): readonly string[] =>
  Object.entries(NOT_MET).flatMap(([id, why]) => (why === reason ? [id] : []))
