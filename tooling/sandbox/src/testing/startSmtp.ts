import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export interface ReceivedMail {
  to: string
  data: string
}

export interface SmtpServer {
  url: string
  /** The accepted messages with their recipients. */
  received: ReceivedMail[]
  /** Recipients in order, accepted or not. */
  named: string[]
  /** Resolves when so many messages have arrived. */
  arrived: (count: number) => Promise<void>
  close: () => void
}

/** The refusal of an address: an answer such as `550 unknown`, or a lost connection. */
export type Refusals = Readonly<Record<string, string | 'drop'>>

/** Starts a mail server that stores accepted mail in memory. `refusals` may change while it runs. */
export async function startSmtp(refusals: Refusals = {}): Promise<SmtpServer> {
  const received: ReceivedMail[] = []
  const named: string[] = []
  const server = createServer((socket) => converse(socket, { named, refusals, take: (mail) => take(mail) }))
  const take = (mail: ReceivedMail) => {
    received.push(mail)
    server.emit('mail')
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    named,
    arrived: async (count) => {
      while (received.length < count) await once(server, 'mail')
    },
    close: () => server.close(),
  }
}

interface Conversation {
  named: string[]
  refusals: Refusals
  take: (mail: ReceivedMail) => void
}

function converse(socket: Socket, { named, refusals, take }: Conversation): void {
  let to = ''
  let data: string[] | null = null
  const answer = (line: string) => socket.write(`${line}\r\n`)
  const receiver = (address: string) => {
    to = address
    named.push(to)
    const refusal = refusals[to]
    if (refusal === 'drop') socket.destroy()
    else answer(refusal ?? '250 ok')
  }
  const read = (line: string) => {
    if (data && line === '.') {
      take({ to, data: data.join('\n') })
      data = null
      answer('250 kept')
    } else if (data) data.push(line)
    else if (/^RCPT TO:/i.test(line)) receiver(/<(.*)>/.exec(line)?.[1] ?? '')
    else if (/^DATA/i.test(line)) {
      data = []
      answer('354 go on')
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
    else answer('250 ok')
  }
  let rest = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(read)
  })
  socket.on('error', () => {})
  answer('220 ready')
}
