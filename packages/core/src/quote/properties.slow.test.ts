import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  CRITICAL_ILLNESS_EXTRAS,
  CRITICAL_ILLNESS_LINKS,
} from '../covers/critical-illness/criticalIllnessCover.ts'
import { INCOME_PROTECTION_OPTIONS } from '../covers/income-protection/incomeProtectionCover.ts'
import { COVER_KINDS } from '../covers/kinds.ts'
import { OWNERS } from '../covers/terms.ts'
import { TPD_EXTRAS, TPD_LINKS } from '../covers/tpd/tpdCover.ts'
import { anyQuote, coverDollars, requestedDollars, savableQuote } from '../testing/index.ts'
import { applyAgeRule } from './applyAgeRule.ts'
import { applyAllRules } from './applyAllRules.ts'
import { applyOccupationRules } from './applyOccupationRules.ts'
import { linkCriticalIllness } from './linkCriticalIllness.ts'
import { linkTpd } from './linkTpd.ts'
import { quoteFromSaved } from './quoteFromSaved.ts'
import { quoteRequest } from './quoteRequest.ts'
import { runRule } from './runRule.ts'
import { selectCovers } from './selectCovers.ts'
import { setCoverAmount } from './setCoverAmount.ts'
import { setEarnings } from './setEarnings.ts'
import { setExtras } from './setExtras.ts'
import { payThroughSuper, setOwner } from './setOwner.ts'
import type { ClientQuote, RuleResult } from './types.ts'

type Rule = (quote: ClientQuote) => RuleResult
interface NamedRule {
  readonly name: string
  readonly rule: Rule
}

const kind = fc.constantFrom(...COVER_KINDS)
const extras = fc.oneof(
  fc.subarray([...TPD_EXTRAS]).map(
    (list): Rule =>
      (quote) =>
        setExtras(quote, 'tpd', list),
  ),
  fc.subarray([...CRITICAL_ILLNESS_EXTRAS]).map(
    (list): Rule =>
      (quote) =>
        setExtras(quote, 'criticalIllness', list),
  ),
  fc.subarray([...INCOME_PROTECTION_OPTIONS]).map(
    (list): Rule =>
      (quote) =>
        setExtras(quote, 'incomeProtection', list),
  ),
)

function named(name: string, rules: fc.Arbitrary<Rule>): fc.Arbitrary<NamedRule> {
  return rules.map((rule) => ({ name, rule }))
}

const linking = fc.oneof(
  named(
    'linkTpd',
    fc.constantFrom(...TPD_LINKS).map((to) => (quote) => linkTpd(quote, to)),
  ),
  named(
    'linkCriticalIllness',
    fc.constantFrom(...CRITICAL_ILLNESS_LINKS).map((to) => (quote) => linkCriticalIllness(quote, to)),
  ),
  named(
    'setOwner',
    fc.tuple(kind, fc.constantFrom(...OWNERS)).map(
      ([cover, owner]) =>
        (quote) =>
          setOwner(quote, cover, owner),
    ),
  ),
  named(
    'payThroughSuper',
    fc
      .constantFrom('true' as const, 'false' as const)
      .map((answer) => (quote) => payThroughSuper(quote, answer)),
  ),
  named('setExtras', extras),
  named(
    'settling alone',
    fc.constant((quote) => runRule(quote, () => {})),
  ),
)

const lowering = fc.oneof(
  linking,
  named(
    'selectCovers',
    fc.array(kind, { maxLength: 8 }).map((kinds) => (quote) => selectCovers(quote, kinds)),
  ),
  named('applyAgeRule', fc.constant(applyAgeRule)),
  named('applyOccupationRules', fc.constant(applyOccupationRules)),
  named('applyAllRules', fc.constant(applyAllRules)),
)

