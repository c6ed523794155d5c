import { defineQuoteStep } from '#quote/rules'

export const tpdCover = defineQuoteStep({
  id: 'tpd-cover',
  label: 'TPD',
  model: () => import('./model.ts'),
})
