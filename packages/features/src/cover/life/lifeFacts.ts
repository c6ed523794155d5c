import type { CoverFacts } from '../facts/CoverFacts.ts'

export const lifeFacts: CoverFacts = {
  pays: 'A lump sum if you die or become terminally ill.',
  use: 'pay out the home loan and keep the family going.',
  notCovered: 'usually suicide in the first 13 months.',
}
