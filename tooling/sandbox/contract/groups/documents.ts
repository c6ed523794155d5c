import { type Check, check, failed, type Outcome, ok, skipped } from '../Check.ts'
import type { Contract } from '../Contract.ts'
import { parseJson } from '../fit.ts'
import { callOf, operationOf, request } from '../operations.ts'
import { bodyOf, readable } from '../outcomes.ts'

interface Linked {
  readonly supplierCode: string
  readonly name: string
  readonly url: string
}

/** Content types that browsers display or download. */
const SHOWN = /^(application\/pdf|text\/html|text\/plain|application\/octet-stream)\b/
const MOST_DOCUMENTS = 100
const MOST_NAMED = 3

export async function documentChecks(contract: Contract): Promise<readonly Check[]> {
  const operation = operationOf('getSupplierDocuments')
  let linked: readonly Linked[] = []
  const list = await check(operation.id, callOf(operation), async () => {
    const answer = await request(contract, operation)
    const outcome = readable(operation, answer)
    if (outcome.status === 'ok') linked = linkedIn(bodyOf(answer))
    return outcome
  })
  return [list, await check('documents', 'GET each address', () => allReached(contract, linked))]
}

function linkedIn(value: unknown): readonly Linked[] {
  const { data } = (value ?? {}) as { data?: unknown }
  const insurers = (typeof data === 'string' ? parseJson(data) : []) as {
    supplierCode: string
    documents: Omit<Linked, 'supplierCode'>[]
  }[]
  return insurers.flatMap(({ supplierCode, documents }) =>
    documents.map((each) => ({ ...each, supplierCode })),
  )
}

async function allReached(contract: Contract, linked: readonly Linked[]): Promise<Outcome> {
  if (linked.length === 0) return skipped('no document is named')
  const problems = await Promise.all(linked.slice(0, MOST_DOCUMENTS).map((each) => problemOf(contract, each)))
  const found = problems.flatMap((each) => each ?? [])
  const more = found.length - MOST_NAMED
  if (found.length === 0) return ok()
  return failed(found.slice(0, MOST_NAMED).join('; ') + (more > 0 ? `; and ${more} more` : ''))
}

/** Links lead there, so no page reads an answer. A path is one of the backend's host. */
async function problemOf(
  { url: backend, timeoutMs }: Contract,
  { supplierCode, name, url }: Linked,
): Promise<string | null> {
  const address = new URL(url, backend)
  const named = `${supplierCode} “${name}” (${address})`
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
    await response.body?.cancel()
    if (!response.ok) return `${named} answers ${response.status}`
    const type = response.headers.get('content-type')
    return type !== null && SHOWN.test(type) ? null : `${named} has the content type ${type ?? '(none)'}`
  } catch {
    return `${named} gives no answer`
  }
}
