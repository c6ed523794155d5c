import type { IdentityDocumentType } from './types.ts'

/** The name of a way to count points. */
export type PointSchemeId = 'national' | 'queensland'

/** Documents that count alike: the first that is counted here has the first of the points, each further one the next. */
interface PointTier {
  readonly types: readonly IdentityDocumentType[]
  readonly points: readonly [number, ...number[]]
  /** Whether the last of the points count for every further document; otherwise it is left for the tiers below. */
  readonly repeats: boolean
}

/** A way to count points. */
export interface PointScheme {
  readonly id: PointSchemeId
  /** How many are needed. */
  readonly needed: number
  /** At least one of these has to be among the documents. */
  readonly primary: readonly IdentityDocumentType[]
  /** Each document counts in the first tier that takes it. */
  readonly tiers: readonly PointTier[]
}

const founding = ['passport', 'birthCertificate', 'citizenshipCertificate'] as const
const supporting = [
  'driverLicence',
  'immiCard',
  'visa',
  'medicareCard',
  'marriageCertificate',
  'changeOfNameCertificate',
] as const

/**
 * The two ways to count 100 points. Queensland counts a licence 60, a passport, a birth or a citizenship certificate 50,
 * anything else 40; the older national style counts the first primary document 70, then the first other one 40 and further
 * ones 25. (Screens, "Identity check".) What a scheme does not name, ImmiCard and change of name, counts as its least.
 */
export const POINT_SCHEMES: Readonly<Record<PointSchemeId, PointScheme>> = {
  national: {
    id: 'national',
    needed: 100,
    primary: founding,
    tiers: [
      { types: founding, points: [70], repeats: false },
      { types: [...founding, ...supporting], points: [40, 25], repeats: true },
    ],
  },
  queensland: {
    id: 'queensland',
    needed: 100,
    primary: ['driverLicence', ...founding],
    tiers: [
      { types: ['driverLicence'], points: [60], repeats: true },
      { types: founding, points: [50], repeats: true },
      { types: supporting, points: [40], repeats: true },
    ],
  },
}
