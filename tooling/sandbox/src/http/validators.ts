import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js'
import type { FastifySchemaCompiler } from 'fastify'
import { addFormatsTo } from './addFormatsTo.ts'

/** The most values of a body whose errors are all named; of a larger body only the first is. */
const MOST_NAMED = 500

const COMMON: Options = {
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allowUnionTypes: true,
}

function makeAjv(options: Options) {
  const ajv = new Ajv2020({ ...COMMON, ...options })
  addFormatsTo(ajv)
  // Marks fields in the document, and checks nothing.
  ajv.addKeyword('x-coverkit-extension')
  return ajv
}

const stopping = makeAjv({ allErrors: false })
const naming = makeAjv({ allErrors: true })
const parameters = makeAjv({ allErrors: true, coerceTypes: true })

/** Validators by kind and schema: a process with several backends compiles the document once. */
const compiled = new Map<string, Validate>()

/** Compiles validators. Bodies are not coerced; parameters, which are texts, become numbers and booleans. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const isBody = httpPart === 'body'
  const key = `${isBody} ${JSON.stringify(schema)}`
  const validate = compiled.get(key) ?? compile(schema, isBody)
  compiled.set(key, validate)
  return validate
}

/** Whether the document says of a body that it is bytes. They are no text here, and checked as a file where they are stored. */
const isBinary = (schema: object): boolean => 'format' in schema && schema.format === 'binary'

function compile(schema: object, isBody: boolean): Validate {
  if (!isBody) return refuseInfinite(parameters.compile(schema))
  return isBinary(schema) ? () => true : stopAboveSize(stopping.compile(schema), naming.compile(schema))
}

interface Validate {
  (data: unknown): boolean
  errors?: ErrorObject[] | null
}

/** Refuses infinite numbers: `1e999` would pass every bound of the document. */
function refuseInfinite(validate: Validate): Validate {
  const refusing: Validate = (data) => {
    refusing.errors = validate(data) ? infiniteErrors(data) : (validate.errors ?? null)
    return refusing.errors === null
  }
  return refusing
}

function infiniteErrors(data: unknown): ErrorObject[] | null {
  const names = Object.entries(data ?? {}).flatMap(([name, value]) =>
    typeof value === 'number' && !Number.isFinite(value) ? [name] : [],
  )
  if (names.length === 0) return null
  return names.map((name) => ({
    keyword: 'type',
    instancePath: `/${name}`,
    schemaPath: `#/properties/${name}/type`,
    params: { type: 'number' },
  }))
}

/** Limits named errors: naming all errors of a large invalid body would block the process for seconds. */
function stopAboveSize(first: Validate, all: Validate): Validate {
  const validate: Validate = (data) => {
    if (first(data)) return true
    const chosen = hasMoreValuesThan(MOST_NAMED, data) ? first : all
    if (chosen === all) all(data)
    validate.errors = chosen.errors ?? null
    return false
  }
  return validate
}

function hasMoreValuesThan(most: number, data: unknown): boolean {
  const rest = [data]
  for (let count = 0; count <= most; count++) {
    if (rest.length === 0) return false
    const value = rest.pop()
    if (typeof value === 'object' && value !== null) rest.push(...Object.values(value))
  }
  return true
}
