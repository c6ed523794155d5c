import { describeNamedErrors, namedFormsOf } from '#common/testing/describeNamedErrors.ts'
import { calculatorFlow } from './flow.ts'

/** The word by which a message names each field, by its form. */
const NAMES = {
  assumptions: {
    yearsToSupportLiving: /years of income to replace/,
    incomeReplacementRatio: /income replacement ratio/,
    retirementAge: /retirement age/,
    supportChildrenToAge: /age to support children to/,
    rentSupportYears: /years of rent/,
    cappedSupportLife: /age after which we stop allowing for rent/,
    funeralCosts: /funeral costs/,
    homeAlterationCosts: /home alteration costs/,
    medicalExpenses: /medical expenses/,
    mortgageCoverage: /mortgage coverage/,
    debtCoverage: /debt coverage/,
    assetCoverage: /asset coverage/,
    effectiveNetInterestRate: /effective net interest rate/,
    incomeProtection: /income protection share/,
  },
  results: { email: /email address/ },
  'about-you': { age: /\baged?\b/, annualSalary: /annual salary before tax/ },
  'assets-and-overheads': {
    propertyStatus: /own or rent your home/,
    homeSale: /family would sell the home/,
    selectedAssets: /what you own/,
    selectedDebts: /what you owe or pay/,
    homeValue: /home value/,
    property: /investment property value/,
    investments: /investments value/,
    savings: /savings balance/,
    super: /super balance/,
    familyHomeMortgage: /home loan balance/,
    monthlyRent: /rent a month/,
    investmentPropertyMortgage: /investment property loan balance/,
    investmentLoans: /investment loans balance/,
    personalLoans: /personal loans balance/,
    creditCards: /credit cards balance/,
  },
  dependents: {
    dependents: /anyone relies on your income/,
    numberOfDependents: /children/,
    childAge1: /age of child 1/,
    childAge2: /age of child 2/,
    childAge3: /age of child 3/,
    childAge4: /age of child 4/,
    childAge5: /age of child 5/,
    schoolingPreference: /public or private schooling/,
  },
  'existing-cover': {
    selectedCovers: /covers you have/,
    lifeCover: /life cover amount/,
    tpdCover: /TPD cover amount/,
    criticalIllnessCover: /critical illness cover amount/,
    incomeProtectionCover: /income protection benefit/,
    existingWaitingPeriod: /waiting period of your income protection/,
    existingBenefitPeriod: /benefit period of your income protection/,
  },
}

describeNamedErrors(await namedFormsOf(calculatorFlow.models, NAMES))
