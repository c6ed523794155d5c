/** The first word of the key of each query. */
export const queryKeys = {
  occupations: 'occupations',
  savedQuotes: 'saved-quotes',
  resumedDraft: 'resumed-draft',
  insurerAnswer: 'insurer-answer',
  profile: 'profile',
  supplierDocuments: 'supplier-documents',
  submittedApplication: 'submitted-application',
  applications: 'applications',
  newPrice: 'new-price',
  secondHolder: 'second-holder',
  beneficiaries: 'beneficiaries',
  transferPolicies: 'transfer-policies',
  submittedTransfer: 'submitted-transfer',
  accountTransfers: 'account-transfers',
} as const
