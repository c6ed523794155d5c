import { Agent } from 'node:http'
import fc from 'fast-check'
import { ownRecords } from './ownRecords.ts'
import { type FuzzRequest, requestArbitrary } from './requestArbitrary.ts'
import { requestProblems } from './requestProblems.ts'
import { type FuzzAnswer, sendRequest } from './sendRequest.ts'
import { busyMsOf, watchBlocking } from './watchBlocking.ts'

const MOST_MS = 50
const IN_FLIGHT = 8
const TRIES = 3

export interface FuzzResult {
  seed: number
  statuses: Record<string, number>
  /** Requests with wrong answers, and those that block the thread whenever they are sent alone. */
  failures: string[]
}

/** Sends requests generated from a seed, several at a time. Seed and number determine all but the ids. */
export async function runFuzz(url: string, seed: number, runs: number): Promise<FuzzResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT })
  const records = await ownRecords(url, agent)
  const requests = fc.sample(requestArbitrary, { seed, numRuns: runs })
  const statuses: Record<string, number> = {}
  const failures: string[] = []
  const running = new Set<FuzzRequest>()
  const suspects = new Set<FuzzRequest>()
  const stop = watchBlocking((busyMs) => {
    if (busyMs > MOST_MS) for (const request of running) suspects.add(request)
  })
  const queue = requests.values()
  const worker = async () => {
    for (const made of queue) {
      const request = records.own(made)
      running.add(request)
      const answer = await sendTwice(() => sendRequest(url, agent, request))
      running.delete(request)
      if (!answer) {
        failures.push(`no answer: ${describe(request)}`)
        continue
      }
      records.note(request, answer)
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      const problem = requestProblems(request, answer)
      if (problem)
        failures.push(`${answer.status} ${problem}: ${describe(request)} ${answer.text.slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker))
  stop()
  for (const request of suspects) {
    const ms = await leastBusyMs(() => sendRequest(url, agent, request))
    if (ms > MOST_MS) failures.push(`${Math.round(ms)} ms: ${describe(request)}`)
  }
  agent.destroy()
  return { seed, statuses, failures }
}

/** Repeats a request once if its connection was lost, as an idle one may be. A second loss is a failure. */
const sendTwice = (send: () => Promise<FuzzAnswer>): Promise<FuzzAnswer | null> =>
  send()
    .catch(send)
    .catch(() => null)

async function leastBusyMs(run: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > MOST_MS; tries++) least = Math.min(least, await busyMsOf(run))
  return least
}

const describe = ({ method, path, headers, body }: FuzzRequest) =>
  `${method} ${path} ${JSON.stringify(headers)} ${body?.slice(0, 2000)}`
