import type { Owner } from '../quote/types.ts'

/** How a beneficiary is related to the policy holder; sent as it reads. */
export const RELATIONSHIPS = [
  'Spouse',
  'De facto',
  'Child',
  'Parent',
  'Sibling',
  'Interdependent',
  'Financial dependant',
  'Legal personal representative',
  'Other',
] as const
/** How a beneficiary is related to the policy holder. */
export type Relationship = (typeof RELATIONSHIPS)[number]

/** What a nomination is: the first two inside super, the last outside. */
export const NOMINATION_TYPES = ['binding', 'nonBinding', 'nominated'] as const
/** What a nomination is. */
export type NominationType = (typeof NOMINATION_TYPES)[number]

/** Most beneficiaries of one policy. (Specification, point 9.) */
export const MAXIMUM_BENEFICIARIES = 5

/** Who can receive a share of the life benefit; an organisation only outside super. */
export const BENEFICIARY_KINDS = ['person', 'organisation'] as const
/** Who can receive a share of the life benefit. */
export type BeneficiaryKind = (typeof BENEFICIARY_KINDS)[number]

const inSuper: readonly Relationship[] = [
  'Spouse',
  'De facto',
  'Child',
  'Interdependent',
  'Financial dependant',
  'Legal personal representative',
]

/**
 * Who may be named, by the owner of the life cover. Super pays dependants and the estate only; cover partly in super
 * has one list for both parts and so the narrower one.
 */
export function relationshipsFor(owner: Owner): readonly Relationship[] {
  return owner === 'O' ? RELATIONSHIPS : inSuper
}

/** What may be named, by the owner of the life cover: super pays no organisation. */
export function beneficiaryKindsFor(owner: Owner): readonly BeneficiaryKind[] {
  return owner === 'O' ? BENEFICIARY_KINDS : ['person']
}

/** What a nomination can be, by the owner of the life cover; outside super there is no choice. */
export function nominationTypesFor(owner: Owner): readonly NominationType[] {
  return owner === 'O' ? ['nominated'] : ['binding', 'nonBinding']
}

/** What was chosen if the owner allows it; the only type where there is no choice; otherwise null. */
export function nominationTypeFor(owner: Owner, chosen: NominationType | null): NominationType | null {
  const allowed = nominationTypesFor(owner)
  const only = allowed.length === 1 ? allowed[0] : undefined
  return allowed.find((type) => type === chosen) ?? only ?? null
}
