import {
  type Assumptions,
  byName,
  type CalculatorInput,
  NEEDS_COVERS,
  type Needs,
  type NeedsCover,
  salaryTaxes,
  type Tracking,
} from '@coverkit/core'
import type { SaveCalculationRequest } from './generated/schema.ts'

/** Data that a save adds to the calculation. */
export interface CalculationContext {
  /** Whether to mail the result to `contactEmail`. */
  readonly isEmail: boolean
  /** The brand whose message the mail is; left out, the one of the site that sends. */
  readonly accountName?: string
  /** Null and blank are both sent as null. */
  readonly name?: string | null
  /** Where the result is mailed to; checked by the backend only. */
  readonly contactEmail?: string | null
  /** Sent when the visitor changed them. */
  readonly assumptions?: Assumptions
  /** Makes a repeated save the same one; sent as null where it is absent. */
  readonly tracking?: Tracking
}

/** Zero and blank are both sent as null. */
const amount = (value: number | null | undefined) => value || null
const text = (value: string | null | undefined) => value?.trim() || null

function chosen<Key extends string>(
  keys: readonly Key[],
  amounts: Readonly<Partial<Record<Key, number | null>>>,
) {
  return (key: Key) => (keys.includes(key) ? amount(amounts[key]) : null)
}

const total = (...parts: readonly (number | null)[]) =>
  amount(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0))

function assets(input: CalculatorInput): SaveCalculationRequest['assets'] {
  const of = chosen(input.selectedAssets, input.assets)
  const owned = {
    property: of('property'),
    investments: of('investments'),
    savings: of('savings'),
    super: of('super'),
  }
  const isOwner = input.propertyStatus === 'owner'
  return {
    ...owned,
    propertyStatus: input.propertyStatus,
    homeValue: isOwner ? amount(input.homeValue) : null,
    homeSale: isOwner ? input.homeSale : null,
    total: total(...Object.values(owned)),
  }
}

function debts(input: CalculatorInput): SaveCalculationRequest['debts'] {
  const of = chosen(input.selectedDebts, input.debts)
  const pending = {
    familyHomeMortgage: of('familyHomeMortgage'),
    investmentPropertyMortgage: of('investmentPropertyMortgage'),
    investmentLoans: of('investmentLoans'),
    personalLoans: of('personalLoans'),
    creditCards: of('creditCards'),
  }
  return { ...pending, monthlyRent: of('monthlyRent'), total: total(...Object.values(pending)) }
}

function existingCovers(input: CalculatorInput): SaveCalculationRequest['existingCovers'] {
  const of = chosen<NeedsCover>(input.selectedCovers, input.covers)
  const hasIncomeProtection = input.selectedCovers.includes('incomeProtectionCover')
  return {
    ...byName(NEEDS_COVERS, of),
    waitingPeriod: hasIncomeProtection ? input.existingWaitingPeriod : null,
    benefitPeriod: hasIncomeProtection ? input.existingBenefitPeriod : null,
  }
}

const childrenOf = (needs: Needs) => needs.factors.children.map((child) => ({ ...child }))

/**
 * The calculator's form and its result as the body of `savecalculatecoverform`. Only ticked amounts are sent; blank and
 * zero are null. Before there is a result `needs` is null, and so are `kidDetails` and `lifeCalculation`.
 */
export function calculationRequest(
  input: CalculatorInput,
  needs: Needs | null,
  context: CalculationContext,
): SaveCalculationRequest {
  return {
    kidDetails: needs ? childrenOf(needs) : null,
    assets: assets(input),
    debts: debts(input),
    existingCovers: existingCovers(input),
    lifeCalculation: needs && {
      ...needs,
      factors: { ...needs.factors, children: childrenOf(needs) },
    },
    isEmail: context.isEmail,
    name: text(context.name),
    age: input.age,
    contactEmail: text(context.contactEmail),
    salaryTaxes: input.annualSalary ? salaryTaxes(input.annualSalary) : null,
    education: input.schoolingPreference,
    tracking: context.tracking ?? null,
    ...(context.accountName !== undefined && { accountName: context.accountName }),
    ...(context.assumptions && { assumptions: context.assumptions }),
  }
}
