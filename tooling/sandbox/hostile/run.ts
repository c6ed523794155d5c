import { fileURLToPath } from 'node:url'
import { type Backend, startBackend } from './Backend.ts'
import { floods } from './floods.ts'
import { lows } from './lows.ts'
import { people } from './people.ts'
import { requests } from './requests.ts'
import { sisters } from './sisters.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/**
 * Sends a hostile visitor's requests to this backend, or the one of the given `main.ts`; prints the answers, those of the
 * rows alone that are named after it.
 */
const [main = MAIN, ...rows] = process.argv.slice(2)
const chosen = [...requests, ...people, ...sisters, ...lows, ...floods].filter(
  ({ row }) => rows.length === 0 || rows.some((part) => row.includes(part)),
)

console.log('| Row | Request | Answer |\n|---|---|---|')
for (const { row, request, run } of chosen) {
  const started: Backend[] = []
  const outcome = await run(async (env = {}) => {
    const backend = await startBackend(main, env)
    started.push(backend)
    return backend
  }).catch((error) => `failed: ${error instanceof Error ? error.message : error}`)
  for (const backend of started) await backend.stop()
  console.log(`| ${row} | ${request} | ${outcome} |`)
}
