import * as z from 'zod/mini'
import type { ApiClient, Call, CallInit, CallOptions } from '../createApiClient.ts'
import { readText } from '../http/readAnswer.ts'

/** An occupation to choose from. */
export interface Occupation {
  /** A whole number from 1: the broker's own, sent as `occupationId`. */
  readonly id: number
  /** What the visitor chooses by; not empty. */
  readonly description: string
}

type Answer = { readonly data: string }

/** A CDN that has not answered by then is passed over. */
const CDN_TIMEOUT_MS = 3_000

const answerSchema: z.ZodMiniType<Answer> = z.object({ data: z.string() })

const occupationsSchema: z.ZodMiniType<Occupation[]> = z
  .array(z.object({ id: z.int().check(z.minimum(1)), description: z.string().check(z.minLength(1)) }))
  .check(z.minLength(1))

async function fetchFile(client: ApiClient, { signal }: CallInit) {
  const response = await client.fetch(new Request(`${client.cdnUrl}/data.json`, { signal }))
  return { data: await response.text(), response }
}

async function listFrom(client: ApiClient, call: Omit<Call<Answer>, 'schema'>) {
  const answer = await client.request({ ...call, schema: answerSchema })
  const list = answer.ok ? readText(occupationsSchema, answer.value.data) : answer
  return list.ok ? list.value : null
}

/**
 * The occupations: the CDN's file, or the backend's list when the file cannot be had within 3 seconds, cannot be read
 * or is empty. The CDN gets no token.
 *
 * @throws Error `Failed to fetch occupation data` when neither gives a list; the signal's reason when it was aborted
 */
export async function loadOccupations(
  client: ApiClient,
  { signal }: CallOptions = {},
): Promise<readonly Occupation[]> {
  const list =
    (await listFrom(client, {
      send: (init) => fetchFile(client, init),
      timeoutMs: CDN_TIMEOUT_MS,
      anonymous: true,
      signal,
    })) ??
    (await listFrom(client, {
      send: (init) =>
        client.http.GET('/OmniLifeApi/GetAllData', {
          ...init,
          params: { query: { MethodName: 'Occupations' } },
        }),
      safe: true,
      signal,
    }))
  signal?.throwIfAborted()
  if (list === null) throw new Error('Failed to fetch occupation data')
  return list
}
