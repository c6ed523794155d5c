import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { OpenApiDocument } from './Schema.ts'

const ADDRESS = new URL('../openapi.yaml', import.meta.url)

/**
 * The document as the client follows it: `x-opaque` marks an object that the client gives whole, members that the schema
 * doesn't name included.
 */
export function readDocument(): OpenApiDocument {
  return JSON.parse(JSON.stringify(parse(readFileSync(ADDRESS, 'utf8'))), (_, value) =>
    value?.['x-opaque'] ? { type: 'object', additionalProperties: true } : value,
  )
}
