import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { networkOf } from '../auth/networkOf.ts'
import { unavailable } from '../problem/Problem.ts'
import { makePool, type PoolSize } from './memoryPool.ts'

export interface AnswerLimits {
  /** The memory of all answers that their readers have not taken yet. */
  pool: PoolSize
  /** The bytes up to which an answer does not count, since the system's own buffers take it. */
  small: number
  /** The memory that a streamed answer needs, however long it is. */
  streamed: number
  /** The rate, in bytes a second, at which an answer has to be taken, after a time of grace. */
  leastRate: number
  graceMs: number
}

const LONGEST_MS = 600_000

/**
 * Limits the memory of answers that are on their way. One for which there is no room is answered 503; one that is taken too
 * slowly ends with its connection. Returns what tells how long there has been no room.
 */
export function limitAnswers(
  server: FastifyInstance,
  { pool: size, small, streamed, leastRate, graceMs }: AnswerLimits,
  now: () => Date,
) {
  const pool = makePool(size, now)
  server.addHook('onSend', async (request, reply, answer) => {
    const length = lengthOf(answer, reply)
    const held = answer instanceof Readable ? Math.min(length, streamed) : length
    if (held <= small) return answer
    const network = networkOf(request.ip)
    if (!pool.take(network, held)) {
      if (answer instanceof Readable) answer.destroy()
      throw unavailable('busy')
    }
    const mostMs = Math.min(graceMs + (length / leastRate) * 1_000, LONGEST_MS)
    const timer = setTimeout(() => request.raw.socket.destroy(), mostMs)
    let isGiven = false
    const give = () => {
      clearTimeout(timer)
      if (!isGiven) pool.give(network, held)
      isGiven = true
    }
    // `finish` follows the last byte that the system took; a client that hung up brings `close` alone.
    reply.raw.once('finish', give).once('close', give)
    return answer
  })
  return pool
}

/** Returns the bytes of an answer; those of a stream are what its header says, or endless. */
function lengthOf(answer: unknown, reply: FastifyReply): number {
  if (typeof answer === 'string') return Buffer.byteLength(answer)
  if (answer instanceof Uint8Array) return answer.byteLength
  if (answer instanceof Readable) return Number(reply.getHeader('content-length') ?? Number.POSITIVE_INFINITY)
  return 0
}
