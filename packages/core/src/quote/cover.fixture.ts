import { eachGroup } from '../covers/eachGroup.ts'
import type { CoverGroup, CoverGroups } from '../covers/groups.ts'
import type { CoverKind } from '../covers/kinds.ts'
import { emptyQuote } from './emptyQuote.ts'
import type { Change, ClientQuote } from './types.ts'

type Overrides = { readonly [Key in keyof ClientQuote]?: Partial<ClientQuote[Key]> | ClientQuote[Key] }

/** A quote for tests: the defaults, a selection, and whatever groups say otherwise. */
export function quoteWith(selectedCovers: CoverKind[], overrides: Overrides = {}): ClientQuote {
  const empty = emptyQuote()
  const part = <Group extends CoverGroup>(group: Group): CoverGroups[Group] => ({
    ...empty[group],
    ...overrides[group],
  })
  return {
    personalDetails: { ...empty.personalDetails, ...overrides.personalDetails },
    premiumType: 'stepped',
    paymentFrequency: 'monthly',
    covers: { ...empty.covers, selectedCovers, ...overrides.covers },
    ...eachGroup(part),
  }
}

/** Life 500,000 with TPD linked 500,000 and 250,000 standalone, own occupation and both extras. */
export function linkedToLife(): ClientQuote {
  return quoteWith(['life', 'tpd'], {
    lifeCover: { amount: 500_000 },
    tpdCover: {
      tpdLinkTo: 'life',
      amountLinked: 500_000,
      amountStandalone: 250_000,
      occupationType: 'own',
      extras: ['lifeBuyBack', 'doubleTpd'],
    },
  })
}

/** Critical illness 300,000 with TPD linked 300,000 and 100,000 standalone. */
export function linkedToCriticalIllness(): ClientQuote {
  return quoteWith(['tpd', 'criticalIllness'], {
    tpdCover: { tpdLinkTo: 'criticalIllness', amountLinked: 300_000, amountStandalone: 100_000 },
    criticalIllnessCover: { amount: 300_000 },
  })
}

/** The reason of each changed field. */
export function reasons(changes: readonly Change[]): Record<string, string> {
  return Object.fromEntries(changes.map(({ field, reason }) => [field, reason]))
}
