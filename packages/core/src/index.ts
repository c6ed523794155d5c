export { cleanText, type ParseOptions } from './fields/cleanText.ts'
export { formatDate } from './fields/formatDate.ts'
export { formatCents, formatMoney, formatNumber, formatPercent } from './fields/formatMoney.ts'
export { FIELD_CODES, type FieldCode, InvalidInputError } from './fields/InvalidInputError.ts'
export { isEmailAddress } from './fields/isEmailAddress.ts'
export { addDays, formatDay, localDate, timeOfDay } from './fields/localDate.ts'
export { parseChoice } from './fields/parseChoice.ts'
export { type DateParts, parseDate } from './fields/parseDate.ts'
export { ageOn, parseDateOfBirth } from './fields/parseDateOfBirth.ts'
export { parseEmail } from './fields/parseEmail.ts'
export { HIGHEST_DOLLARS, parseMoney } from './fields/parseMoney.ts'
export { parseName, parseStreet, parseSuburb } from './fields/parseName.ts'
export { parseConfirmationCode, parsePassword } from './fields/parsePassword.ts'
export { parsePercent, parseRate } from './fields/parsePercent.ts'
export { parseMobile, parsePhone } from './fields/parsePhone.ts'
export { parsePolicyNumber } from './fields/parsePolicyNumber.ts'
export { parsePostcode, postcodeMatchesState } from './fields/parsePostcode.ts'
export { parseState } from './fields/parseState.ts'
export { CUSTOMER_AGES, parseAge, parseWholeNumber } from './fields/parseWholeNumber.ts'
export { flowAt } from './flows/flowAt.ts'
export {
  FLOWS,
  type FlowBase,
  type FlowName,
  type FlowRow,
  type FlowTable,
  type FlowWith,
} from './flows/flows.ts'
export { flowsWith } from './flows/flowsWith.ts'
export { calculateNeeds, PRESELECT_ABOVE, PRESELECT_MONTHLY_ABOVE } from './needs/calculateNeeds.ts'
export { CHILD_COSTS, type CostBand, SCHOOL_COSTS } from './needs/childCosts.ts'
export { completeCalculatorInput } from './needs/completeCalculatorInput.ts'
export {
  ASSUMPTION_MAXIMUM,
  ASSUMPTION_MEASURES,
  ASSUMPTIONS,
  type AssumptionMeasure,
  defaultAssumptions,
} from './needs/defaultAssumptions.ts'
export { MAXIMUM_CHILDREN } from './needs/dependentChildren.ts'
export { emptyCalculatorInput } from './needs/emptyCalculatorInput.ts'
export { explainNeeds } from './needs/explainNeeds.ts'
export { needOverTime } from './needs/needOverTime.ts'
export { parseAssumptions } from './needs/parseAssumptions.ts'
export { parseCalculatorInput } from './needs/parseCalculatorInput.ts'
export { salaryTaxes } from './needs/salaryTaxes.ts'
export { sensitivity } from './needs/sensitivity.ts'
export {
  type Amounts,
  ASSET_KINDS,
  type AssetKind,
  type Assumptions,
  type CalculatorInput,
  type ChildCost,
  type CriticalIllnessPart,
  DEBT_KINDS,
  type DebtKind,
  type Driver,
  type DriverStep,
  type Factors,
  type Figure,
  type Formula,
  type IncomeProtectionNeed,
  type LifePart,
  type LumpSum,
  NEEDS_COVERS,
  type Needs,
  type NeedsCover,
  PROPERTY_STATUSES,
  type PropertyStatus,
  type Rounding,
  type SalaryTaxes,
  SCHOOLINGS,
  type Schooling,
  type Term,
  type TpdPart,
  type Working,
  type YearPoint,
} from './needs/types.ts'
export { applyAdjustments } from './quote/applyAdjustments.ts'
export { applyAgeRule } from './quote/applyAgeRule.ts'
export { applyAllRules } from './quote/applyAllRules.ts'
export { applyOccupationRules } from './quote/applyOccupationRules.ts'
export {
  type Adjustment,
  type ComparisonAnswer,
  type ComparisonClient,
  type ComparisonRequest,
  type CoverParts,
  type FrequencyPremium,
  type Head,
  INDEXATIONS,
  type Indexation,
  type InsurerAnswer,
  type InsurerHead,
  type InsurerProjection,
  type Parts,
  type PolicyParts,
  type ProjectionAnswer,
  type QuoteNeeds,
  type Reason,
} from './quote/comparison.ts'
export { type ComparisonOptions, comparisonRequest } from './quote/comparisonRequest.ts'
export { applyCure, type Cure } from './quote/cure.ts'
export { emptyQuote } from './quote/emptyQuote.ts'
export { type CureFound, type DeclinedAnswer, findCure } from './quote/findCure.ts'
export { EXCLUDED_OCCUPATION_IDS, LAST_INCOME_PROTECTION_AGE } from './quote/incomeProtectionLimits.ts'
export { incomeProtectionRefusal } from './quote/incomeProtectionRefusal.ts'
export {
  type Bounds,
  CALCULATOR_QUOTE_MAXIMUM,
  OFFER_LIMITS,
  type OfferLimits,
} from './quote/limits.ts'
export { linkCriticalIllness } from './quote/linkCriticalIllness.ts'
export { linkTpd } from './quote/linkTpd.ts'
export { parseClientQuote } from './quote/parseClientQuote.ts'
export { quoteFromNeeds } from './quote/quoteFromNeeds.ts'
export { quoteFromSaved } from './quote/quoteFromSaved.ts'
export { quoteRequest } from './quote/quoteRequest.ts'
export { COVER_STEPS, type QuoteStep, quoteSteps } from './quote/quoteSteps.ts'
export { REASON_CODES, type ReasonCode } from './quote/reasonCodes.ts'
export { roundCover, roundMonthlyBenefit, roundStandaloneTpd } from './quote/roundCover.ts'
export { selectCovers } from './quote/selectCovers.ts'
export { selectedQuote } from './quote/selectedQuote.ts'
export { monthlyBenefitMaximum, setCoverAmount } from './quote/setCoverAmount.ts'
export { type Earnings, proposedMonthlyBenefit, setEarnings } from './quote/setEarnings.ts'
export { type ExtrasOf, setExtras } from './quote/setExtras.ts'
export { payThroughSuper, setOwner } from './quote/setOwner.ts'
export {
  BENEFIT_PERIODS,
  type BenefitPeriod,
  type Change,
  type ClientQuote,
  COVER_KINDS,
  type CoverKind,
  type Covers,
  CRITICAL_ILLNESS_EXTRAS,
  CRITICAL_ILLNESS_LINKS,
  type CriticalIllnessCover,
  type CriticalIllnessExtra,
  type CriticalIllnessLink,
  GENDERS,
  type Gender,
  INCOME_PROTECTION_OPTIONS,
  type IncomeProtectionCover,
  type IncomeProtectionOption,
  type LifeCover,
  OCCUPATION_TYPES,
  type OccupationType,
  OWNERS,
  type Owner,
  PAYMENT_FREQUENCIES,
  PAYMENT_METHODS,
  type PaymentFrequency,
  type PaymentMethod,
  type PersonalDetails,
  PREMIUM_TYPES,
  type PremiumType,
  type RuleResult,
  STATES,
  type State,
  TPD_EXTRAS,
  TPD_LINKS,
  type TpdCover,
  type TpdExtra,
  type TpdLink,
  WAITING_PERIODS,
  type WaitingPeriod,
} from './quote/types.ts'
export type { QuoteContext, SavedQuote, SaveQuotesRequest, SelectedQuote, Tracking } from './quote/wire.ts'
