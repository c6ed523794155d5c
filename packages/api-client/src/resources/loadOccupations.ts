import { call } from '../call.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import { getOccupationsOperation } from '../generated/operations/getOccupations.ts'
import { getOccupationsFileOperation } from '../generated/operations/getOccupationsFile.ts'
import { occupationsReader } from '../generated/readers/occupationsReader.ts'
import type { Occupation, Occupations } from '../generated/schema.ts'
import { type ReportPaths, readText } from '../http/readAnswer.ts'
import { reportData } from '../http/unreadable.ts'

/** Milliseconds to wait for the CDN before the backend's list is used. */
const CDN_TIMEOUT_MS = 3_000

const params = { query: { MethodName: 'Occupations' } } as const

const requestList = call(getOccupationsOperation, { isSafe: true, send: () => ({ params }) })

async function fileOf(client: ApiClient, { signal }: CallOptions): Promise<Occupations | null> {
  const file = await client.request({
    ...getOccupationsFileOperation,
    baseUrl: client.cdnUrl,
    // The CDN's own address ends with the first part of the path.
    path: '/data.json' as '/cdn/data.json',
    bearer: null,
    timeoutMs: CDN_TIMEOUT_MS,
    signal,
  })
  return file.ok ? listOf(file.value.data, reportData(client, getOccupationsFileOperation)) : null
}

function listOf(data: string, report: ReportPaths): Occupations | null {
  const list = readText(occupationsReader(), data, report)
  return list.ok ? list.value : null
}

async function listFrom(client: ApiClient, options: CallOptions): Promise<Occupations | null> {
  const answer = await requestList(client, undefined, options)
  return answer.ok ? listOf(answer.value.data, reportData(client, getOccupationsOperation)) : null
}

/**
 * The occupations: the CDN's file, or the backend's list when the file cannot be had within 3 seconds, cannot be read
 * or is empty. The CDN gets no token.
 *
 * @throws Error `Failed to fetch occupation data` when neither gives a list; the signal's reason when it was aborted
 */
export async function loadOccupations(
  client: ApiClient,
  options: CallOptions = {},
): Promise<readonly Occupation[]> {
  const list = (await fileOf(client, options)) ?? (await listFrom(client, options))
  options.signal?.throwIfAborted()
  if (list === null) throw new Error('Failed to fetch occupation data')
  return list
}
