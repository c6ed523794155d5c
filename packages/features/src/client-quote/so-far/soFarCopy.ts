import type { CoverKind } from '@coverkit/core'

/** The text of the list beside the steps. */
export const soFarCopy = {
  title: 'Your quote so far',
  /** Short, beside an amount. */
  names: {
    life: 'Life cover',
    tpd: 'TPD cover',
    criticalIllness: 'Critical illness',
    incomeProtection: 'Income protection',
  } satisfies Record<CoverKind, string>,
  amountNext: 'amount next',
  next: 'next',
  toCome: 'to come',
  notChosen: 'not chosen',
  here: 'this page',
}
