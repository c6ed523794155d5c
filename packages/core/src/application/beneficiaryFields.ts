import type { Owner } from '../covers/terms.ts'
import { type AnswersOf, defineFields } from '../fields/defineFields.ts'
import { choice, date, option, percent, stored, text, tick, yesNo } from '../fields/kinds.ts'
import { parseAddressLine, parseName } from '../fields/parseName.ts'
import { freeText } from './answerParsers.ts'
import {
  BENEFICIARY_KINDS,
  type BeneficiaryKind,
  beneficiaryKindsFor,
  NOMINATION_TYPES,
  nominationTypesFor,
  RELATIONSHIPS,
  type Relationship,
  relationshipsFor,
} from './nominations.ts'
import { parseCountry } from './parseCountry.ts'
import { parseAbn, parseOrganisationName } from './parseFund.ts'
import { rowId, serverId } from './readText.ts'

/** The context that the rules of a nomination read. */
export interface NominationContext {
  /** The owner of the life cover. */
  readonly owner: Owner
}

type Used = {
  readonly used: boolean | null
}

/** Whether beneficiaries are named, and by which type of nomination. Outside super there is one type, which is not asked. */
export const nominationFields = defineFields<NominationContext>()({
  used: yesNo({ required: true }),
  nominationType: choice(NOMINATION_TYPES, {
    includedWhen: ({ used }: Used) => used === true,
    required: (_: unknown, { owner }: NominationContext) => nominationTypesFor(owner).length > 1,
    among: (_: unknown, { owner }: NominationContext) => nominationTypesFor(owner),
  }),
})

/** The context that the rules of a beneficiary read. */
export interface BeneficiaryContext extends NominationContext {
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** Whether a share of nothing is allowed: a form drops such a row, a submission has none. */
  readonly mayShareNothing: boolean
}

type Named = {
  readonly kind: BeneficiaryKind
  readonly relationshipToPolicyHolder: Relationship | null
  readonly benefitPercent: number | null
}
type Housed = Named & {
  readonly addressSame: boolean
}
/** A row with a share of 0 % names no beneficiary: its other fields are not read. */
const counts = ({ benefitPercent }: Pick<Named, 'benefitPercent'>): boolean => benefitPercent !== 0
const isOrganisation = (row: Pick<Named, 'kind' | 'benefitPercent'>): boolean =>
  counts(row) && row.kind === 'organisation'
const isRelated = (row: Pick<Named, 'kind' | 'benefitPercent'>): boolean =>
  counts(row) && !isOrganisation(row)
const isPerson = (row: Named): boolean => counts(row) && isNamedPerson(row)

/** Whether a row is a person with a name: neither an organisation nor the estate. */
export const isNamedPerson = (row: Pick<Named, 'kind' | 'relationshipToPolicyHolder'>): boolean =>
  row.kind === 'person' && !isEstate(row)

/**
 * Whether a row is the estate: its administrator's name, birth and country are not known while the holder lives.
 */
export function isEstate({
  kind,
  relationshipToPolicyHolder,
}: Pick<Named, 'kind' | 'relationshipToPolicyHolder'>): boolean {
  return kind === 'person' && relationshipToPolicyHolder === 'Legal personal representative'
}

/** A person or an organisation that receives a share of the life benefit, in the order of the form. */
export const beneficiaryFields = defineFields<BeneficiaryContext>()({
  /** The form's own row. */
  id: stored(rowId, ''),
  /** Given by the server. */
  beneficiaryId: stored(serverId, null),
  // Drafts that were stored before organisations could be named have no kind.
  kind: option('person', BENEFICIARY_KINDS, {
    includedWhen: counts,
    offered: (_: unknown, { owner }: BeneficiaryContext) => beneficiaryKindsFor(owner),
  }),
  organisationName: text(parseOrganisationName, { includedWhen: isOrganisation, required: true }),
  /** 11 digits. */
  abn: text(parseAbn, { includedWhen: isOrganisation }),
  firstName: text(parseName, { includedWhen: isPerson, required: true }),
  lastName: text(parseName, { includedWhen: isPerson, required: true }),
  /** `YYYY-MM-DD`. */
  dateOfBirth: date({
    includedWhen: isPerson,
    required: true,
    aged: (_: unknown, { today }: BeneficiaryContext) => ({ on: today }),
  }),
  relationshipToPolicyHolder: choice(RELATIONSHIPS, {
    includedWhen: isRelated,
    required: true,
    among: (_: unknown, { owner }: BeneficiaryContext) => relationshipsFor(owner),
  }),
  /** A country's name as in `COUNTRIES`. */
  countryOfCitizenship: text(freeText(60), { includedWhen: isPerson, required: true }, parseCountry),
  /** Lives where the first policy holder lives; `address` then does not count. */
  addressSame: tick({ includedWhen: isPerson }),
  address: text(parseAddressLine, {
    includedWhen: (row: Housed) => isOrganisation(row) || (isPerson(row) && !row.addressSame),
    required: true,
  }),
  /** Whole basis points: 33.33 % is 3333. */
  benefitPercent: percent({
    required: true,
    atLeast: (_: unknown, { mayShareNothing }: BeneficiaryContext) => (mayShareNothing ? 0 : 1),
  }),
})

/** A person or an organisation that receives a share of the life benefit. `null` means not answered. */
export type Beneficiary = AnswersOf<typeof beneficiaryFields>
