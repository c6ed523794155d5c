import type { CoverKind } from '@coverkit/core'

interface DocumentedCover {
  readonly name: string
  /** The benefit, as the product disclosure statement says it. */
  readonly pays: string
  /** The customers that it likely suits. */
  readonly suits: string
}

/** The words for each cover in documents that the backend makes. */
export const DOCUMENTED_COVERS: Readonly<Record<CoverKind, DocumentedCover>> = {
  life: {
    name: 'Life cover',
    pays: 'One payment when you die, or when two doctors certify that you have a terminal illness and are likely to live 12 months or less.',
    suits: 'People whose death would leave someone short of money: a partner, children, or a lender.',
  },
  tpd: {
    name: 'TPD cover',
    pays: 'One payment if illness or injury means you’re unlikely ever to work again, as your schedule defines it.',
    suits:
      'People who rely on their earnings and couldn’t cover debts and care if they could no longer work.',
  },
  criticalIllness: {
    name: 'Critical illness cover',
    pays: 'One payment when you’re diagnosed with a condition on our list, at the stage the list describes.',
    suits:
      'People who would need money for treatment, time off or changes at home after a serious diagnosis.',
  },
  incomeProtection: {
    name: 'Income protection',
    pays: 'A payment each month while illness or injury stops you earning, after the waiting period and up to the end of the benefit period.',
    suits: 'People who earn a wage or run a business and would run out of savings within months.',
  },
}
