import fc from 'fast-check'
import type { Beneficiary } from '../application/beneficiaryFields.ts'
import { emptyBeneficiary } from '../application/emptyApplication.ts'
import { BENEFICIARY_KINDS, RELATIONSHIPS } from '../application/nominations.ts'
import { submittedBeneficiary } from '../application/submittedBeneficiary.ts'
import type { Beneficiaries } from '../application/types.ts'
import type { ClientQuote } from '../quote/types.ts'
import { abnText, nameText, orNull, rowId, serverId } from './fieldArbitraries.ts'
import { calendarDate } from './textArbitraries.ts'

/** A share of a benefit in basis points, none and all of it among them. */
export const basisPoints: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }),
  fc.constantFrom(0, 1, 3_333, 3_334, 5_000, 10_000),
)

/** A beneficiary in canonical form, any answer blank. */
export const beneficiary: fc.Arbitrary<Beneficiary> = fc.record({
  id: rowId,
  beneficiaryId: serverId,
  kind: fc.constantFrom(...BENEFICIARY_KINDS),
  organisationName: orNull(nameText.map((name) => `${name} & Friends (Australia)`)),
  abn: orNull(abnText),
  firstName: orNull(nameText),
  lastName: orNull(nameText),
  dateOfBirth: orNull(calendarDate),
  relationshipToPolicyHolder: orNull(fc.constantFrom(...RELATIONSHIPS)),
  countryOfCitizenship: orNull(fc.constantFrom('Australia', 'New Zealand', 'Côte d’Ivoire')),
  addressSame: fc.boolean(),
  address: orNull(nameText.map((name) => `7 ${name} Road`)),
  benefitPercent: orNull(basisPoints),
})

/** Up to five beneficiaries, each with a row id of its own. */
export const beneficiaryRows: fc.Arbitrary<Beneficiary[]> = fc.uniqueArray(beneficiary, {
  maxLength: 5,
  selector: ({ id }) => id,
})

/** The beneficiaries as a save carries them: of life cover alone, without rows of no share. */
export function savableBeneficiaries(given: Beneficiaries, quote: ClientQuote): Beneficiaries {
  const isActive = quote.covers.selectedCovers.includes('life') && (quote.lifeCover.amount ?? 0) > 0
  if (!isActive || given.used !== true) {
    return { used: isActive ? given.used : null, nominationType: null, rows: [] }
  }
  const { nominationType } = given
  const inSuper = nominationType === 'nominated' ? 'binding' : nominationType
  return {
    used: true,
    nominationType: quote.lifeCover.lifeOwner === 'O' ? 'nominated' : inSuper,
    rows: given.rows
      .filter(({ benefitPercent }) => benefitPercent !== 0)
      .map(submittedBeneficiary)
      .map((row) => (row.addressSame ? { ...row, address: null } : row)),
  }
}

/** The basis points of some weights, which add up to 10,000 exactly. */
function sharesOf(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = weights.map((weight) => Math.floor((weight * 10_000) / total))
  const rest = 10_000 - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, index) => (index === 0 ? share + rest : share))
}

interface Nominated {
  readonly owner: ClientQuote['lifeCover']['lifeOwner']
  /** Weights, one a person. */
  readonly shares: readonly number[]
  readonly first: string
  readonly last: string
  readonly abn: string
}

/** Beneficiaries who lack nothing; outside super the second is an organisation. */
export function lawfulRows({ shares, first, last, owner, abn }: Nominated): Beneficiary[] {
  const charity = {
    ...emptyBeneficiary('row-1'),
    kind: 'organisation',
    organisationName: `${last} & Friends (Australia)`,
    abn,
    address: '7 Other Road, Perth WA 6000',
  } as const
  const rows = sharesOf(shares).map(
    (benefitPercent, index): Beneficiary => ({
      ...emptyBeneficiary(`row-${index}`),
      firstName: first,
      lastName: last,
      dateOfBirth: `199${index}-05-17`,
      relationshipToPolicyHolder: owner === 'O' ? 'Sibling' : 'Child',
      countryOfCitizenship: 'Australia',
      addressSame: index > 0,
      address: index > 0 ? null : '7 Other Road, Perth WA 6000',
      benefitPercent,
    }),
  )
  // Outside super the second is an organisation.
  return rows.map((row) =>
    owner === 'O' && row.id === charity.id ? { ...charity, benefitPercent: row.benefitPercent } : row,
  )
}
