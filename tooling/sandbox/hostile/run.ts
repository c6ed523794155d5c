import { fileURLToPath } from 'node:url'
import { type Backend, startBackend } from './Backend.ts'
import { people } from './people.ts'
import { requests } from './requests.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** Sends a hostile visitor's requests to this backend, or the one of the given `main.ts`; prints the answers. */
const [main = MAIN] = process.argv.slice(2)

console.log('| Row | Request | Answer |\n|---|---|---|')
for (const { row, request, run } of [...requests, ...people]) {
  const started: Backend[] = []
  const outcome = await run(async (env = {}) => {
    const backend = await startBackend(main, env)
    started.push(backend)
    return backend
  }).catch((error) => `failed: ${error instanceof Error ? error.message : error}`)
  for (const backend of started) await backend.stop()
  console.log(`| ${row} | ${request} | ${outcome} |`)
}
