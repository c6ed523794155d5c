import type { Owner } from '../covers/terms.ts'

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

/** The types of a nomination: the first two inside super, the last outside. */
export const NOMINATION_TYPES = ['binding', 'nonBinding', 'nominated'] as const
/** A binding or non-binding nomination inside super, or one outside. */
export type NominationType = (typeof NOMINATION_TYPES)[number]

/** Most beneficiaries of one policy. (Specification, point 9.) */
export const MAXIMUM_BENEFICIARIES = 5

/** The kinds of beneficiary; an organisation only outside super. */
export const BENEFICIARY_KINDS = ['person', 'organisation'] as const
/** A person or an organisation that receives a share of the life benefit. */
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
 * Returns the relationships that the owner of the life cover allows. Super pays dependants and the estate only;
 * cover partly in super has one list for both parts and so the narrower one.
 */
export function relationshipsFor(owner: Owner): readonly Relationship[] {
  return owner === 'O' ? RELATIONSHIPS : inSuper
}

/** Returns the kinds of beneficiary that the owner of the life cover allows: super pays no organisation. */
export function beneficiaryKindsFor(owner: Owner): readonly BeneficiaryKind[] {
  return owner === 'O' ? BENEFICIARY_KINDS : ['person']
}

/** Returns the nomination types that the owner of the life cover allows; outside super there is one. */
export function nominationTypesFor(owner: Owner): readonly NominationType[] {
  return owner === 'O' ? ['nominated'] : ['binding', 'nonBinding']
}

/** Returns the chosen type if the owner allows it, else the only type that is allowed, else null. */
export function nominationTypeFor(owner: Owner, chosen: NominationType | null): NominationType | null {
  const allowed = nominationTypesFor(owner)
  const only = allowed.length === 1 ? allowed[0] : undefined
  return allowed.find((type) => type === chosen) ?? only ?? null
}
