import type { Page } from '@playwright/test'
import { places } from '../places.ts'
import { exampleOf, operations } from './contract.ts'
import { payloadTeller } from './payloads.ts'
import { seedAnswer } from './seedAnswer.ts'

/**
 * Operations that are answered with the contract's example, since the backend has nothing to list: a quote
 * whose insurer has a payload as its name is not stored, and a new customer has no policy, no change of one
 * and no transfer.
 */
const FROM_EXAMPLE = new Set(['listPolicies', 'listPolicyChanges', 'listSavedQuotes', 'listTransfers'])

/** Changes an answer after it is seeded; `given` is the original answer. */
export type Amend = (operation: string, seeded: unknown, given: unknown) => unknown

/** Puts payloads into every answer of the backend; returns the operations that it met. */
export async function seedAnswers(page: Page, amend: Amend = (_, seeded) => seeded): Promise<Set<string>> {
  const met = new Set<string>()
  const next = payloadTeller()
  await page.route(`${places.api}/**`, async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const operation = operations.find(
      ({ method, path }) => method === request.method() && path.test(pathname),
    )
    if (!operation) return route.fallback()
    const response = await route.fetch()
    if (!/json/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response })
    met.add(operation.id)
    const body: unknown = FROM_EXAMPLE.has(operation.id) ? exampleOf(operation) : await response.json()
    await route.fulfill({ response, json: amend(operation.id, seedAnswer(operation, body, next), body) })
  })
  return met
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Restores the name of the person who signs, since a signature with another name is refused. */
export function withOwnName(seeded: unknown, given: unknown): unknown {
  if (!isRecord(seeded) || !isRecord(seeded.holder) || !isRecord(given) || !isRecord(given.holder))
    return seeded
  const { firstName, middleName, lastName } = given.holder
  return { ...seeded, holder: { ...seeded.holder, firstName, middleName, lastName } }
}
