import { readFileSync } from 'node:fs'
import { FLOWS, flowsWith } from '@coverkit/core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

interface Operation {
  operationId: string
  tags: string[]
  'x-coverkit-extension'?: boolean
  parameters?: (
    | { $ref: string }
    | { name: string; in: string; schema: object; 'x-coverkit-extension'?: boolean }
  )[]
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> }
  responses: Record<string, { $ref?: string }>
}

const address = new URL('../openapi.yaml', import.meta.url)
const document: {
  paths: Record<string, Record<string, Operation | unknown[]>>
  components: {
    schemas: Record<
      string,
      {
        examples?: unknown[]
        enum?: string[]
        additionalProperties?: unknown
        oneOf?: { $ref: string }[]
      }
    >
  }
} = parse(readFileSync(address, 'utf8'))

/** Operations whose success has no body, or is not 200. */
const SUCCESSES: Readonly<Record<string, string>> = {
  reportViolation: '204',
  describeUploads: '204',
  createUpload: '201',
  sendUploadPiece: '204',
  deleteUpload: '204',
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options', 'trace']

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    METHODS.includes(method) && !Array.isArray(operation) ? [{ path, method, operation }] : [],
  ),
)

/** The schemas behind a reference that take unknown fields; of alternatives, each. */
function openSchemas(reference: string): string[] {
  const name = reference.split('/').at(-1) ?? ''
  const schema = document.components.schemas[name]
  if (schema?.oneOf) return schema.oneOf.flatMap(({ $ref }) => openSchemas($ref))
  return schema?.additionalProperties === false ? [] : [name]
}

const named = (isExtension: boolean) =>
  operations
    .filter(({ operation }) => (operation['x-coverkit-extension'] === true) === isExtension)
    .map(({ path, method }) => `${method.toUpperCase()} ${path}`)
    .sort()

describe('the document', () => {
  test('has exactly the calls of the specification', () => {
    expect(named(false)).toEqual(
      [
        'POST /accounts/google-login',
        'POST /api/v1/savecalculatecoverform',
        'GET /api/v1/users',
        'POST /api/v1/users/UpdateUser',
        'GET /api/v1/users/sendverificationcodebyemail',
        'GET /api/v1/users/verifyverificationcode',
        'GET /api/v1/users/getbeneficairiesbyId',
        'GET /api/v1/users/GetPolicyHolderbyContactId',
        'POST /api/v1/quote/savequotes',
        'POST /api/v1/application',
        'GET /api/v1/application/GetSupplierDoc',
        'GET /api/v1/policies/PoliciesList',
        'GET /api/v1/policies/Getguaranteedinsurability',
        'POST /api/v1/policies/guaranteedinsurability',
        'GET /api/v1/vendor/Vendorsdetails',
        'POST /api/v1/policies/ChangeCoverRequest',
        'GET /api/v1/transferpolicy/GetUserdetailsByEmail',
        'GET /api/v1/transferpolicy/PoliciesList',
        'POST /api/v1/transferpolicy',
        'GET /OmniLifeApi/GetAllData',
        'GET /cdn/data.json',
      ].sort(),
    )
  })

  test('marks exactly our own calls as extensions', () => {
    expect(named(true)).toEqual(
      [
        'GET /api/v1/application/{id}',
        'POST /api/v1/application/{id}/claim',
        'POST /api/v1/application/{id}/claim/confirm',
        'POST /api/v1/application/{id}/copy',
        'POST /api/v1/claims/death',
        'POST /api/v1/claims/death/code',
        'GET /api/v1/users/supportneeds',
        'PUT /api/v1/users/supportneeds',
        'GET /api/v1/policies/nominations',
        'POST /api/v1/policies/nominations',
        'POST /api/v1/application/{id}/copy/confirm',
        'GET /api/v1/applications',
        'GET /api/v1/application/{id}/receipt',
        'GET /api/v1/application/{id}/disclosures',
        'POST /api/v1/users/export',
        'GET /api/v1/users/in-case',
        'PUT /api/v1/users/in-case',
        'GET /api/v1/users/in-case/document',
        'POST /api/v1/users/in-case/link',
        'DELETE /api/v1/users/in-case/link',
        'POST /api/v1/in-case/open',
        'POST /api/v1/in-case/confirm',
        'GET /api/v1/users/closing',
        'POST /api/v1/users/closing',
        'DELETE /api/v1/users/closing',
        'GET /api/v1/quote/saved',
        'POST /api/v1/quote/compare',
        'POST /api/v1/quote/projection',
        'POST /api/v1/quote/comparison',
        'POST /api/v1/quote/comparison/open',
        'GET /api/v1/policies/changes',
        'GET /api/v1/policies/changes/{id}/document',
        'POST /api/v1/policies/preview',
        'GET /api/v1/drafts',
        'GET /api/v1/drafts/{flow}',
        'PUT /api/v1/drafts/{flow}',
        'DELETE /api/v1/drafts/{flow}',
        'POST /api/v1/resume',
        'POST /api/v1/application/{id}/signature',
        'POST /api/v1/signatures/open',
        'POST /api/v1/signatures/renew',
        'POST /api/v1/signatures/confirm',
        'POST /api/v1/signatures/sign',
        'POST /api/v1/signatures/receipt',
        'GET /api/v1/transfers',
        'GET /api/v1/transferpolicy/{id}',
        'GET /api/v1/transferpolicy/{id}/letters/{insurer}',
        'POST /api/v1/transferpolicy/{id}/signature',
        'POST /api/v1/transferpolicy/{id}/claim',
        'POST /api/v1/transferpolicy/{id}/claim/confirm',
        'PUT /api/v1/policies/guaranteedinsurability/{id}/files/{n}',
        'PUT /api/v1/transferpolicy/{id}/files/{n}',
        'GET /api/v1/transferpolicy/{id}/files/{n}',
        'DELETE /api/v1/transferpolicy/{id}/files/{n}',
        'POST /api/v1/contact',
        'POST /api/v1/appointments',
        'GET /api/v1/claims',
        'POST /api/v1/claims',
        'PUT /api/v1/claims/{id}/bank',
        'PUT /api/v1/claims/{id}/files/{n}',
        'DELETE /api/v1/claims/{id}/files/{n}',
        'OPTIONS /api/v1/uploads',
        'POST /api/v1/uploads',
        'HEAD /api/v1/uploads/{id}',
        'PATCH /api/v1/uploads/{id}',
        'DELETE /api/v1/uploads/{id}',
        'GET /api/v1/identitychecks',
        'POST /api/v1/identitychecks',
        'PUT /api/v1/identitychecks/files/{n}',
        'DELETE /api/v1/identitychecks/files/{n}',
        'POST /api/v1/identitychecks/{id}/link',
        'POST /csp-report',
        'GET /healthz',
        'GET /readyz',
      ].sort(),
    )
  })

  test('has the query names of the specification', () => {
    const query = (path: string, isExtension = false) =>
      operations
        .find((operation) => operation.path === path && operation.method === 'get')
        ?.operation.parameters?.flatMap((parameter) =>
          'name' in parameter && (parameter['x-coverkit-extension'] ?? false) === isExtension
            ? parameter.name
            : [],
        )
    expect(query('/api/v1/users/verifyverificationcode')).toEqual(['verificationcode'])
    expect(query('/api/v1/policies/Getguaranteedinsurability')).toEqual(['ProductCode', 'SumInsured'])
    expect(query('/api/v1/policies/Getguaranteedinsurability', true)).toEqual(['PolicyId'])
    expect(query('/api/v1/vendor/Vendorsdetails')).toEqual(['supplierCode'])
    expect(query('/api/v1/transferpolicy/GetUserdetailsByEmail')).toEqual(['email'])
    expect(query('/OmniLifeApi/GetAllData')).toEqual(['MethodName'])
  })

  test.each(operations)('$method $path has an id, a tag and an error answer', ({ operation }) => {
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/)
    expect(operation.tags).toHaveLength(1)
    expect(operation.responses.default).toEqual({ $ref: '#/components/responses/Problem' })
    expect(Object.keys(operation.responses)).toContain(SUCCESSES[operation.operationId] ?? '200')
  })

  test('names each operation once', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('closes every JSON body of ours against unknown fields', () => {
    const open = operations.flatMap(({ operation }) => {
      const reference = operation.requestBody?.content['application/json']?.schema.$ref
      return reference ? openSchemas(reference) : []
    })
    expect(open).toEqual([])
  })
})

