/** The first word of the key of each query. */
export const queryKeys = {
  occupations: 'occupations',
  savedQuotes: 'saved-quotes',
  resumedDraft: 'resumed-draft',
  insurerAnswer: 'insurer-answer',
  profile: 'profile',
  supplierDocuments: 'supplier-documents',
} as const
