import { KINDS } from '../covers.ts'

const noCover = Object.fromEntries(KINDS.map((kind) => [`${kind}Cover`, null]))

/** The calculator's stored answers of the worked example that `calculate` enters, at a given furthest step. */
export const coupleCalculation = (furthest: 'existing-cover' | 'results') => ({
  typed: {},
  input: {
    age: 34,
    annualSalary: 105_000,
    dependents: true,
    youngestAge: 1,
    numberOfDependents: 2,
    dependentAges: [3, 1],
    schoolingPreference: 'public',
    propertyStatus: 'owner',
    homeSale: false,
    homeValue: 850_000,
    assetsAmt: null,
    super: null,
    debtsAmt: null,
    selectedAssets: ['savings', 'super'],
    assets: { property: null, investments: null, savings: 30_000, super: 85_000 },
    selectedDebts: ['familyHomeMortgage', 'personalLoans', 'creditCards'],
    debts: {
      familyHomeMortgage: 620_000,
      monthlyRent: null,
      investmentPropertyMortgage: null,
      investmentLoans: null,
      personalLoans: 18_000,
      creditCards: 6_000,
    },
    selectedCovers: ['lifeCover', 'tpdCover'],
    covers: { ...noCover, lifeCover: 250_000, tpdCover: 150_000 },
    existingBenefitPeriod: null,
    existingWaitingPeriod: null,
    calculatedBenefitPeriod: null,
    calculatedWaitingPeriod: null,
  },
  assumptions: {},
  mail: null,
  progress: { furthest, submitted: false },
})
