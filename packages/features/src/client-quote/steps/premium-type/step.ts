import { defineQuoteStep } from '#quote/rules'

export const premiumType = defineQuoteStep({
  id: 'premium-type',
  label: 'Premium',
  model: () => import('./model.ts'),
})
