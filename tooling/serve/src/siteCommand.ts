import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serveApp } from '@coverkit/vite/serve'

const USAGE = `pnpm site FOLDER [--port PORT]

Serves a built brand as a production host would, with the headers of its plan and at the addresses that it was built with.
FOLDER is its dist folder, the one that holds headers.json. PORT is 4200 when absent.`

/** `pnpm site apps/wattlebird/dist`: serves one built brand, to try it against another backend. */
try {
  const { values, positionals } = parseArgs({
    options: { port: { type: 'string', default: '4200' } },
    allowPositionals: true,
  })
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) throw new Error(USAGE)
  const dir = resolve(folder)
  if (!existsSync(join(dir, 'headers.json')))
    throw new Error(`There is no headers.json in ${dir}.\n\n${USAGE}`)
  const site = await serveApp({ dir, port: Number(values.port) })
  console.log(`${basename(dirname(dir))}: http://localhost:${site.port}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void site.close().then(() => process.exit(0)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}
