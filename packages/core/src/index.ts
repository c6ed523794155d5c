/** The type of what reads an input: declared fields, or a schema of zod or another library. */
export type { StandardSchemaV1 } from '@standard-schema/spec'
export { acceptanceFields } from './application/acceptanceFields.ts'
/** For partners. @public */
export { acceptancesAt, documentsOf, setAcceptance, stepOfAcceptance } from './application/acceptances.ts'
export { applicationFromSaved, type LoadedApplication } from './application/applicationFromSaved.ts'
export {
  type ApplicationPrice,
  applicationPrice,
  type PriceBasis,
  paidQuote,
} from './application/applicationPrice.ts'
export { applicationRequest } from './application/applicationRequest.ts'
/** For partners. @public */
export { applicationSteps, hasLifeBenefit } from './application/applicationSteps.ts'
/** For partners. @public */
export { type ApplicationWarning, applicationWarnings } from './application/applicationWarnings.ts'
export { type BankPrefix, bankOf } from './application/bankOf.ts'
export { beneficiariesFault, beneficiariesTotal, WHOLE_BENEFIT } from './application/beneficiariesTotal.ts'
export {
  type Beneficiary,
  type BeneficiaryContext,
  beneficiaryFields,
  isNamedPerson,
  type NominationContext,
  nominationFields,
} from './application/beneficiaryFields.ts'
export { beneficiariesFromSaved, beneficiaryContact } from './application/beneficiaryWire.ts'
/** For partners. @public */
export {
  applyPaymentRules,
  choosePaymentFrequency,
  choosePaymentMethod,
  type PaymentChange,
  type PaymentReason,
  type PaymentResult,
} from './application/choosePayment.ts'
export { COUNTRIES } from './application/countries.ts'
export {
  differencesFromQuote,
  QUOTED_ANSWERS,
  type QuoteDifference,
  requoteFor,
} from './application/differencesFromQuote.ts'
export type { DocumentsShown } from './application/documentsAcceptance.ts'
export { emptyApplication, emptyBeneficiary } from './application/emptyApplication.ts'
export type { ApplicationCode, ApplicationFault } from './application/faults.ts'
export {
  type Address,
  emptyHolder,
  type HolderContext,
  holderFields,
  type PolicyHolder,
} from './application/holderFields.ts'
export {
  CONTACT_WAYS,
  type ContactWay,
  EMPLOYMENT_STATUSES,
  type EmploymentStatus,
  RESIDENCIES,
  type Residency,
} from './application/holderOptions.ts'
export {
  addHolder,
  addressLine,
  copyAddress,
  type RemovedHolder,
  removeHolder,
  restoreHolder,
} from './application/holders.ts'
export { holderWarnings, type WarningCode } from './application/holderWarnings.ts'
export { holderFromSaved } from './application/holderWire.ts'
export { insuredProfile } from './application/insuredProfile.ts'
export { INTERIM_COVER, type InterimCover, interimCover } from './application/interimCover.ts'
export { isMinor } from './application/isMinor.ts'
export { type LoadedBeneficiaries, loadBeneficiaries } from './application/loadBeneficiaries.ts'
export { mayBeTaxFileNumber } from './application/mayBeTaxFileNumber.ts'
export { mergeBeneficiaryIds, type SavedBeneficiaryId } from './application/mergeBeneficiaryIds.ts'
export {
  type BeneficiaryKind,
  beneficiaryKindsFor,
  MAXIMUM_BENEFICIARIES,
  type NominationType,
  nominationTypeFor,
  nominationTypesFor,
  RELATIONSHIPS,
  type Relationship,
  relationshipsFor,
} from './application/nominations.ts'
export { OTHER_COUNTRY_NAMES } from './application/otherCountryNames.ts'
export { parseApplication } from './application/parseApplication.ts'
export { parseAccountName, parseAccountNumber, parseBsb } from './application/parseBankAccount.ts'
export { parseCountry } from './application/parseCountry.ts'
/** For partners. @public */
export { parseAbn, parseMemberNumber, parseUsi } from './application/parseFund.ts'
/** For partners. @public */
export { DRAW_DAYS, parseCardToken, parseDrawDay } from './application/parsePayment.ts'
export {
  type DirectDebit,
  type Payment,
  type PaymentContext,
  paymentContext,
  paymentFields,
  paymentParts,
  type Rollover,
} from './application/paymentFields.ts'
export { needsOutsidePayment, paymentMethods } from './application/paymentMethods.ts'
export { questionnaireAnswers } from './application/questionnaireAnswers.ts'
export { SECOND_HOLDER_DECLARATIONS } from './application/secondHolderDeclarations.ts'
export { signApplication, signatureMatches } from './application/signApplication.ts'
export { giveRest, splitEvenly } from './application/splitEvenly.ts'
export { startApplication } from './application/startApplication.ts'
export { submittedBeneficiary } from './application/submittedBeneficiary.ts'
export { withoutPaymentNumbers } from './application/submittedPayment.ts'
export { suggestEmailDomain } from './application/suggestEmailDomain.ts'
export {
  ACCEPTANCES,
  type Acceptance,
  type Acceptances,
  type ApplicationAnswers,
  type ApplicationStep,
  type Beneficiaries,
  DOCUMENT_TYPES,
  type DocumentVersion,
  KEY_DOCUMENTS_ACCEPTANCES,
  type KeyDocumentsAcceptance,
  type Signature,
  type VersionsRead,
} from './application/types.ts'
export { type SubmissionContext, validateApplication } from './application/validateApplication.ts'
export { validateBeneficiaries } from './application/validateBeneficiaries.ts'
export { validatePayment } from './application/validatePayment.ts'
export type {
  ApplicationContext,
  ApplicationDetails,
  ApplicationPayment,
  BeneficiaryContact,
  PolicyHolderDetails,
  SaveApplicationRequest,
  SavedApplication,
  SavedBeneficiary,
  SavedPolicyHolder,
  SentQuestionnaire,
} from './application/wire.ts'
export type { Bounds } from './covers/CoverLimits.ts'
export {
  CRITICAL_ILLNESS_EXTRAS,
  CRITICAL_ILLNESS_LINKS,
  type CriticalIllnessCover,
  type CriticalIllnessExtra,
  type CriticalIllnessLink,
} from './covers/critical-illness/criticalIllnessCover.ts'
export { lifeLinkError } from './covers/critical-illness/lifeLinkError.ts'
export { groupOf, kindOf } from './covers/groupOf.ts'
export type { Covers } from './covers/groups.ts'
export {
  BENEFIT_PERIODS,
  type BenefitPeriod,
  INCOME_PROTECTION_OPTIONS,
  type IncomeProtectionCover,
  type IncomeProtectionOption,
  PAID_AS,
  type PaidAs,
  WAITING_PERIODS,
  type WaitingPeriod,
} from './covers/income-protection/incomeProtectionCover.ts'
export { monthlyBenefitMaximum } from './covers/income-protection/monthlyBenefit.ts'
export { parseShare } from './covers/income-protection/parseShare.ts'
export { COVER_KINDS, type CoverKind } from './covers/kinds.ts'
export { amountFields } from './covers/leaves.ts'
export type { LifeCover } from './covers/life/lifeCover.ts'
export { OFFER_LIMITS, type OfferLimits } from './covers/limits.ts'
export { ownerOf } from './covers/ownerOf.ts'
export { roundCover, roundMonthlyBenefit, roundStandaloneTpd } from './covers/rounding.ts'
export { COVER_STEPS, type CoverStep } from './covers/steps.ts'
export { sumInsuredOf } from './covers/sums.ts'
export type { CoverContext } from './covers/termFields.ts'
export { OWNERS, type Owner, PREMIUM_TYPES, type PremiumType } from './covers/terms.ts'
export {
  OCCUPATION_TYPES,
  type OccupationType,
  TPD_EXTRAS,
  TPD_LINKS,
  type TpdCover,
  type TpdExtra,
  type TpdLink,
} from './covers/tpd/tpdCover.ts'
export {
  bareParent,
  type LinkParent,
  parentAmount,
  tpdLinksOffered,
  tpdParents,
} from './covers/tpd/tpdLink.ts'
export { tpdTotal } from './covers/tpd/tpdTotal.ts'
export { byName } from './fields/byName.ts'
export { cleanText, type ParseOptions, plainSigns } from './fields/cleanText.ts'
export { beginsWithName, comparableName, fullName, isOneName } from './fields/comparableName.ts'
export type { Fields, FieldsRead } from './fields/defineFields.ts'
export type { Field, FieldBounds, FieldInput, RuleCode } from './fields/Field.ts'
export { formatDate } from './fields/formatDate.ts'
export {
  formatCents,
  formatDifference,
  formatMoney,
  formatNumber,
  formatPercent,
} from './fields/formatMoney.ts'
export { formatPhone } from './fields/formatPhone.ts'
export { type FieldCode, InvalidInputError } from './fields/InvalidInputError.ts'
export { isEmailAddress } from './fields/isEmailAddress.ts'
export type { Ages } from './fields/kinds.ts'
export { addDays, daysBetween, formatDay, localDate, timeOfDay } from './fields/localDate.ts'
export { parseChoice } from './fields/parseChoice.ts'
export { type DateParts, parseDate } from './fields/parseDate.ts'
export { ageOn, parseDateOfBirth } from './fields/parseDateOfBirth.ts'
export { parseEmail } from './fields/parseEmail.ts'
export { parseInternationalPhone } from './fields/parseInternationalPhone.ts'
export { parseMobileNumber } from './fields/parseMobileNumber.ts'
export { HIGHEST_DOLLARS, parseMoney } from './fields/parseMoney.ts'
export { parseFullName, parseName, parseStreet, parseSuburb } from './fields/parseName.ts'
export { parseConfirmationCode, parsePassword } from './fields/parsePassword.ts'
/** For partners. @public */
export { parsePercent, parseRate } from './fields/parsePercent.ts'
export { parseMobile, parsePhone } from './fields/parsePhone.ts'
/** For partners. @public */
export { parsePolicyNumber } from './fields/parsePolicyNumber.ts'
export { CUSTOMER_AGES, parseAge, parseWholeNumber } from './fields/parseWholeNumber.ts'
export type { Read } from './fields/read.ts'
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
export { isSubmitted, leftOffAt } from './flows/leftOff.ts'
/** Types of the API's requests and answers, from the OpenAPI document. */
export type {
  ComparisonAnswer,
  CoverParts,
  DocumentRead,
  FrequencyPremium,
  HolderSignature,
  InsurerComparison as InsurerAnswer,
  InsurerProjection,
  PaymentPart,
  PolicyParts,
  PremiumAdjustment as Adjustment,
  PremiumReason as Reason,
  ProjectionAnswer,
  QuestionnaireAnswers,
  QuestionnaireValue,
  SaveQuoteRequest as SaveQuotesRequest,
  SelectedQuote,
  Tracking,
} from './generated/wire.ts'
/** For partners. @public */
export { parsePostcode } from './geography/parsePostcode.ts'
export { parseState } from './geography/parseState.ts'
/** For partners. @public */
export { postcodeMatchesState } from './geography/postcodeMatchesState.ts'
export { STATES, type State } from './geography/states.ts'
export { INSURER_CODES, type InsurerCode, PANEL } from './insurers/insurerCodes.ts'
export { insurerName } from './insurers/insurerName.ts'
export { INSURER_SITES } from './insurers/insurerSites.ts'
export { apportion } from './needs/apportion.ts'
export { assumptionFields } from './needs/assumptionFields.ts'
export { calculateNeeds } from './needs/calculateNeeds.ts'
export { CHILD_FIELDS, calculatorForm } from './needs/calculatorFields.ts'
export { CHILD_COSTS, type CostBand, SCHOOL_COSTS } from './needs/childCosts.ts'
export { completeCalculatorInput } from './needs/completeCalculatorInput.ts'
export {
  type CoverFigures,
  coverFigures,
  type ShownTerm,
  termsWithin,
  workingOf,
} from './needs/coverFigures.ts'
export { debtKindsFor } from './needs/debtKindsFor.ts'
export {
  ASSUMPTION_MEASURES,
  ASSUMPTIONS,
  type AssumptionMeasure,
  defaultAssumptions,
} from './needs/defaultAssumptions.ts'
export { emptyCalculatorInput } from './needs/emptyCalculatorInput.ts'
export { explainNeeds } from './needs/explainNeeds.ts'
/** For partners. @public */
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
export { OUTSIDE_METHODS, type OutsideMethod } from './payment/outsideMethods.ts'
export {
  PAYMENT_FREQUENCIES,
  PAYMENT_METHODS,
  type PaymentFrequency,
  type PaymentMethod,
} from './payment/paymentTerms.ts'
export { GENDERS, type Gender, type PersonalDetails } from './person/personalDetails.ts'
export { applyAdjustments } from './quote/applyAdjustments.ts'
/** For partners. @public */
export { applyAgeRule } from './quote/applyAgeRule.ts'
export { applyAllRules } from './quote/applyAllRules.ts'
export { applyOccupationRules } from './quote/applyOccupationRules.ts'
export {
  type ComparisonClient,
  type ComparisonRequest,
  type Head,
  INDEXATIONS,
  type Indexation,
  type InsurerHead,
  type Parts,
  type QuoteNeeds,
} from './quote/comparison.ts'
export { type ComparisonOptions, comparisonRequest } from './quote/comparisonRequest.ts'
export { applyCure, type Cure } from './quote/cure.ts'
export { emptyQuote } from './quote/emptyQuote.ts'
export { type CureFound, type DeclinedAnswer, findCure } from './quote/findCure.ts'
export { incomeProtectionRefusal } from './quote/incomeProtectionRefusal.ts'
export { linkCriticalIllness } from './quote/linkCriticalIllness.ts'
export { linkTpd } from './quote/linkTpd.ts'
export { parseClientQuote } from './quote/parseClientQuote.ts'
export { quoteForm } from './quote/quoteFields.ts'
export { quoteFromNeeds } from './quote/quoteFromNeeds.ts'
export { quoteFromSaved } from './quote/quoteFromSaved.ts'
export { quoteRequest } from './quote/quoteRequest.ts'
export { type QuoteStep, quoteSteps } from './quote/quoteSteps.ts'
export { REASON_CODES, type ReasonCode } from './quote/reasonCodes.ts'
export { selectCovers } from './quote/selectCovers.ts'
export { selectedQuote } from './quote/selectedQuote.ts'
export { setCoverAmount } from './quote/setCoverAmount.ts'
export { type Earnings, proposedMonthlyBenefit, setEarnings } from './quote/setEarnings.ts'
export { type ExtrasOf, setExtras } from './quote/setExtras.ts'
export { payThroughSuper, setOwner } from './quote/setOwner.ts'
export type { Change, ClientQuote, RuleResult } from './quote/types.ts'
export type { QuoteContext, SavedQuote } from './quote/wire.ts'
