import { type CalculatorInput, DEBT_KINDS } from '@coverkit/core'
import type { Policy } from '@coverkit/core/policies'

/** A fact that a customer may want to look at again; the words are elsewhere. */
export type Prompt =
  | { readonly kind: 'age'; readonly before: number; readonly now: number }
  | { readonly kind: 'stepped'; readonly policies: number }
  | { readonly kind: 'benefitEnds'; readonly years: number }
  | { readonly kind: 'children'; readonly count: number; readonly youngest: number | null }
  | { readonly kind: 'noChildren' }
  | { readonly kind: 'debt'; readonly amount: number }
  | { readonly kind: 'noDebt' }
  | { readonly kind: 'income'; readonly insured: number; readonly entered: number }

interface Known {
  /** In force. */
  readonly policies: readonly Policy[]
  /** Input of the last calculation; null without one. */
  readonly input: CalculatorInput | null
  /** The customer's current age; null when it is unknown. */
  readonly age: number | null
}

const BENEFITS_END = 65
/** From here on the end of benefits is near enough to be mentioned. */
const NEAR_END_YEARS = 15
const DIFFERENT = 0.1

function ofPolicies({ policies, age }: Known): readonly Prompt[] {
  const stepped = policies.filter(({ premiumType }) => premiumType === 'stepped').length
  const years = age === null ? null : BENEFITS_END - age
  const endsAt65 = policies.some(({ covers }) =>
    covers.some((cover) => cover.kind === 'incomeProtection' && cover.benefitPeriod === '65'),
  )
  const isNear = years !== null && years > 0 && years <= NEAR_END_YEARS
  return [
    ...(stepped > 0 ? [{ kind: 'stepped', policies: stepped } as const] : []),
    ...(endsAt65 && isNear ? [{ kind: 'benefitEnds', years } as const] : []),
  ]
}

function childrenOf({ dependents, numberOfDependents, dependentAges }: CalculatorInput): Prompt {
  const count = dependents ? (numberOfDependents ?? 0) : 0
  if (count === 0) return { kind: 'noChildren' }
  const ages = dependentAges.slice(0, count).filter((age) => age !== null)
  return { kind: 'children', count, youngest: ages.length === 0 ? null : Math.min(...ages) }
}

/** The debts. Rent is an expense. */
function debtOf({ selectedDebts, debts }: CalculatorInput): Prompt {
  const amount = DEBT_KINDS.filter((kind) => kind !== 'monthlyRent' && selectedDebts.includes(kind)).reduce(
    (sum, kind) => sum + (debts[kind] ?? 0),
    0,
  )
  return amount > 0 ? { kind: 'debt', amount } : { kind: 'noDebt' }
}

function incomeOf({ annualSalary }: CalculatorInput, policies: readonly Policy[]): readonly Prompt[] {
  const insured = policies
    .flatMap(({ covers }) => covers)
    .flatMap((cover) => (cover.kind === 'incomeProtection' ? [cover.annualEarnings ?? 0] : []))
  const highest = Math.max(0, ...insured)
  if (highest === 0 || annualSalary === null) return []
  const isSame = Math.abs(annualSalary - highest) < highest * DIFFERENT
  return isSame ? [] : [{ kind: 'income', insured: highest, entered: annualSalary }]
}

/** Facts by age, children, debt and income, the ones about age first. */
export function reviewPrompts(known: Known): readonly Prompt[] {
  const { input, age, policies } = known
  if (input === null) return ofPolicies(known)
  const isOlder = age !== null && input.age !== null && input.age !== age
  return [
    ...(isOlder ? [{ kind: 'age', before: input.age, now: age } as const] : []),
    ...ofPolicies(known),
    childrenOf(input),
    debtOf(input),
    ...incomeOf(input, policies),
  ]
}

/** The customer's age by the policies that insure them; null where no record has it. */
export function ageOf(policies: readonly Policy[], ageOn: (dateOfBirth: string) => number): number | null {
  const [born] = policies.flatMap(({ insured }) =>
    insured.dateOfBirth === null ? [] : [insured.dateOfBirth],
  )
  return born === undefined ? null : ageOn(born)
}
