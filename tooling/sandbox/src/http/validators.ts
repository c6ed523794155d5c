import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import type { FastifySchemaCompiler } from 'fastify'
import { addFormatsTo } from './addFormatsTo.ts'

const COMMON: Options = {
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allowUnionTypes: true,
}

function makeAjv(options: Options) {
  const ajv = new Ajv2020({ ...COMMON, ...options })
  addFormatsTo(ajv)
  return ajv
}

/** Bodies are taken as they are; only texts of the address become numbers and booleans. */
export function validatorCompiler(): FastifySchemaCompiler<object> {
  const bodies = makeAjv({ coerceTypes: false })
  const parameters = makeAjv({ coerceTypes: true })
  return ({ schema, httpPart }) => (httpPart === 'body' ? bodies : parameters).compile(schema)
}
