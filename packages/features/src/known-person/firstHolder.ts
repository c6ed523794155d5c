import { loadRaw } from '@coverkit/flow-draft/store'
import type { PageServices } from '#common/page-services/createPageServices.ts'

/** What this device knows of somebody who has told us their name. */
export interface KnownPerson {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string | null
}

/** The first policy holder of the application on this device, as far as their details were submitted; null without one. */
export async function firstHolder({ drafts }: Pick<PageServices, 'drafts'>): Promise<KnownPerson | null> {
  const loaded = await loadRaw(await drafts(), 'application')
  if (loaded.status !== 'found') return null
  const holders = memberOf(memberOf(loaded.draft.answers, 'application'), 'holders')
  const first: unknown = Array.isArray(holders) ? holders[0] : undefined
  const [firstName, lastName, email] = ['firstName', 'lastName', 'email'].map((name) => textOf(first, name))
  if (!firstName && !lastName && !email) return null
  return { firstName: firstName ?? null, lastName: lastName ?? null, email: email ?? null }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}

function textOf(value: unknown, name: string): string | null {
  const text = memberOf(value, name)
  return typeof text === 'string' ? text : null
}
