import type { BenefitPeriod, CoverKind, WaitingPeriod } from '../quote/types.ts'

/** Where the visitor lives: a home they own, one they rent, or neither. */
export const PROPERTY_STATUSES = ['owner', 'renter', 'other'] as const
/** Where the visitor lives. */
export type PropertyStatus = (typeof PROPERTY_STATUSES)[number]

/** The schooling whose costs are counted. */
export const SCHOOLINGS = ['public', 'private'] as const
/** The schooling whose costs are counted. */
export type Schooling = (typeof SCHOOLINGS)[number]

/** What the visitor can own; `property` is investment property. */
export const ASSET_KINDS = ['property', 'investments', 'savings', 'super'] as const
/** Something the visitor owns. */
export type AssetKind = (typeof ASSET_KINDS)[number]

/** What the visitor can owe or pay; all are balances but the rent, which is dollars a month. */
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
export const NEEDS_COVERS = [
  'lifeCover',
  'tpdCover',
  'criticalIllnessCover',
  'incomeProtectionCover',
] as const
/** A cover of the calculator, by the name of its form. */
export type NeedsCover = (typeof NEEDS_COVERS)[number]

/** Dollars by option; a missing key is a blank. */
export type Amounts<Key extends string> = Readonly<Partial<Record<Key, number | null>>>

/** The calculator's form. Money is whole dollars, ages whole years; blanks are null. */
export interface CalculatorInput {
  readonly age: number | null
  readonly annualSalary: number | null
  readonly dependents: boolean | null
  readonly youngestAge: number | null
  readonly numberOfDependents: number | null
  readonly dependentAges: readonly (number | null)[]
  readonly schoolingPreference: Schooling | null
  readonly propertyStatus: PropertyStatus
  readonly homeSale: boolean | null
  readonly homeValue: number | null
  /** Sum of the ticked assets; filled by `completeCalculatorInput`. */
  readonly assetsAmt: number | null
  /** The ticked super balance; filled by `completeCalculatorInput`. */
  readonly super: number | null
  /** Sum of the ticked debts without rent; filled by `completeCalculatorInput`. */
  readonly debtsAmt: number | null
  readonly selectedAssets: readonly AssetKind[]
  readonly assets: Amounts<AssetKind>
  readonly selectedDebts: readonly DebtKind[]
  readonly debts: Amounts<DebtKind>
  readonly selectedCovers: readonly NeedsCover[]
  /** Cover held today; income protection is dollars a month. */
  readonly covers: Amounts<NeedsCover>
  readonly existingBenefitPeriod: BenefitPeriod | null
  readonly existingWaitingPeriod: WaitingPeriod | null
  /** Filled by `completeCalculatorInput`. */
  readonly calculatedBenefitPeriod: BenefitPeriod | null
  /** Filled by `completeCalculatorInput`. */
  readonly calculatedWaitingPeriod: WaitingPeriod | null
}

/** What the calculator assumes. Years are whole, costs whole dollars, the rest percent. */
export interface Assumptions {
  readonly yearsToSupportLiving: number
  readonly supportChildrenToAge: number
  readonly funeralCosts: number
  readonly homeAlterationCosts: number
  /** Percent a year, net of tax and inflation. */
  readonly effectiveNetInterestRate: number
  readonly medicalExpenses: number
  readonly cappedSupportLife: number
  readonly incomeProtection: number
  readonly retirementAge: number
  readonly mortgageCoverage: number
  readonly rentSupportYears: number
  readonly assetCoverage: number
  readonly debtCoverage: number
  readonly incomeReplacementRatio: number
}

/** A lump-sum need in dollars. `need` is `raw` rounded to 1,000, `quoteAmount` what a quote takes over. */
export interface LumpSum<Part extends string = string> {
  readonly parts: Readonly<Record<Part, number>>
  readonly gross: number
  readonly lessAssets: number
  readonly lessExisting: number
  readonly raw: number
  readonly need: number
  readonly quoteAmount: number
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
  readonly grossMonthly: number
  readonly lessExisting: number
  readonly raw: number
  readonly need: number
  readonly available: boolean
  readonly preselect: boolean
  readonly benefitPeriod: BenefitPeriod | null
  readonly waitingPeriod: WaitingPeriod | null
}

/** Present value of one child's costs until the support age, in dollars. */
export interface ChildCost {
  readonly age: number
  readonly years: number
  readonly raising: number
  readonly schooling: number
  readonly total: number
}

/** The figures that the needs are made of: years, annuity factors and dollars of today. */
export interface Factors {
  readonly livingYears: number
  readonly adLiving: number
  readonly rentYears: number
  readonly adRent: number
  readonly livingPV: number
  readonly rentPV: number
  readonly childrenPV: number
  readonly children: readonly ChildCost[]
  readonly mortgage: number
  readonly investmentDebt: number
  readonly personalDebt: number
  readonly debtsAll: number
  readonly liquidAssets: number
  readonly lockedAssets: number
  readonly homeSaleAsset: number
  readonly assetsAll: number
}

/** What a person needs of each cover, with every figure behind it. */
export interface Needs {
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
  readonly raw: number
  readonly rounding: Rounding
  readonly result: number
}

/** A changed assumption and by how many dollars it changes each need. */
export interface DriverStep {
  readonly value: number
  readonly effect: Readonly<Record<CoverKind, number>>
}

/** What one assumption does to the needs, a step down and a step up. */
export interface Driver {
  readonly assumption: keyof Assumptions
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
  readonly incomeTax: number
  readonly medicareLevy: number
  readonly net: number
  readonly superGuarantee: number
}
