import { loadRaw } from '@coverkit/flow-draft/store'
import type { PageServices } from '#common/page-services/index.ts'

/** The name and email of an applicant, as stored on this device. */
export interface KnownPerson {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string | null
}

/** The part of the application's answers that is read here. Those answers extend it, so that one can't change alone. */
export interface NamedAnswers {
  readonly application: { readonly holders: readonly KnownPerson[] }
}

/** The fields of stored data that should be of a type, none of them read yet. */
const fieldsOf = <Stored>(value: unknown): { readonly [Name in keyof Stored]?: unknown } =>
  typeof value === 'object' && value !== null ? value : {}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The first policy holder of the application on this device, as far as their details were submitted; null without one. */
export async function firstHolder({ drafts }: Pick<PageServices, 'drafts'>): Promise<KnownPerson | null> {
  const loaded = await loadRaw(await drafts(), 'application')
  if (loaded.status !== 'found') return null
  const { application } = fieldsOf<NamedAnswers>(loaded.draft.answers)
  const { holders } = fieldsOf<NamedAnswers['application']>(application)
  const { firstName, lastName, email } = fieldsOf<KnownPerson>(Array.isArray(holders) ? holders[0] : null)
  const person = { firstName: textOf(firstName), lastName: textOf(lastName), email: textOf(email) }
  return person.firstName || person.lastName || person.email ? person : null
}
