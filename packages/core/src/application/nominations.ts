import type { Owner } from '../quote/types.ts'
import {
  BENEFICIARY_KINDS,
  type BeneficiaryKind,
  type NominationType,
  RELATIONSHIPS,
  type Relationship,
} from './types.ts'

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
