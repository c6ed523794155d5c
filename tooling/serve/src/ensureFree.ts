import { once } from 'node:events'
import { createServer } from 'node:net'

/** @throws when something listens on the port: it would answer in place of the intended server. */
export async function ensureFree(port: number): Promise<void> {
  const probe = createServer().listen(port, '127.0.0.1')
  await once(probe, 'listening').catch(() => {
    throw new Error(`Port ${port} is in use. Stop what uses it, or choose another port.`)
  })
  await new Promise((resolve) => probe.close(resolve))
}
