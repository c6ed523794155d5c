import { defineQuoteStep } from '#quote/rules'

export const selectCovers = defineQuoteStep({
  id: 'select-covers',
  label: 'Covers',
  model: () => import('./model.ts'),
})
