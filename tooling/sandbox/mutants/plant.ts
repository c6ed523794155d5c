import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Mutant } from './Mutant.ts'

export const SANDBOX = fileURLToPath(new URL('..', import.meta.url))

/** Returns the source with the fault planted. @throws when its text does not occur exactly once */
export function plant({ name, file, from, to }: Mutant): string {
  const source = readFileSync(join(SANDBOX, 'src', file), 'utf8')
  if (source.split(from).length !== 2) throw new Error(`${name}: not exactly once in ${file}`)
  return source.replace(from, () => to)
}
