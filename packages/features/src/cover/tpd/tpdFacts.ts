import type { CoverFacts } from '../facts/CoverFacts.ts'

export const tpdFacts: CoverFacts = {
  pays: 'A lump sum to you, if an illness or injury means you’re unlikely ever to work again.',
  use: 'clear debts, modify the home and pay for care.',
  notCovered: 'an illness or injury you’re expected to recover from.',
}
