import type { FastifyRequest } from 'fastify'
import type { SiteOrigins } from '../mail/siteOrigins.ts'
import { type FieldError, Problem } from '../problem/Problem.ts'
import type { AccountNamePlace } from './accountNamePlaces.ts'

/**
 * Accepts only the account names of the sites, in their exact spelling: documents and mail show the name as the
 * broker's.
 * @throws Problem 422 with each field that has another name
 */
export function refuseUnknownSites(
  places: readonly AccountNamePlace[],
  request: Pick<FastifyRequest, AccountNamePlace['part']>,
  sites: SiteOrigins,
): void {
  const errors = places
    .flatMap(({ part, steps }) => namesAt(request[part], steps))
    .filter(({ name }) => !sites.has(name))
    .map(({ field }): FieldError => ({ field, code: 'unknown' }))
  if (errors.length > 0) throw new Problem(422, errors)
}

interface NamedAccount {
  field: string
  name: string
}

function namesAt(value: unknown, [step, ...rest]: readonly string[], field = ''): NamedAccount[] {
  if (step === undefined) return typeof value === 'string' ? [{ field, name: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => (step === '*' ? Array.isArray(value) : key === step))
    .flatMap(([key, inner]) => namesAt(inner, rest, field === '' ? key : `${field}.${key}`))
}
