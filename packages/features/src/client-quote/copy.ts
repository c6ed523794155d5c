import type { QuoteStepId } from '../common/quote-draft/quoteAnswers.ts'

export const stepNames = {
  'select-covers': 'Covers',
  'life-cover': 'Life',
  'tpd-cover': 'TPD',
  'critical-illness-cover': 'Critical illness',
  'income-protection-cover': 'Income protection',
  'personal-details': 'About you',
  'premium-type': 'Premium',
  'get-quote': 'Get quotes',
} as const satisfies Record<QuoteStepId, string>

export const quoteCopy = {
  flow: 'Quote',
  yes: 'Yes',
  no: 'No',
} as const
