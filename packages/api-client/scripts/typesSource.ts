import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'
import type { OpenApiDocument } from './Schema.ts'

const OPTIONS = { immutable: true, rootTypes: true, rootTypesNoSchemaPrefix: true }

const ALIAS = /^export type (\w+) = components\['schemas'\]/gm

/** The types of the document: lists and fields are readonly, and each schema is a type by its name, with its description. */
export async function typesSource(document: OpenApiDocument): Promise<string> {
  const source = astToString(await openapiTS(JSON.stringify(document), OPTIONS))
  const described = source.replace(ALIAS, (alias, name: string) => {
    const { description } = document.components.schemas[name] ?? {}
    return description ? `/** ${description.trim().replaceAll('\n', ' ')} */\n${alias}` : alias
  })
  return `${COMMENT_HEADER}${described}`
}
