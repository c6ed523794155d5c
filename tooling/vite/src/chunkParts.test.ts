import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { CHUNK_PARTS } from './defineBrandApp.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: ROOT }).map((path) =>
  path.replaceAll('\\', '/'),
)

it.each(
  CHUNK_PARTS.flatMap(({ name, parts }) =>
    parts.filter((part) => part.startsWith('packages/')).map((part) => [name, part] as const),
  ),
)('the chunk %s has modules that match %s', (_name, part) => {
  const pattern = new RegExp(part)
  expect(sources.some((path) => pattern.test(path))).toBe(true)
})
