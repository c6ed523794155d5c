import { createServer, type Socket } from 'node:net'

export interface SmtpServer {
  url: string
  /** What arrived: who it is for, and the message as it was sent. */
  received: { to: string; data: string }[]
  close: () => void
}

/** A mail server that takes everything and keeps it in memory. */
export async function startSmtp(): Promise<SmtpServer> {
  const received: SmtpServer['received'] = []
  const server = createServer((socket) => converse(socket, received))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => server.close() }
}

function converse(socket: Socket, received: SmtpServer['received']): void {
  let to = ''
  let data: string[] | null = null
  const answer = (line: string) => socket.write(`${line}\r\n`)
  const take = (line: string) => {
    if (data && line === '.') {
      received.push({ to, data: data.join('\n') })
      data = null
      answer('250 kept')
    } else if (data) data.push(line)
    else if (/^RCPT TO:/i.test(line)) {
      to = /<(.*)>/.exec(line)?.[1] ?? ''
      answer('250 ok')
    } else if (/^DATA/i.test(line)) {
      data = []
      answer('354 go on')
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
    else answer('250 ok')
  }
  let rest = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(take)
  })
  socket.on('error', () => {})
  answer('220 ready')
}
