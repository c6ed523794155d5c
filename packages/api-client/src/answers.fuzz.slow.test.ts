import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type ApiClient, createApiClient } from './createApiClient.ts'
import { examples } from './generated/examples.ts'
import { type Mutation, mutations } from './mutations.fixture.ts'
import { changeCover } from './resources/changeCover.ts'
import { compareQuotes } from './resources/compareQuotes.ts'
import { getTransfer } from './resources/getTransfer.ts'
import { listPolicies } from './resources/listPolicies.ts'
import { listTransferPolicies } from './resources/listTransferPolicies.ts'
import { loadAccountDraft } from './resources/loadAccountDraft.ts'
import { loadGuaranteedInsurability } from './resources/loadGuaranteedInsurability.ts'
import { loadOccupations } from './resources/loadOccupations.ts'
import { loadSavedQuotes } from './resources/loadSavedQuotes.ts'
import { loadSecondHolder } from './resources/loadSecondHolder.ts'
import { loadSupplierDocuments } from './resources/loadSupplierDocuments.ts'
import { loadUser } from './resources/loadUser.ts'
import { loadVendor } from './resources/loadVendor.ts'
import { openComparison } from './resources/openComparison.ts'
import { openResume } from './resources/openResume.ts'
import { previewPolicyChange } from './resources/previewPolicyChange.ts'
import { projectPremiums } from './resources/projectPremiums.ts'
import { saveApplication } from './resources/saveApplication.ts'
import { saveQuote } from './resources/saveQuote.ts'
import { submitTransfer } from './resources/submitTransfer.ts'
import {
  changeCoverRequest,
  comparisonRequest,
  openResumeRequest,
  policyPreviewRequest,
  saveApplicationRequest,
  saveQuoteRequest,
  saveTransferRequest,
} from './testing/sampleRequests.ts'

const document: object = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'))
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema({ ...document, $id: 'document' })

const RUNS = 400

function clientAnswering(mutation: Mutation): ApiClient {
  return createApiClient({
    baseUrl: 'http://backend.test',
    fetch: async () => new Response(mutation.text, { headers: { 'content-type': 'application/json' } }),
    log: () => {},
  })
}

interface Case {
  name: string
  answer: unknown
  schema: string
  /** The value when the call succeeds, null when it fails. */
  call: (client: ApiClient) => Promise<unknown>
}

const valueOrNull = async (result: Promise<{ ok: true; value: unknown } | { ok: false }>) => {
  const settled = await result
  return settled.ok ? settled.value : null
}

const occupations = JSON.parse(examples.getOccupations.data)
const suppliers = JSON.parse(examples.getSupplierDocuments.data)

