import type { Socket } from 'node:net'
import type { Ending, Fault } from './Fault.ts'
import { bytesOf, type HttpMessage, withHeader } from './httpMessage.ts'

const SLICES_PER_SECOND = 20

/** Waits so many milliseconds. */
export type Pause = (ms: number) => Promise<void>

/** Sends an answer to the client, as the fault allows. */
export async function deliver(
  client: Socket,
  answer: HttpMessage,
  fault: Fault | null,
  pause: Pause,
): Promise<void> {
  switch (fault?.kind) {
    case 'cut-answer':
      return cut(client, answer, fault, pause)
    case 'bandwidth':
      return trickle(client, bytesOf(answer), fault.bytesPerSecond, pause)
    case 'break':
      return void client.end(bytesOf(broken(answer, fault.what)))
    case 'latency':
      await pause(fault.ms)
  }
  client.end(bytesOf(answer))
}

function broken(answer: HttpMessage, what: 'content-type' | 'date' | 'gzip'): HttpMessage {
  return what === 'gzip' ? withHeader(answer, 'content-encoding', 'gzip') : withHeader(answer, what, null)
}

async function cut(
  client: Socket,
  { head, body }: HttpMessage,
  { bodyBytes, ending }: { readonly bodyBytes: number | null; readonly ending: Ending },
  pause: Pause,
): Promise<void> {
  if (bodyBytes !== null) {
    const part = bytesOf({ head, body: body.subarray(0, bodyBytes) })
    await new Promise<void>((resolve) => client.write(part, () => resolve()))
    // A reset discards data in flight, so it waits until the other side may have read it.
    if (ending === 'reset') await pause(1000 / SLICES_PER_SECOND)
  }
  end(client, ending)
}

function end(client: Socket, ending: Ending): void {
  if (ending === 'reset') client.resetAndDestroy()
  if (ending === 'close') client.end()
}

async function trickle(client: Socket, bytes: Buffer, bytesPerSecond: number, pause: Pause): Promise<void> {
  const slice = Math.max(1, Math.round(bytesPerSecond / SLICES_PER_SECOND))
  for (let sent = 0; sent < bytes.length && client.writable; sent += slice) {
    client.write(bytes.subarray(sent, sent + slice))
    await pause(1000 / SLICES_PER_SECOND)
  }
  client.end()
}