describe('the schemas', () => {
  const ajv = new Ajv2020({ strict: true, allErrors: true })
  addFormats.default(ajv)
  for (const keyword of ['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'components']) {
    ajv.addKeyword(keyword)
  }
  ajv.addKeyword('x-opaque')
  ajv.addKeyword('x-coverkit-extension')
  ajv.addSchema({ ...document, $id: 'document' })

  test.each(Object.entries(document.components.schemas))('%s has examples that fit it', (name, schema) => {
    const validate = ajv.compile({ $ref: `document#/components/schemas/${name}` })
    expect(schema.examples?.length).toBeGreaterThan(0)
    for (const example of schema.examples ?? []) {
      validate(example)
      expect(validate.errors).toBeNull()
    }
  })
})

describe('the flows of the document', () => {
  test('are those of the registry', () => {
    const { FlowName, ResumeFlow } = document.components.schemas
    expect(FlowName?.enum).toEqual(flowsWith(FLOWS, 'isInAccount'))
    expect(ResumeFlow?.enum).toEqual(flowsWith(FLOWS, 'isMailable'))
  })

  test('are saved and submitted by its operations', () => {
    const called = Object.values(FLOWS).flatMap((row) => [
      ...('save' in row ? [row.save] : []),
      ...('submit' in row ? [row.submit] : []),
    ])
    const posts = operations.flatMap(({ method, operation }) =>
      method === 'post' ? operation.operationId : [],
    )
    expect(called.length).toBeGreaterThan(5)
    expect(posts).toEqual(expect.arrayContaining(called))
  })
})

test('a body of a file is said to be bytes, which generated clients send as they are', () => {
  const bodies = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .flatMap((operation) =>
      'requestBody' in operation ? Object.entries(operation.requestBody?.content ?? {}) : [],
    )
    .filter(([type]) => !/json|csp-report/.test(type))
  expect(bodies.length).toBeGreaterThanOrEqual(13)
  for (const [type, { schema }] of bodies)
    expect([type, schema]).toEqual([type, { type: 'string', format: 'binary' }])
})
