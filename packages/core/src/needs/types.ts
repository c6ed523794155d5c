import { groupOf } from '../covers/groupOf.ts'
import type { CoverGroup } from '../covers/groups.ts'
import type { BenefitPeriod, WaitingPeriod } from '../covers/income-protection/incomeProtectionCover.ts'
import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'

/** Where the visitor lives: a home they own, one they rent, or neither. */
export const PROPERTY_STATUSES = ['owner', 'renter', 'other'] as const
/** Where the visitor lives. */
export type PropertyStatus = (typeof PROPERTY_STATUSES)[number]

/** The schooling whose costs are counted. */
export const SCHOOLINGS = ['public', 'private'] as const
/** The schooling whose costs are counted. */
export type Schooling = (typeof SCHOOLINGS)[number]

/** Kinds of the visitor's assets; `property` is investment property. */
export const ASSET_KINDS = ['property', 'investments', 'savings', 'super'] as const
/** Something the visitor owns. */
export type AssetKind = (typeof ASSET_KINDS)[number]

/** Kinds of the visitor's debts and rent; all are balances except the rent, which is dollars a month. */
export const DEBT_KINDS = [
  'familyHomeMortgage',
  'monthlyRent',
  'investmentPropertyMortgage',
  'investmentLoans',
  'personalLoans',
  'creditCards',
] as const
/** Something the visitor owes or pays. */
export type DebtKind = (typeof DEBT_KINDS)[number]

/** The covers of the calculator, by the names of its form. */
export const NEEDS_COVERS = COVER_KINDS.map(groupOf)
/** A cover of the calculator, by the name of its form. */
export type NeedsCover = CoverGroup

/** Dollars by option; a missing key is a blank. */
export type Amounts<Key extends string> = Readonly<Partial<Record<Key, number | null>>>

/** The calculator's form. Money is whole dollars, ages whole years; blanks are null. */
export interface CalculatorInput {
  /** At the last birthday. */
  readonly age: number | null
  /** Before tax. */
  readonly annualSalary: number | null
  /** Whether anyone relies on the income, a partner included. */
  readonly dependents: boolean | null
  readonly youngestAge: number | null
  /** Dependent children, at most 5. */
  readonly numberOfDependents: number | null
  /** Ages of the children, in the order entered; `youngestAge` replaces missing ones. */
  readonly dependentAges: readonly (number | null)[]
  /** Counts as public while null. */
  readonly schoolingPreference: Schooling | null
  readonly propertyStatus: PropertyStatus
  /** Whether the home would be sold; only then its value counts. */
  readonly homeSale: boolean | null
  readonly homeValue: number | null
  /** Sum of the ticked assets; filled by `completeCalculatorInput`. */
  readonly assetsAmt: number | null
  /** The ticked super balance; filled by `completeCalculatorInput`. */
  readonly super: number | null
  /** Sum of the ticked debts without rent; filled by `completeCalculatorInput`. */
  readonly debtsAmt: number | null
  readonly selectedAssets: readonly AssetKind[]
  /** Count only while ticked in `selectedAssets`. */
  readonly assets: Amounts<AssetKind>
  readonly selectedDebts: readonly DebtKind[]
  /** Count only while ticked in `selectedDebts`. */
  readonly debts: Amounts<DebtKind>
  readonly selectedCovers: readonly NeedsCover[]
  /** Cover held today; income protection is dollars a month. */
  readonly covers: Amounts<NeedsCover>
  /** Benefit period of the existing income protection. */
  readonly existingBenefitPeriod: BenefitPeriod | null
  /** Waiting period of the existing income protection. */
  readonly existingWaitingPeriod: WaitingPeriod | null
  /** Filled by `completeCalculatorInput`. */
  readonly calculatedBenefitPeriod: BenefitPeriod | null
  /** Filled by `completeCalculatorInput`. */
  readonly calculatedWaitingPeriod: WaitingPeriod | null
}

/** Assumptions of the calculator. Years are whole, costs whole dollars, the rest percent. */
export interface Assumptions {
  /** Years of income replaced, never past `retirementAge`. */
  readonly yearsToSupportLiving: number
  /** Ends at that birthday. */
  readonly supportChildrenToAge: number
  /** Part of the life need. */
  readonly funeralCosts: number
  /** Part of the TPD need. */
  readonly homeAlterationCosts: number
  /** Percent a year, net of tax and inflation. */
  readonly effectiveNetInterestRate: number
  /** Part of the TPD and critical illness needs. */
  readonly medicalExpenses: number
  /** Age past which no rent is counted. */
  readonly cappedSupportLife: number
  /** Share of the salary that the monthly benefit replaces. */
  readonly incomeProtection: number
  /** Age past which no salary is replaced. */
  readonly retirementAge: number
  /** Share of the home loan that is repaid. */
  readonly mortgageCoverage: number
  /** Years of rent, never past `cappedSupportLife`. */
  readonly rentSupportYears: number
  /** Share of the assets that is used up. */
  readonly assetCoverage: number
  /** Share of the debts beside the home loan that is repaid. */
  readonly debtCoverage: number
  /** Share of the salary that the lump sums replace. */
  readonly incomeReplacementRatio: number
}

/** A lump-sum need in dollars, and how it came about. */
export interface LumpSum<Part extends string = string> {
  readonly parts: Readonly<Record<Part, number>>
  /** The parts together. */
  readonly gross: number
  /** The part that assets pay; subtracted, and 0 or more. */
  readonly lessAssets: number
  /** The cover held today; taken off, and 0 or more. */
  readonly lessExisting: number
  /** The remainder before rounding; below 0 when there is no need. */
  readonly raw: number
  /** `raw` rounded to 1,000, half up; 0 at least. */
  readonly need: number
  /** The amount for a quote: the need, at most `CALCULATOR_QUOTE_MAXIMUM`. */
  readonly quoteAmount: number
  /** Whether the need is above `PRESELECT_ABOVE`. */
  readonly preselect: boolean
}

