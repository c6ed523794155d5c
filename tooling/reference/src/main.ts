import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildReference } from './buildReference.ts'

/** `pnpm api-reference`: builds the page in `.data/api-reference`, and prints its path. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const page = await buildReference(join(ROOT, '.data', 'api-reference'))
console.log(
  `${pathToFileURL(page)}\n${(statSync(page).size / 1e6).toFixed(1)} MB, one file that needs no network.`,
)
