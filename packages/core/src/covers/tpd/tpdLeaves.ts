import type { LeavesOf } from '../CoverLeaves.ts'

export const tpdLeaves: LeavesOf<'tpd'> = {
  // The parts are what the link and the parent's amount make of the total: they come back together.
  amounts: ['amountStandalone', 'amountLinked'],
  besides: ['tpdLinkTo'],
  terms: {
    link: 'tpdLinkTo',
    linkedAmount: 'amountLinked',
    occupationType: 'occupationType',
    extras: 'extras',
    owner: 'tpdOwner',
  },
}
