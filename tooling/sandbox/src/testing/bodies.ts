import { randomUUID } from 'node:crypto'
import type { SaveQuotesRequest, Tracking } from '@coverkit/core'
import { readDocument } from '../http/readDocument.ts'

interface Schemas {
  components: { schemas: Record<string, { examples?: unknown[] }> }
}

const { schemas } = (readDocument() as unknown as Schemas).components

/** The example of a schema of the document, as a copy. */
export function exampleOf<T>(schema: string): T {
  const [example] = schemas[schema]?.examples ?? []
  if (example === undefined) throw new Error(`${schema} has no example`)
  return structuredClone(example) as T
}

export const newTracking = (changes: Partial<Tracking> = {}): Tracking => ({
  id: randomUUID(),
  clientId: randomUUID(),
  draft: 'client-quote',
  rev: 1,
  sentAt: '2026-11-21T00:00:00Z',
  ...changes,
})

export function quoteBody(changes: Partial<SaveQuotesRequest> = {}): SaveQuotesRequest {
  return { ...exampleOf<SaveQuotesRequest>('SaveQuoteRequest'), tracking: newTracking(), ...changes }
}

export function calculationBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...exampleOf<Record<string, unknown>>('SaveCalculationRequest'),
    tracking: newTracking(),
    ...changes,
  }
}

/** A calculation whose result is to be mailed. */
export const mailedCalculation = (contactEmail: string, changes: Record<string, unknown> = {}) =>
  calculationBody({ isEmail: true, contactEmail, lifeCalculation: exampleOf('Needs'), ...changes })
