/** A row of the guide's tables: a test compares them. */
interface OperationsCost {
  readonly visitorsCan: string
  /** Operations of ours. */
  readonly operations: readonly string[]
  readonly without: string
}

/** The site's behaviour without operations that are marked as extensions. */
export const OPERATION_COSTS: readonly OperationsCost[] = [
  {
    visitorsCan: 'see what the next years cost, compare side by side',
    operations: ['projectPremiums'],
    without: 'prices stand; the rows say “We couldn’t work out ten years”, with one Try again',
  },
  {
    visitorsCan: 'email a comparison, and open it elsewhere',
    operations: ['sendComparison', 'openComparison'],
    without: "sending says that the server couldn't be reached; nothing is kept",
  },
  {
    visitorsCan: 'read a submitted application, its receipt, sign as second holder',
    operations: ['getApplication', 'getReceipt', 'openSignature'],
    without: 'not available, and not offered on the last page',
  },
  {
    visitorsCan: 'transfer a policy',
    operations: ['getTransfer'],
    without: "to the end, which says “We have your transfer”; how far it is can't be seen (getTransfer)",
  },
  {
    visitorsCan: 'sign in, see their policies',
    operations: [
      'listApplications',
      'listTransfers',
      'listPolicyChanges',
      'listSavedQuotes',
      'listIdentityChecks',
      'getClosing',
    ],
    without:
      'policies and premiums show. Lists that the backend lacks (applications, transfers, claims, changes, saved quotes, drafts) are left out of the account; the identity check says whom to call',
  },
  {
    visitorsCan: 'change cover',
    operations: ['previewPolicyChange'],
    without:
      'to the end, without a price: “The insurer will tell you your new premium. We can’t show it here.”',
  },
  {
    visitorsCan: 'see and change who is named on a policy',
    operations: ['listNominations', 'requestNomination'],
    without: 'left out of the account',
  },
  {
    visitorsCan: 'leave a page for when something happens to them, and share it with a trusted person',
    operations: ['getInCasePage', 'getInCaseDocument', 'sendTrustedLink'],
    without: 'the page says whom to call; nothing is shared',
  },
  {
    visitorsCan: 'claim for someone who has died, without an account',
    operations: ['sendDeathClaimCode', 'lodgeDeathClaim'],
    without: 'the form shows; nothing takes it, and it names your phone number',
  },
  {
    visitorsCan: 'say once what helps in dealing with them',
    operations: ['getSupportNeeds', 'saveSupportNeeds'],
    without: 'the page for it says that it can’t be shown, and to call',
  },
  {
    visitorsCan: 'claim',
    operations: ['lodgeClaim', 'listClaims', 'createUpload'],
    without: 'the form opens and can be filled in, but there is nothing that takes it',
  },
  {
    visitorsCan: 'ask to be contacted, book a time',
    operations: ['sendContactRequest', 'requestAppointment'],
    without:
      'the form shows; sending says “Your message wasn’t sent”, keeps what was written and names your phone number',
  },
  {
    visitorsCan: 'go on on another device',
    operations: ['listDrafts', 'resume'],
    without: 'answers stay on the device',
  },
]

interface FieldsCost {
  readonly operation: string
  /** None: every marked field. */
  readonly fields: readonly string[]
  readonly without: string
}

/** The site's behaviour without fields that are marked as extensions. Partial saves do not have theirs yet. */
export const FIELD_COSTS: readonly FieldsCost[] = [
  {
    operation: 'getSupplierDocuments',
    fields: ['type', 'version', 'date', 'size', 'supplierName'],
    without: 'name and link. The type is read from the name; the record says “not stated” and the day',
  },
  { operation: 'listPolicies', fields: [], without: "left out of the policy's card" },
  {
    operation: 'getVendor',
    fields: ['phone', 'hardshipPhone', 'email', 'claimsAddress'],
    without: 'its name',
  },
  {
    operation: 'listTransferPolicies',
    fields: ['stage', 'expectedOn', 'rowId'],
    without: 'only that it is on file',
  },
  {
    operation: 'getGuaranteedInsurability',
    fields: ['reasons', 'covers'],
    without: 'a sentence with your phone number',
  },
  { operation: 'getOccupations', fields: ['words'], without: 'the title alone does' },
]
