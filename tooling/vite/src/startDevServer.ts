import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { addressVariables, type ServiceAddresses } from './addressVariables.ts'

const MAIN = fileURLToPath(import.meta.resolve('@coverkit/vite/dev-main'))

export type DevServerOptions = { appDir: string; port: number; services: ServiceAddresses }
export type DevServer = { close: () => Promise<void> }

/**
 * Serves an app's sources at this port, in a process of its own: Vite exits the process that it runs in,
 * even if that has other shutdowns to finish. @throws when it does not start, such as at a port in use
 */
export async function startDevServer({ appDir, port, services }: DevServerOptions): Promise<DevServer> {
  const server = fork(MAIN, [appDir, String(port)], {
    // A build in the same process has set it to production, in which no component is hot-replaced.
    env: { ...process.env, NODE_ENV: 'development', ...(await addressVariables(appDir, services)) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit')
  const [failure] = await Promise.race([once(server, 'message'), ended.then(() => ['The site ended.'])])
  if (failure !== null) throw new Error(String(failure))
  return {
    async close() {
      server.kill('SIGTERM')
      await ended
    },
  }
}
