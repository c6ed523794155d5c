import { loadRaw } from '@coverkit/flow-draft/store'
import type { PageServices } from '#common/page-services/index.ts'
import type { QuoteAnswers } from '#quote/answers'

/** A name and email, as stored on this device. */
export interface KnownPerson {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string | null
}

/** The part of the application's answers that is read here. Those answers extend it, so that the two change together. */
export interface NamedAnswers {
  readonly application: { readonly holders: readonly KnownPerson[] }
}

/** The part of the quote's answers that is read here, as `NamedAnswers`. */
export type AddressedAnswers = Pick<QuoteAnswers, 'mailedTo'>

/** The fields of stored data that should be of a type, none of them read yet. */
const fieldsOf = <Stored>(value: unknown): { readonly [Name in keyof Stored]?: unknown } =>
  typeof value === 'object' && value !== null ? value : {}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function personOf(value: unknown): KnownPerson | null {
  const { firstName, lastName, email } = fieldsOf<KnownPerson>(value)
  const person = { firstName: textOf(firstName), lastName: textOf(lastName), email: textOf(email) }
  return person.firstName || person.lastName || person.email ? person : null
}

function firstHolder(answers: unknown): KnownPerson | null {
  const { holders } = fieldsOf<NamedAnswers['application']>(fieldsOf<NamedAnswers>(answers).application)
  return personOf(Array.isArray(holders) ? holders[0] : null)
}

/**
 * The visitor, as far as their details were submitted on this device: the first policy holder of the application, else the
 * recipient of a mailed comparison. Null without either.
 */
export async function namedPerson({ drafts }: Pick<PageServices, 'drafts'>): Promise<KnownPerson | null> {
  const store = await drafts()
  const answersOf = async (flow: string) => {
    const loaded = await loadRaw(store, flow)
    return loaded.status === 'found' ? loaded.draft.answers : null
  }
  const holder = firstHolder(await answersOf('application'))
  return holder ?? personOf(fieldsOf<AddressedAnswers>(await answersOf('client-quote')).mailedTo)
}
