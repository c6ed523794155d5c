import { defineQuoteStep } from '#quote/rules'

export const criticalIllnessCover = defineQuoteStep({
  id: 'critical-illness-cover',
  label: 'Critical illness',
  model: () => import('./model.ts'),
})
