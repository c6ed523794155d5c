import type { SelectedQuote } from '../generated/wire.ts'
import type { Beneficiary } from './beneficiaryFields.ts'
import { emptyApplication, emptyBeneficiary } from './emptyApplication.ts'
import type { PolicyHolder } from './holderFields.ts'
import { emptyHolder } from './holderFields.ts'
import type { ApplicationAnswers } from './types.ts'

/** An offer for tests. */
export function selectedMlc(overrides: Partial<SelectedQuote> = {}): SelectedQuote {
  return {
    paymentFrequency: 'monthly',
    productCode: 'MLC-01',
    productName: 'Mallee Life Company Cover Plan',
    supplierCode: 'MLC',
    supplierName: 'Mallee Life Company',
    premiums: { life: 49.81, tpd: null, criticalIllness: null, incomeProtection: null },
    totalPremiumAmount: 57.71,
    tpe: null,
    tpr: null,
    insurerOcc: 'AA/AA/AA/AA',
    occupationClasses: { life: 'AA', tpd: 'AA', criticalIllness: 'AA', incomeProtection: 'AA' },
    ...overrides,
  }
}

/** Robin Example, born 27 March 1989, of Newtown. */
export function robin(overrides: Partial<PolicyHolder> = {}): PolicyHolder {
  return {
    ...emptyHolder('holder-1'),
    firstName: 'Robin',
    lastName: 'Example',
    dateOfBirth: '1989-03-27',
    mobile: '+61491570006',
    email: 'robin.example@example.com',
    street: '12 Sample Street',
    city: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    annualEarnings: 85_000,
    occupation: 'Accountant',
    occupationId: 2,
    ...overrides,
  }
}

/** Sam Example, a spouse with the whole benefit. */
export function sam(overrides: Partial<Beneficiary> = {}): Beneficiary {
  return {
    ...emptyBeneficiary('row-1'),
    firstName: 'Sam',
    lastName: 'Example',
    dateOfBirth: '1990-11-02',
    relationshipToPolicyHolder: 'Spouse',
    countryOfCitizenship: 'Australia',
    address: '12 Sample Street, Newtown NSW 2042',
    benefitPercent: 10_000,
    ...overrides,
  }
}

/** An application of Robin's, nothing accepted and nothing paid. */
export function robinsApplication(overrides: Partial<ApplicationAnswers> = {}): ApplicationAnswers {
  return { ...emptyApplication('holder-1'), holders: [robin()], ...overrides }
}

/** Rows with these shares in basis points, named `row-1`, `row-2` and so on. */
export function rowsOf(...shares: readonly (number | null)[]): Beneficiary[] {
  return shares.map((benefitPercent, index) => ({ ...emptyBeneficiary(`row-${index + 1}`), benefitPercent }))
}