/** Parts of the life need. */
export type LifePart = 'funeral' | 'debts' | 'rent' | 'living' | 'children'
/** Parts of the TPD need. */
export type TpdPart = 'homeAlteration' | 'medical' | 'debts' | 'rent' | 'living' | 'children'
/** Parts of the critical illness need. */
export type CriticalIllnessPart = 'medical' | 'debts' | 'living'

/** The income protection need in dollars a month. `available` is false above age 60. */
export interface IncomeProtectionNeed {
  /** The share of a month's salary to replace. */
  readonly grossMonthly: number
  /** The benefit held today; taken off, and 0 or more. */
  readonly lessExisting: number
  /** The remainder before rounding; below 0 when there is no need. */
  readonly raw: number
  /** `raw` rounded down to 50; 0 above age 60 unless a benefit is held today. */
  readonly need: number
  readonly available: boolean
  /** Whether the need is above `PRESELECT_MONTHLY_ABOVE` and the cover available. */
  readonly preselect: boolean
  /** Null without a need. */
  readonly benefitPeriod: BenefitPeriod | null
  /** Null without a need, or with one too small to pre-select and none held. */
  readonly waitingPeriod: WaitingPeriod | null
}

/** Present value of one child's costs until the support age, in dollars. */
export interface ChildCost {
  /** Today. */
  readonly age: number
  /** From today to the support age. */
  readonly years: number
  readonly raising: number
  readonly schooling: number
  readonly total: number
}

/** The figures that the needs are made of: years, annuity factors and dollars of today. */
export interface Factors {
  /** Years of income replaced. */
  readonly livingYears: number
  /** Annuity factor of `livingYears`: the value today of 1 a year, paid at the start of each. */
  readonly adLiving: number
  /** Years of rent paid. */
  readonly rentYears: number
  /** Annuity factor of `rentYears`. */
  readonly adRent: number
  /** Present value of the income replaced. */
  readonly livingPV: number
  /** Present value of the rent; 0 unless renting. */
  readonly rentPV: number
  /** Present value of all children's costs. */
  readonly childrenPV: number
  readonly children: readonly ChildCost[]
  /** The share repaid of the home loan; 0 unless the home is owned. */
  readonly mortgage: number
  /** The share repaid of loans for property and investments. */
  readonly investmentDebt: number
  /** The share repaid of personal loans and credit cards. */
  readonly personalDebt: number
  readonly debtsAll: number
  /** The share used of savings and investments. */
  readonly liquidAssets: number
  /** The share used of super and investment property. */
  readonly lockedAssets: number
  /** The share used of the home's value; 0 unless it is owned and would be sold. */
  readonly homeSaleAsset: number
  readonly assetsAll: number
}

/** A person's need of each cover, with every figure behind it. */
export interface Needs extends Record<NeedsCover, LumpSum | IncomeProtectionNeed> {
  readonly lifeCover: LumpSum<LifePart>
  readonly tpdCover: LumpSum<TpdPart>
  readonly criticalIllnessCover: LumpSum<CriticalIllnessPart>
  readonly incomeProtectionCover: IncomeProtectionNeed
  readonly factors: Factors
}

/** A figure that can be explained. */
export type Figure = NeedsCover | 'living' | 'rent' | 'children' | 'debts' | 'assets'
/** How a figure's terms are joined. */
export type Formula = 'sum' | 'per-year-times-annuity-factor'
/** How a figure is rounded. */
export type Rounding = 'nearest-1000' | 'down-to-50' | 'none'

/** One named term of a figure. A value that is taken off is negative. */
export interface Term {
  /** A stable code, such as `funeral` or `child1`; texts belong to the screen. */
  readonly name: string
  readonly value: number
  /** The assumptions that this term alone depends on. */
  readonly assumptions: readonly (keyof Assumptions)[]
}

/** How one figure came about: its terms joined by `formula` give `raw`, rounded they give `result`. */
export interface Working {
  readonly figure: Figure
  readonly terms: readonly Term[]
  readonly formula: Formula
  /** Before rounding, in the unit of the figure. */
  readonly raw: number
  readonly rounding: Rounding
  readonly result: number
}

/** A changed assumption and by how many dollars it changes each need. */
export interface DriverStep {
  /** The changed value of the assumption, in its own unit. */
  readonly value: number
  /** More need is above 0; income protection is dollars a month. */
  readonly effect: Readonly<Record<CoverKind, number>>
}

/** The effect of one assumption on the needs, a step down and a step up. */
export interface Driver {
  readonly assumption: keyof Assumptions
  /** The current value, in its own unit. */
  readonly value: number
  readonly down: DriverStep
  readonly up: DriverStep
}

/** The needs after some years. `year` 0 is today; income protection is dollars a month. */
export interface YearPoint {
  readonly year: number
  readonly age: number | null
  readonly needs: Readonly<Record<CoverKind, number>>
}

/** Take-home pay in dollars a year with at most two decimals. */
export interface SalaryTaxes {
  readonly gross: number
  /** After the low-income offset. */
  readonly incomeTax: number
  readonly medicareLevy: number
  /** `gross` without tax and levy. */
  readonly net: number
  /** Paid by the employer on top of `gross`. */
  readonly superGuarantee: number
}
