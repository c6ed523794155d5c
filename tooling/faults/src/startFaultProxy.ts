import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { deliver, type Pause } from './deliver.ts'
import type { Aim, Answered, Fault, Proxied } from './Fault.ts'
import { bytesOf, type HttpMessage, parseMessage, readRequest, readToEnd, withHeader } from './httpMessage.ts'

export type { Aim, Answered, Ending, Fault, Proxied } from './Fault.ts'

export interface FaultProxy {
  readonly url: string
  /** Sets the fault from now on; null ends every fault. */
  set(fault: Fault | null, aim?: Aim): void
  /** Every request that came through, oldest first. */
  readonly log: readonly Proxied[]
  close(): Promise<void>
}

export interface FaultProxyOptions {
  readonly target: string
  /** Clock for latency and bandwidth; real time when absent. */
  readonly pause?: Pause
}

const wait: Pause = (ms) => setTimeout(ms)

const isNoPreflight = ({ method }: { readonly method: string }) => method !== 'OPTIONS'

/**
 * A proxy between a browser and the backend that injects faults. Each connection carries one request, so that
 * every fault meets exactly the request it is meant for.
 */
export async function startFaultProxy({ target, pause = wait }: FaultProxyOptions): Promise<FaultProxy> {
  const { hostname, port } = new URL(target)
  const log: Proxied[] = []
  const sockets = new Set<Socket>()
  let fault: Fault | null = null
  let aim: Aim = {}
  let left = Number.POSITIVE_INFINITY

  const faultFor = (request: { method: string; path: string }): Fault | null => {
    if (!fault || left <= 0 || !(aim.when ?? isNoPreflight)(request)) return null
    left -= 1
    return fault
  }

  const open = (socket: Socket): Socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    return socket
  }

  const forward = async (request: Buffer): Promise<HttpMessage | null> => {
    const backend = open(connect(Number(port), hostname))
    backend.write(request)
    const bytes = await readToEnd(backend).catch(() => null)
    return bytes && parseMessage(bytes)
  }

  const pass = async (client: Socket): Promise<void> => {
    if (fault?.kind === 'refuse') return void client.resetAndDestroy()
    const requested = await readRequest(client)
    if (!requested) return
    const [method = '', path = ''] = requested.head.split(' ')
    const own = faultFor({ method, path })
    const answers: Answered[] = []
    log.push({
      at: Date.now(),
      method,
      path,
      body: requested.body.toString(),
      fault: own?.kind ?? null,
      answers,
    })
    const request = bytesOf(withHeader(requested, 'connection', 'close'))
    if (own?.kind === 'bandwidth') await pause((request.length / own.bytesPerSecond) * 1000)
    if (own?.kind === 'cut-request') return cutRequest(request.subarray(0, own.afterBytes), client)
    if (own?.kind === 'replay') note(answers, await forward(request))
    const answer = note(answers, await forward(request))
    if (answer) await deliver(client, answer, own, pause)
    else client.resetAndDestroy()
  }

  const cutRequest = async (part: Buffer, client: Socket): Promise<void> => {
    const backend = open(connect(Number(port), hostname))
    await new Promise<void>((resolve) => backend.write(part, () => resolve()))
    backend.resetAndDestroy()
    client.resetAndDestroy()
  }

  const server = createServer({ allowHalfOpen: true }, (client) => void pass(open(client)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    log,
    set(next, nextAim = {}) {
      fault = next
      aim = nextAim
      left = nextAim.times ?? Number.POSITIVE_INFINITY
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function note(answers: Answered[], answer: HttpMessage | null): HttpMessage | null {
  if (answer) answers.push({ status: Number(answer.head.split(' ')[1]), body: answer.body.toString() })
  return answer
}
