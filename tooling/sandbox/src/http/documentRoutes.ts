import Fastify, { type FastifySchema } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { NOT_OFFERED_YET } from '../operations/operationOf.ts'
import { readDocument, withoutUnused } from './readDocument.ts'

export interface DocumentRoute {
  id: string
  method: string
  /** As the document writes it. */
  path: string
  schema: FastifySchema
}

let collected: Promise<readonly DocumentRoute[]> | undefined

/**
 * Every operation of the contract with the schemas of its request. The library holds the whole contract against the schema
 * of OpenAPI, which takes longer than anything else of a start, so a process does it once.
 */
export function documentRoutes(): Promise<readonly DocumentRoute[]> {
  collected ??= collect()
  return collected
}

async function collect(): Promise<readonly DocumentRoute[]> {
  const operations = new Map<string, Omit<DocumentRoute, 'schema'>>()
  const routes: DocumentRoute[] = []
  const collector = Fastify({ exposeHeadRoutes: false })
  collector.addHook('onRoute', ({ url, schema = {} }) => {
    const operation = operations.get(url)
    if (operation) routes.push({ ...operation, schema })
  })
  await collector.register(openapiGlue, {
    specification: withoutUnused(readDocument(), NOT_OFFERED_YET),
    operationResolver: (id: string, method: string, path: string) => {
      const url = `/${id}`
      operations.set(url, { id, method, path })
      return { method, url, handler: async () => {} }
    },
  })
  return routes
}
