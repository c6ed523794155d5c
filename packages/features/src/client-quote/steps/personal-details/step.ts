import { defineQuoteStep } from '#quote/rules'

export const personalDetails = defineQuoteStep({
  id: 'personal-details',
  label: 'About you',
  model: () => import('./model.ts'),
})
