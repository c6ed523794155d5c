import type { CoverExplanation } from '../explanations/CoverExplanation.ts'

export const tpdExplanation: CoverExplanation = {
  id: 'tpd-cover',
  name: 'Total and permanent disability cover',
  summary: 'A lump sum if you’re unlikely ever to work again. TPD for short.',
  pays: 'One lump sum.',
  when: 'When illness or injury leaves you unlikely ever to work again, in your own occupation or in any occupation that suits you, depending on your policy. Usually there’s a wait of three to six months first.',
  use: 'Clearing debts, modifying the home, care and rehabilitation, income for later years.',
  notCovered: 'A disability you’re expected to recover from. Income protection is for that.',
}
