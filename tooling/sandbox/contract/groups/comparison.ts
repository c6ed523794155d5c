import { parseJson } from '../fit.ts'
import { exampleOf, operationOf } from '../operations.ts'
import { bodyOf } from '../outcomes.ts'
import type { Answer } from '../send.ts'

export type Body = Record<string, unknown>

export function occupationIdsOf(answer: Answer): readonly number[] {
  const { data } = (bodyOf(answer) ?? {}) as { data?: unknown }
  const list = typeof data === 'string' ? parseJson(data) : undefined
  return Array.isArray(list) ? list.map(({ id }: { id: number }) => id) : []
}

/** The example's question, about an occupation of the backend's own. */
export function comparisonOf(occupationIds: readonly number[]): Body {
  const { clients, ...body } = exampleOf(operationOf('compareQuotes')) as { clients: Body[] }
  const [client = {}] = clients
  const known = occupationIds.includes(Number(client.occupationId)) ? client.occupationId : occupationIds[0]
  return { ...body, clients: [{ ...client, occupationId: known ?? client.occupationId }] }
}
