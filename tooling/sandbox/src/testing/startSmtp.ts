import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'

interface ReceivedMail {
  /** The sender of the envelope. */
  from: string
  to: string
  data: string
}

export interface SmtpServer {
  url: string
  /** The accepted messages with their recipients. */
  received: ReceivedMail[]
  /** Recipients in order, accepted or not. */
  named: string[]
  /** The bytes that were received without TLS. */
  clearText: () => string
  /** Resolves when so many messages have arrived. */
  arrived: (count: number) => Promise<void>
  close: () => void
}

/** The refusal of an address: an answer such as `550 unknown`, or a lost connection. */
export type Refusals = Readonly<Record<string, string | 'drop'>>

/** A certificate and its key; a server that has them offers STARTTLS. */
export interface Certificate {
  key: string
  cert: string
}

/** Starts a mail server that stores accepted mail in memory. `refusals` may change while it runs. */
export async function startSmtp(refusals: Refusals = {}, certificate?: Certificate): Promise<SmtpServer> {
  const received: ReceivedMail[] = []
  const named: string[] = []
  let clearText = ''
  const server = createServer((socket) => {
    const addClear = (text: string) => {
      clearText += text
    }
    converse(socket, {
      named,
      refusals,
      take: (mail) => take(mail),
      addClear,
      ...(certificate && { certificate }),
    })
  })
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
    clearText: () => clearText,
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
  addClear: (text: string) => void
  certificate?: Certificate
}

function converse(socket: Socket, conversation: Conversation): void {
  const { named, refusals, take, addClear, certificate } = conversation
  let from = ''
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
      take({ from, to, data: data.join('\n') })
      data = null
      answer('250 kept')
    } else if (data) data.push(line)
    else if (/^MAIL FROM:/i.test(line)) {
      from = /<(.*?)>/.exec(line)?.[1] ?? ''
      answer('250 ok')
    } else if (/^RCPT TO:/i.test(line)) receiver(/<(.*)>/.exec(line)?.[1] ?? '')
    else if (/^DATA/i.test(line)) {
      data = []
      answer('354 go on')
    } else if (/^EHLO/i.test(line))
      answer(`250-here\r\n${certificate ? '250-STARTTLS\r\n' : ''}250 AUTH PLAIN`)
    else if (/^AUTH/i.test(line)) answer('235 welcome')
    else if (/^STARTTLS/i.test(line))
      certificate ? beginTls(socket, conversation, certificate) : answer('502 not here')
    else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
    else answer('250 ok')
  }
  let rest = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    addClear(text)
    const lines = (rest + text).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(read)
  })
  socket.on('error', () => {})
  if (!(socket instanceof TLSSocket)) answer('220 ready')
}

/** Continues the conversation under TLS. */
function beginTls(socket: Socket, conversation: Conversation, certificate: Certificate): void {
  socket.removeAllListeners('data')
  socket.write('220 go on\r\n')
  const secured = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(certificate) })
  const { certificate: _, ...rest } = conversation
  converse(secured, { ...rest, addClear: () => {} })
}
