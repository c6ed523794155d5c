import Fastify, { type FastifySchema } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { NOT_OFFERED_YET } from '../operations/operationOf.ts'
import { type DocumentOperation, operationsOf, readDocument, withoutUnused } from './readDocument.ts'

/** The path has the document's notation. */
export interface DocumentRoute extends DocumentOperation {
  schema: FastifySchema
}

let collected: Promise<readonly DocumentRoute[]> | undefined

/**
 * Returns every operation of the contract with the schemas of its request. The library validates the whole
 * contract against the schema of OpenAPI, the slowest part of a start, so a process does it once.
 */
export function documentRoutes(): Promise<readonly DocumentRoute[]> {
  collected ??= collect()
  return collected
}

async function collect(): Promise<readonly DocumentRoute[]> {
  const document = readDocument()
  const operations = new Map(operationsOf(document).map((operation) => [`/${operation.id}`, operation]))
  const routes: DocumentRoute[] = []
  const collector = Fastify({ exposeHeadRoutes: false })
  collector.addHook('onRoute', ({ url, schema = {} }) => {
    const operation = operations.get(url)
    if (operation) routes.push({ ...operation, schema })
  })
  await collector.register(openapiGlue, {
    specification: withoutUnused(document, NOT_OFFERED_YET),
    operationResolver: (id: string, method: string) => ({ method, url: `/${id}`, handler: async () => {} }),
  })
  return routes
}
