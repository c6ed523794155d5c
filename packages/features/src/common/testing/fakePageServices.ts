import { createApiClient, type SavedQuotes, type SupplierDocuments } from '@coverkit/api-client'
import type { ComparisonRequest, InsurerAnswer, ProjectionAnswer } from '@coverkit/core'
import type { Drafts, Send } from '@coverkit/drafts'
import { createStore } from 'jotai'
import { flowSenders } from '#common/draft/flowSenders.ts'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { examplePrices } from './examplePrices.ts'

/** How an insurer behaves: an answer, never an answer, or a failing service. */
export type Behaviour = InsurerAnswer | 'hang' | 'fail'

interface FakePageServicesOptions {
  /** Opens the drafts, once. Only drafts opened with the senders send anything. */
  readonly drafts: (senders: Readonly<Record<string, Send>>) => Promise<Drafts>
  readonly behave: (code: string, request: ComparisonRequest) => Behaviour
  /** The answer on the coming years for the insurers that answer so; the request fails when absent. */
  readonly project?: (
    request: ComparisonRequest,
    answers: readonly InsurerAnswer[],
  ) => ProjectionAnswer | 'hang' | 'fail'
  /** Saves that arrive. */
  readonly onSave?: (body: unknown) => void
  readonly saves?: 'ok' | 'fail'
  /** The quotes that the customer saved; the request fails when null or absent. */
  readonly savedQuotes?: () => Promise<SavedQuotes | null>
  /** The insurers' documents; a failing service where it is null or absent. */
  readonly documents?: () => readonly SupplierDocuments[] | null
}

/** Page services whose backend answers comparisons as given, for stories and tests. */
export function fakePageServices({
  drafts,
  behave,
  project,
  onSave,
  saves = 'ok',
  savedQuotes,
  documents,
}: FakePageServicesOptions): PageServices {
  const { insurers: _, ...head } = examplePrices
  async function answer(request: Request): Promise<Response> {
    if (request.url.endsWith('/quote/saved')) {
      const saved = (await savedQuotes?.()) ?? null
      return json(saved ?? {}, saved ? 200 : 400)
    }
    if (request.url.endsWith('/GetSupplierDoc')) {
      const list = documents?.() ?? null
      return json({ successful: true, data: JSON.stringify(list) }, list ? 200 : 500)
    }
    const body: unknown = await request.json()
    if (request.url.endsWith('/savequotes')) {
      onSave?.(body)
      return saves === 'ok' ? json({ successful: true, id: 'saved' }) : json({}, 500)
    }
    const requested = body as ComparisonRequest
    const behaviours = (requested.supplierCodes ?? []).map((code) => behave(code, requested))
    const insurers = behaviours.filter((behaviour) => typeof behaviour === 'object')
    if (request.url.endsWith('/quote/projection')) {
      const projection = project?.(requested, insurers) ?? 'fail'
      if (projection === 'hang') return hang(request.signal)
      return projection === 'fail' ? json({}, 501) : json(projection)
    }
    if (behaviours.includes('hang')) return hang(request.signal)
    return insurers.length === behaviours.length ? json({ ...head, insurers }) : json({}, 501)
  }
  const client = createApiClient({ baseUrl: 'https://api.example', fetch: answer })
  const own = async () => client
  let opened: Promise<Drafts> | undefined
  return {
    config: { accountName: 'plain', apiUrl: 'https://api.example', cdnUrl: '' },
    store: createStore(),
    drafts() {
      opened ??= drafts(flowSenders({ own, anonymous: own }))
      return opened
    },
    client: own,
    flows: new Set(),
    identity: async () => null,
  }
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status })
}

function hang(signal: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
