import type { Socket } from 'node:net'

const HEAD_END = '\r\n\r\n'

export interface HttpMessage {
  /** Start line and headers, without the empty line. */
  readonly head: string
  readonly body: Buffer
}

export const bytesOf = ({ head, body }: HttpMessage): Buffer =>
  Buffer.concat([Buffer.from(head + HEAD_END, 'latin1'), body])

/** A message as far as it was received; null while its head is not complete. */
export function parseMessage(bytes: Buffer): HttpMessage | null {
  const end = bytes.indexOf(HEAD_END)
  if (end < 0) return null
  return { head: bytes.toString('latin1', 0, end), body: bytes.subarray(end + HEAD_END.length) }
}

const headerOf = ({ head }: HttpMessage, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*(.*?)[ \\t]*$`, 'im').exec(head)?.[1]

/** The message with a header set, or without it (null). */
export function withHeader({ head, body }: HttpMessage, name: string, value: string | null): HttpMessage {
  const others = head.split('\r\n').filter((line) => !line.toLowerCase().startsWith(`${name}:`))
  return { head: [...others, ...(value === null ? [] : [`${name}: ${value}`])].join('\r\n'), body }
}

const lengthOf = (message: HttpMessage) => Number(headerOf(message, 'content-length') ?? 0)

/** Reads one request, its body by its length; null when the client leaves before it is whole. */
export function readRequest(socket: Socket): Promise<HttpMessage | null> {
  return new Promise((resolve) => {
    let bytes = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk])
      const message = parseMessage(bytes)
      if (message && message.body.length >= lengthOf(message)) resolve(message)
    })
    socket.once('close', () => resolve(null))
    socket.once('end', () => resolve(null))
  })
}

/** Reads all data until the other side closes. */
export function readToEnd(socket: Socket): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.once('end', () => resolve(Buffer.concat(chunks)))
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('The backend left without an answer')))
  })
}
