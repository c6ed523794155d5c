import { defineQuoteStep } from '#quote/rules'

export const getQuote = defineQuoteStep({
  id: 'get-quote',
  label: 'Get quotes',
  model: () => import('./model.ts'),
})
