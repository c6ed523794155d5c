import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import type { FieldError } from '../../problem/Problem.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { openJson } from '../../sealing/sealedJson.ts'
import { beneficiaries, secondPolicyHolders } from '../accounts/tables.ts'
import { type IdContext, isIdOf } from './applicationIds.ts'

/** The people of an application. */
type People = Pick<
  Schema<'SaveApplicationRequest'>,
  'beneficiaryContacts' | 'contactDetails' | 'policyHolderDetails'
>

interface Named {
  field: string
  value: string | null | undefined
}

/**
 * Returns errors for ids that were issued neither to this draft nor to this customer, and for repeated rows. An
 * unknown id and another customer's are refused alike.
 */
export async function checkApplicationIds(
  queries: Queries,
  context: IdContext,
  body: People,
  owner: string | null,
): Promise<FieldError[]> {
  const contacts = body.beneficiaryContacts ?? []
  const shares = contacts.map(({ beneficiaryId }, index): Named => {
    return { field: `beneficiaryContacts.${index}.beneficiaryId`, value: beneficiaryId }
  })
  const holders: Named[] = [
    { field: 'contactDetails.id', value: body.contactDetails.id },
    { field: 'policyHolderDetails.id', value: body.policyHolderDetails?.id },
  ]
  const unknown = [
    ...shares.filter(({ value }) => value && !isIdOf(context, 'beneficiary', value)),
    ...holders.filter(({ value }) => value && !isIdOf(context, 'holder', value)),
  ]
  const own = owner === null || unknown.length === 0 ? [] : await savedIds(queries, context.sealing, owner)
  const isOwn = ({ field, value }: Named) =>
    own.some((known) => known.field.test(field) && known.id === value)
  return [
    ...unknown.filter((one) => !isOwn(one)).map(({ field }) => ({ field, code: 'unknown' })),
    ...[shares, holders, rowsOfBeneficiaries(body), rowsOfHolders(body)].flatMap(repeated),
  ]
}

const rowsOfBeneficiaries = ({ beneficiaryContacts }: People): Named[] =>
  (beneficiaryContacts ?? []).map(({ rowId }, index) => ({
    field: `beneficiaryContacts.${index}.rowId`,
    value: rowId,
  }))

const rowsOfHolders = ({ contactDetails, policyHolderDetails }: People): Named[] => [
  { field: 'contactDetails.rowId', value: contactDetails.rowId },
  { field: 'policyHolderDetails.rowId', value: policyHolderDetails?.rowId },
]

const repeated = (list: Named[]): FieldError[] =>
  list
    .filter(({ value }, index) => value && list.findIndex((other) => other.value === value) < index)
    .map(({ field }) => ({ field, code: 'repeated' }))

/** Lists the ids of the customer's account, and the fields in which each may be used. */
async function savedIds(queries: Queries, sealing: Sealing, owner: string) {
  const people = await queries
    .select({ id: beneficiaries.id })
    .from(beneficiaries)
    .where(eq(beneficiaries.owner, owner))
  const [second] = await queries
    .select({ holder: secondPolicyHolders.holder })
    .from(secondPolicyHolders)
    .where(eq(secondPolicyHolders.owner, owner))
  const holder =
    second && openJson<Schema<'PolicyHolder'>>(sealing, 'second policy holder', owner, second.holder)
  return [
    { field: /^contactDetails/, id: owner },
    { field: /^policyHolderDetails/, id: holder?.id },
    ...people.map(({ id }) => ({ field: /^beneficiaryContacts/, id })),
  ]
}