const anyRule = fc.oneof(
  { weight: 4, arbitrary: lowering },
  {
    weight: 1,
    arbitrary: named(
      'setCoverAmount',
      fc.tuple(kind, requestedDollars).map(
        ([cover, requested]) =>
          (quote) =>
            setCoverAmount(quote, cover, requested),
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: named(
      'setEarnings',
      fc
        .record({
          annualEarnings: requestedDollars,
          incomeReplacement: fc.integer({ min: 0, max: 100 }),
          typed: fc.boolean(),
        })
        .map(
          ({ typed: input, ...earnings }) =>
            (quote) =>
              setEarnings(quote, earnings, { benefitEntered: input }),
        ),
    ),
  },
)

function leaves(quote: ClientQuote): Map<string, unknown> {
  const flat = new Map<string, unknown>()
  for (const [group, value] of Object.entries(quote)) {
    if (typeof value !== 'object' || value === null) flat.set(group, value)
    else for (const [leaf, item] of Object.entries(value)) flat.set(`${group}.${leaf}`, item)
  }
  return flat
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze)
  return value
}

const sorted = (list: readonly object[]) => list.map((each) => JSON.stringify(each)).toSorted()

function total({ tpdCover }: ClientQuote): number {
  return (tpdCover.amountLinked ?? 0) + (tpdCover.amountStandalone ?? 0)
}

function amounts(quote: ClientQuote): number[] {
  const { lifeCover, criticalIllnessCover, incomeProtectionCover } = quote
  return [
    lifeCover.amount ?? 0,
    total(quote),
    criticalIllnessCover.amount ?? 0,
    incomeProtectionCover.monthlyBenefit ?? 0,
  ]
}

/** The rules of links that do not hold. */
function brokenLinks({ covers, lifeCover, tpdCover, criticalIllnessCover }: ClientQuote): string[] {
  const selected = covers.selectedCovers
  const life = selected.includes('life') ? (lifeCover.amount ?? 0) : 0
  const illness = selected.includes('criticalIllness') ? (criticalIllnessCover.amount ?? 0) : 0
  const { tpdLinkTo: to, tpdOwner, amountLinked, extras } = tpdCover
  const { criticalIllnessLinkTo, amount, extras: illnessExtras } = criticalIllnessCover
  const parent = to === 'life' ? life : illness
  const isIllnessLinked = criticalIllnessLinkTo === 'life'
  const rules = {
    'TPD on its own has no linked amount': to !== 'standalone' || amountLinked === null,
    'TPD is linked to a cover that is there': to === 'standalone' || parent > 0,
    'TPD is at most what it is linked to': to === 'standalone' || (amountLinked ?? 0) <= parent,
    'TPD has extras with life alone': to === 'life' || extras.length === 0,
    'TPD with critical illness is not in super': to !== 'criticalIllness' || tpdOwner !== 'S',
    'critical illness with TPD is on its own':
      to !== 'criticalIllness' || criticalIllnessLinkTo === 'standalone',
    'critical illness is linked to life that is there': !isIllnessLinked || life > 0,
    'critical illness is at most the life it is linked to': !isIllnessLinked || (amount ?? 0) <= life,
    'life is bought back only where it is linked': isIllnessLinked || !illnessExtras.includes('lifeBuyBack'),
  }
  return Object.entries(rules).flatMap(([rule, isMet]) => (isMet ? [] : [rule]))
}

const runs = { numRuns: 2_000 }

describe('every rule, for every quote', () => {
  test.prop([anyQuote, anyRule], runs)('done twice changes nothing more', (quote, { rule }) => {
    const once = rule(quote).quote
    expect(rule(once)).toEqual({ quote: once, changes: [] })
  })

  test.prop([anyQuote, anyRule], runs)(
    'never touches its input and explains every difference',
    (quote, { rule }) => {
      const before = leaves(freeze(quote))
      const result = rule(quote)
      const after = leaves(result.quote)
      expect([...after.keys()]).toEqual([...before.keys()])
      const different = [...after].filter(
        ([field, to]) => to !== before.get(field) && JSON.stringify(to) !== JSON.stringify(before.get(field)),
      )
      const explained = result.changes.map(({ field, from, to }) => ({ field, from, to }))
      const expected = different.map(([field, to]) => ({ field, from: before.get(field), to }))
      expect(sorted(explained)).toEqual(sorted(expected))
      if (result.changes.length === 0) expect(result.quote).toBe(quote)
    },
  )

  test.prop([anyQuote, anyRule], runs)(
    'leaves links in order, and the covers in canonical order',
    (quote, { rule }) => {
      const { selectedCovers } = rule(quote).quote.covers
      expect(brokenLinks(rule(quote).quote)).toEqual([])
      expect(selectedCovers).toEqual(COVER_KINDS.filter((cover) => selectedCovers.includes(cover)))
    },
  )

  test.prop([anyQuote, lowering], runs)('that enters no amount raises none', (quote, { rule }) => {
    const before = amounts(quote)
    const raised = amounts(rule(quote).quote).filter((amount, index) => amount > (before[index] ?? 0))
    expect(raised).toEqual([])
  })

  test.prop([anyQuote, linking], runs)(
    'about links, owners and extras keeps the TPD total',
    (quote, { rule }) => {
      expect(total(rule(quote).quote)).toBe(total(quote))
    },
  )

  test.prop([anyQuote, kind, requestedDollars], runs)(
    'entering an amount is stable under entering what came out',
    (quote, cover, requested) => {
      const entered = setCoverAmount(quote, cover, requested).quote
      const [life, tpd, criticalIllness, incomeProtection] = amounts(entered)
      const stored = { life, tpd, criticalIllness, incomeProtection }[cover] ?? 0
      expect(setCoverAmount(entered, cover, stored).changes).toEqual([])
    },
  )
})

describe('after all rules', () => {
  test.prop([anyQuote], runs)('no income protection above 60', (quote) => {
    const { personalDetails, covers } = applyAllRules(quote).quote
    if ((personalDetails.age ?? 0) > 60) expect(covers.selectedCovers).not.toContain('incomeProtection')
  })

  test.prop([anyQuote], runs)('super holds no critical illness and no own occupation', (quote) => {
    const { criticalIllnessCover, tpdCover } = applyAllRules(quote).quote
    expect(criticalIllnessCover.criticalIllnessOwner).toBe('O')
    expect([tpdCover.tpdOwner, tpdCover.occupationType]).not.toEqual(['S', 'own'])
  })

  test.prop([anyQuote], runs)('each rule alone finds nothing to do', (quote) => {
    const settled = applyAllRules(quote).quote
    expect(applyAgeRule(settled).changes).toEqual([])
    expect(applyOccupationRules(settled).changes).toEqual([])
  })
})

describe('deselecting', () => {
  test.prop([anyQuote, fc.subarray([...COVER_KINDS])], runs)(
    'returns a cover to its defaults and leaves no orphan link',
    (quote, kinds) => {
      const { quote: after } = selectCovers(quote, kinds)
      if (!kinds.includes('life')) expect(after.lifeCover.amount).toBeNull()
      if (!kinds.includes('tpd')) expect(total(after)).toBe(0)
      if (!kinds.includes('incomeProtection')) expect(after.incomeProtectionCover.monthlyBenefit).toBeNull()
      expect(brokenLinks(after)).toEqual([])
    },
  )

  test.prop([anyQuote, fc.subarray([...COVER_KINDS]), coverDollars], runs)(
    'does not care about order and repeats',
    (quote, kinds) => {
      expect(selectCovers(quote, [...kinds].reverse().concat(kinds))).toEqual(selectCovers(quote, kinds))
    },
  )
})

describe('the wire', () => {
  test.prop([savableQuote], runs)('carries a quote there and back without loss', (quote) => {
    const sent = JSON.parse(JSON.stringify(quoteRequest(quote, { accountName: 'example' })))
    expect(quoteFromSaved(sent)).toEqual(quote)
  })

  test.prop([savableQuote], runs)('asks the same again from what came back', (quote) => {
    const request = quoteRequest(quote, { accountName: 'example' })
    const again = quoteRequest(quoteFromSaved(request), { accountName: 'example' })
    expect(again).toEqual(request)
  })
})