const cases: Case[] = [
  {
    name: 'submitTransfer',
    answer: examples.saveTransfer,
    schema: 'SaveTransferAnswer',
    call: (client) => valueOrNull(submitTransfer(client, saveTransferRequest)),
  },
  {
    name: 'getTransfer',
    answer: examples.getTransfer,
    schema: 'SubmittedTransfer',
    call: (client) => valueOrNull(getTransfer(client, { id: examples.getTransfer.id })),
  },
  {
    name: 'listTransferPolicies',
    answer: JSON.parse(examples.listTransferPolicies.data),
    schema: 'TransferPolicies',
    call: (client) => valueOrNull(listTransferPolicies(client)),
  },
  {
    name: 'listPolicies',
    answer: examples.listPolicies,
    schema: 'PoliciesAnswer',
    call: (client) => valueOrNull(listPolicies(client)),
  },
  {
    name: 'previewPolicyChange',
    answer: examples.previewPolicyChange,
    schema: 'PolicyPreviewAnswer',
    call: (client) => valueOrNull(previewPolicyChange(client, policyPreviewRequest)),
  },
  {
    name: 'changeCover',
    answer: examples.changeCover,
    schema: 'ChangeCoverAnswer',
    call: (client) => valueOrNull(changeCover(client, changeCoverRequest)),
  },
  {
    name: 'loadGuaranteedInsurability',
    answer: examples.getGuaranteedInsurability,
    schema: 'GuaranteedInsurabilityAnswer',
    call: (client) =>
      valueOrNull(loadGuaranteedInsurability(client, { productCode: 'MLC-01', sumInsured: 600_000 })),
  },
  {
    name: 'saveQuote',
    answer: examples.saveQuote,
    schema: 'SaveAnswer',
    call: (client) => valueOrNull(saveQuote(client, saveQuoteRequest)),
  },
  {
    name: 'saveApplication',
    answer: examples.saveApplication,
    schema: 'SaveApplicationAnswer',
    call: (client) => valueOrNull(saveApplication(client, saveApplicationRequest)),
  },
  {
    name: 'compareQuotes',
    answer: examples.compareQuotes,
    schema: 'ComparisonAnswer',
    call: (client) => valueOrNull(compareQuotes(client, comparisonRequest)),
  },
  {
    name: 'projectPremiums',
    answer: examples.projectPremiums,
    schema: 'ProjectionAnswer',
    call: (client) => valueOrNull(projectPremiums(client, comparisonRequest)),
  },
  {
    name: 'loadUser',
    answer: examples.getUser,
    schema: 'User',
    call: (client) => valueOrNull(loadUser(client)),
  },
  {
    name: 'loadSecondHolder',
    answer: examples.getSecondPolicyHolder,
    schema: 'PolicyHolder',
    call: (client) => valueOrNull(loadSecondHolder(client)),
  },
  {
    name: 'loadSavedQuotes',
    answer: examples.listSavedQuotes,
    schema: 'SavedQuotesAnswer',
    call: (client) => valueOrNull(loadSavedQuotes(client)),
  },
  {
    name: 'loadKeptDraft',
    answer: examples.getDraft,
    schema: 'DraftAnswer',
    call: (client) => valueOrNull(loadAccountDraft(client, 'application')),
  },
  {
    name: 'openComparison',
    answer: examples.openComparison,
    schema: 'OpenedComparison',
    call: async (client) => {
      const comparison = await valueOrNull(openComparison(client, openResumeRequest.token))
      return comparison === null ? null : { ...examples.openComparison, comparison }
    },
  },
  {
    name: 'openResume',
    answer: examples.resume,
    schema: 'ResumeAnswer',
    call: async (client) => {
      const draft = await valueOrNull(openResume(client, openResumeRequest))
      return draft === null ? null : { ...examples.resume, draft }
    },
  },
  {
    name: 'loadVendor',
    answer: examples.getVendor,
    schema: 'Vendor',
    call: (client) => valueOrNull(loadVendor(client, 'MLC')),
  },
  {
    name: 'loadOccupations',
    answer: occupations,
    schema: 'Occupations',
    call: (client) => loadOccupations(client).catch(() => null),
  },
  {
    name: 'loadSupplierDocuments',
    answer: suppliers,
    schema: 'SupplierDocuments',
    call: async (client) => {
      const set = await loadSupplierDocuments(client)
      return set.failed ? null : set.suppliers
    },
  },
]

const IN_A_STRING = ['loadOccupations', 'loadSupplierDocuments', 'listTransferPolicies']

/** For lists in a string, the mutated list goes into the string. */
function onTheWire(name: string, mutation: Mutation): Mutation {
  const isText = IN_A_STRING.includes(name)
  return isText ? { ...mutation, text: JSON.stringify({ successful: true, data: mutation.text }) } : mutation
}

describe.each(cases)('F42 to F44: $name', ({ name, answer, schema, call }) => {
  const fits = ajv.compile({ $ref: `document#/components/schemas/${schema}` })

  test('T2: a mutated answer never throws, never pollutes and never becomes a value outside the contract', async () => {
    await fc.assert(
      fc.asyncProperty(mutations(answer), async (mutation) => {
        const value = await call(clientAnswering(onTheWire(name, mutation)))
        expect(({} as Record<string, unknown>).polluted).toBeUndefined()
        if (value === null) return
        expect([fits(value), fits.errors]).toEqual([true, null])
        expect(JSON.stringify(value)).not.toContain('polluted')
      }),
      { numRuns: RUNS },
    )
  })

  test('the answer itself is a value', async () => {
    const text = JSON.stringify(answer)
    expect(await call(clientAnswering(onTheWire(name, { name: 'whole', text })))).toEqual(answer)
  })
})
