import { defineQuoteStep } from '#quote/rules'

export const incomeProtectionCover = defineQuoteStep({
  id: 'income-protection-cover',
  label: 'Income protection',
  model: () => import('./model.ts'),
})
