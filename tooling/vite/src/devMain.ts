import { join } from 'node:path'
import { createServer } from 'vite'

const [appDir = '.', port] = process.argv.slice(2)

/** Sends the parent process the failure; null where it serves. */
const notify = (failure: string | null) => process.send?.(failure)

process.once('disconnect', () => process.exit())
try {
  const server = await createServer({
    root: appDir,
    configFile: join(appDir, 'vite.config.ts'),
    clearScreen: false,
    server: { host: '127.0.0.1', port: Number(port), strictPort: true },
  })
  await server.listen()
  notify(null)
} catch (error) {
  notify(error instanceof Error ? error.message : String(error))
  process.disconnect?.()
}
