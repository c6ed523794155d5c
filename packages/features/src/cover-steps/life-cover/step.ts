import { defineQuoteStep } from '#quote/rules'

export const lifeCover = defineQuoteStep({
  id: 'life-cover',
  label: 'Life',
  model: () => import('./model.ts'),
})
