import {
  BENEFIT_PERIODS,
  type BenefitPeriod,
  WAITING_PERIODS,
  type WaitingPeriod,
} from '../covers/income-protection/incomeProtectionCover.ts'
import { byName } from '../fields/byName.ts'
import { defineFields } from '../fields/defineFields.ts'
import { choice, choices, inGroup, money, option, stored, wholeNumber, yesNo } from '../fields/kinds.ts'
import { HIGHEST_DOLLARS } from '../fields/parseMoney.ts'
import { AGE_UNIT, CUSTOMER_AGES } from '../fields/parseWholeNumber.ts'
import * as read from '../fields/read.ts'
import { debtKindsFor } from './debtKindsFor.ts'
import { MAXIMUM_CHILDREN } from './dependentChildren.ts'
import {
  ASSET_KINDS,
  type AssetKind,
  DEBT_KINDS,
  type DebtKind,
  NEEDS_COVERS,
  type NeedsCover,
  PROPERTY_STATUSES,
  type PropertyStatus,
  SCHOOLINGS,
} from './types.ts'

type Dependants = { readonly dependents: boolean | null }
type Children = Dependants & { readonly numberOfDependents: number | null }
type Home = { readonly propertyStatus: PropertyStatus }
type Sale = { readonly homeSale: boolean | null }
type Assets = { readonly selectedAssets: readonly AssetKind[] }
type Debts = Home & { readonly selectedDebts: readonly DebtKind[] }
type Covers = { readonly selectedCovers: readonly NeedsCover[] }

const childrenOf = ({ dependents, numberOfDependents }: Children): number =>
  dependents ? (numberOfDependents ?? 0) : 0

const hasIncomeProtection = ({ selectedCovers }: Covers) => selectedCovers.includes('incomeProtectionCover')

const CHILD_AGE = { min: 0, max: 24, unit: AGE_UNIT }
const childAge = read.nullable(read.number(CHILD_AGE.min, CHILD_AGE.max))
const dollars = read.nullable(read.number(0, HIGHEST_DOLLARS))

/** Figures that no control has: those that `completeCalculatorInput` fills. */
const filled = {
  youngestAge: stored<number | null>(childAge, null),
  dependentAges: stored<readonly (number | null)[]>(
    read.withDefault(read.list(childAge, MAXIMUM_CHILDREN), []),
    [],
  ),
  assetsAmt: stored<number | null>(read.nullable(read.number(0, HIGHEST_DOLLARS * ASSET_KINDS.length)), null),
  super: stored<number | null>(dollars, null),
  debtsAmt: stored<number | null>(read.nullable(read.number(0, HIGHEST_DOLLARS * DEBT_KINDS.length)), null),
  calculatedBenefitPeriod: stored<BenefitPeriod | null>(read.nullable(read.choice(BENEFIT_PERIODS)), null),
  calculatedWaitingPeriod: stored<WaitingPeriod | null>(read.nullable(read.choice(WAITING_PERIODS)), null),
}

const answers = {
  /** At the last birthday. */
  age: wholeNumber({ required: true, ...CUSTOMER_AGES, unit: AGE_UNIT }),
  annualSalary: money({ required: true, isYearly: true }),
  dependents: yesNo({ required: true }),
  numberOfDependents: wholeNumber({
    includedWhen: ({ dependents }: Dependants) => dependents === true,
    required: true,
    min: 0,
    max: MAXIMUM_CHILDREN,
  }),
  schoolingPreference: choice(SCHOOLINGS, {
    includedWhen: (input: Children) => childrenOf(input) > 0,
    required: true,
  }),
  propertyStatus: option('owner', PROPERTY_STATUSES, {}),
  /** May stay blank where it would not be counted. */
  homeValue: money({
    includedWhen: ({ propertyStatus }: Home) => propertyStatus === 'owner',
    required: ({ homeSale }: Sale) => homeSale === true,
  }),
  homeSale: yesNo({ includedWhen: ({ propertyStatus }: Home) => propertyStatus === 'owner', required: true }),
  selectedAssets: choices(ASSET_KINDS, {}),
  ...inGroup(
    'assets',
    byName(ASSET_KINDS, (kind) =>
      money({
        includedWhen: ({ selectedAssets }: Assets) => selectedAssets.includes(kind),
        required: true,
      }),
    ),
  ),
  selectedDebts: choices(DEBT_KINDS, {}),
  ...inGroup(
    'debts',
    byName(DEBT_KINDS, (kind) =>
      money({
        includedWhen: ({ propertyStatus, selectedDebts }: Debts) =>
          selectedDebts.includes(kind) && debtKindsFor(propertyStatus).includes(kind),
        required: true,
      }),
    ),
  ),
  selectedCovers: choices(NEEDS_COVERS, {}),
  ...inGroup(
    'covers',
    byName(NEEDS_COVERS, (kind) =>
      money({
        includedWhen: ({ selectedCovers }: Covers) => selectedCovers.includes(kind),
        required: true,
      }),
    ),
  ),
  existingBenefitPeriod: choice(BENEFIT_PERIODS, { includedWhen: hasIncomeProtection }),
  existingWaitingPeriod: choice(WAITING_PERIODS, { includedWhen: hasIncomeProtection }),
}

/** The calculator's form as it is stored. */
export const calculatorFields = defineFields<unknown>()({ ...answers, ...filled })

/** The fields for the ages of the children, in their order. */
export const CHILD_FIELDS = ['childAge1', 'childAge2', 'childAge3', 'childAge4', 'childAge5'] as const

/** The calculator's form as it is asked: each child's age has a field. */
export const calculatorForm = defineFields<unknown>()({
  ...answers,
  ...filled,
  ...byName(CHILD_FIELDS, (name) =>
    wholeNumber({
      ...CHILD_AGE,
      includedWhen: (input: Children) => CHILD_FIELDS.indexOf(name) < childrenOf(input),
      required: true,
    }),
  ),
})
