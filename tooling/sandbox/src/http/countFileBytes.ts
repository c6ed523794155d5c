import type { FastifyReply, FastifyRequest } from 'fastify'
import { knownCallerOf } from '../auth/authenticate.ts'
import { remoteAddressOf } from '../auth/remoteAddressOf.ts'
import { mostStoredBytes } from '../files/storedBytes.ts'
import type { Services } from '../services/Services.ts'
import { type GiveBack, reserveBytes } from '../subjects/files/dailyBytes.ts'
import { FILE_BYTES } from './readFiles.ts'

interface Reserved {
  giveBack: GiveBack
  bytes: number
  /** True from the start of the operation, whose outcome then decides. */
  isRunning: boolean
}

const ofRequests = new WeakMap<FastifyRequest, Reserved>()

/** Reserves the most that may be stored of a file with so many bytes. */
async function reserve(services: Services, request: FastifyRequest, sent: number): Promise<Reserved> {
  const network = remoteAddressOf(request, services)
  const bytes = mostStoredBytes(sent)
  const sender = { network, subject: knownCallerOf(request)?.subject ?? null }
  return { bytes, giveBack: await reserveBytes(services, sender, bytes), isRunning: false }
}

/**
 * Counts a file's bytes before they are read; a file without a declared length counts as the largest one. They are
 * given back if it does not come.
 * @throws Problem 429 `rate-limit`
 */
export async function countFileBytes(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const most = request.routeOptions.bodyLimit ?? 0
  const declared = request.headers['content-length']
  const bytes = declared === undefined ? most : Math.min(Number(declared), most)
  const reserved = await reserve(services, request, bytes)
  ofRequests.set(request, reserved)
  const giveBackUnlessRunning = () => {
    // A lost count is better than a failure of the process.
    if (!reserved.isRunning) reserved.giveBack().catch(() => {})
  }
  if (reply.raw.closed) giveBackUnlessRunning()
  else reply.raw.once('close', giveBackUnlessRunning)
}

const isStored = (answer: unknown): answer is { size: number } =>
  typeof answer === 'object' && answer !== null && 'size' in answer && typeof answer.size === 'number'

/** Runs the operation that stores a file, and gives back what was not stored. */
export async function storingCounted<T>(request: FastifyRequest, run: () => Promise<T>): Promise<T> {
  const reserved = ofRequests.get(request)
  if (reserved) reserved.isRunning = true
  const answer = await run().catch(async (error) => {
    await reserved?.giveBack()
    throw error
  })
  if (reserved && isStored(answer)) await reserved.giveBack(reserved.bytes - answer.size)
  return answer
}

/**
 * Counts the bytes of an upload when it is begun, and gives them back if it was refused.
 * @throws Problem 429 `rate-limit`
 */
export async function beginCounted<T>(
  services: Services,
  request: FastifyRequest,
  begin: () => Promise<T>,
): Promise<T> {
  const bytes = Math.min(Number(request.headers['upload-length'] ?? 0), FILE_BYTES)
  const { giveBack } = await reserve(services, request, bytes)
  try {
    return await begin()
  } catch (error) {
    await giveBack()
    throw error
  }
}
