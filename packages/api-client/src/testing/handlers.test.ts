import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { createApiClient } from '../createApiClient.ts'
import { changeCover } from '../resources/changeCover.ts'
import { claimApplication } from '../resources/claimApplication.ts'
import { deleteClaimFile, listClaims, lodgeClaim, putClaimFile, saveClaimBank } from '../resources/claims.ts'
import { closeResume } from '../resources/closeResume.ts'
import { compareQuotes } from '../resources/compareQuotes.ts'
import { confirmClaim } from '../resources/confirmClaim.ts'
import { confirmCopy } from '../resources/confirmCopy.ts'
import { confirmSignature } from '../resources/confirmSignature.ts'
import { lodgeDeathClaim } from '../resources/deathClaims.ts'
import { deleteAccountDraft } from '../resources/deleteAccountDraft.ts'
import { getApplication } from '../resources/getApplication.ts'
import {
  confirmTrustedLink,
  endTrustedLink,
  loadInCasePage,
  openTrustedLink,
  saveInCasePage,
  sendTrustedLink,
} from '../resources/inCase.ts'
import { listAccountDrafts } from '../resources/listAccountDrafts.ts'
import { listApplications } from '../resources/listApplications.ts'
import { listNominations } from '../resources/listNominations.ts'
import { listPolicies } from '../resources/listPolicies.ts'
import { listPolicyChanges } from '../resources/listPolicyChanges.ts'
import { listTransfers } from '../resources/listTransfers.ts'
import { loadAccountDraft } from '../resources/loadAccountDraft.ts'
import { loadGuaranteedInsurability } from '../resources/loadGuaranteedInsurability.ts'
import { loadOccupations } from '../resources/loadOccupations.ts'
import { loadSavedQuotes } from '../resources/loadSavedQuotes.ts'
import { loadSecondReceipt } from '../resources/loadSecondReceipt.ts'
import { loadSupplierDocuments } from '../resources/loadSupplierDocuments.ts'
import { loadUser } from '../resources/loadUser.ts'
import { loadVendor } from '../resources/loadVendor.ts'
import { openResume } from '../resources/openResume.ts'
import { openSignature } from '../resources/openSignature.ts'
import { previewPolicyChange } from '../resources/previewPolicyChange.ts'
import { projectPremiums } from '../resources/projectPremiums.ts'
import { putAccountDraft } from '../resources/putAccountDraft.ts'
import { putInsurabilityFile } from '../resources/putInsurabilityFile.ts'
import { renewSignature } from '../resources/renewSignature.ts'
import { requestAppointment } from '../resources/requestAppointment.ts'
import { requestCopyCode } from '../resources/requestCopyCode.ts'
import { requestGuaranteedInsurability } from '../resources/requestGuaranteedInsurability.ts'
import { requestNomination } from '../resources/requestNomination.ts'
import { saveApplication } from '../resources/saveApplication.ts'
import { saveCalculation } from '../resources/saveCalculation.ts'
import { saveQuote } from '../resources/saveQuote.ts'
import { sendContactRequest } from '../resources/sendContactRequest.ts'
import { sendResumeLink } from '../resources/sendResumeLink.ts'
import { sendSignatureLink } from '../resources/sendSignatureLink.ts'
import { submitSignature } from '../resources/submitSignature.ts'
import { loadSupportNeeds, saveSupportNeeds } from '../resources/supportNeeds.ts'
import { handlers, ODD_INSURER } from './handlers.ts'
import { PANEL } from './panel.ts'
import {
  accountDraftRequest,
  appointmentRequest,
  changeCoverRequest,
  claimRequest,
  codeAndDate,
  comparisonRequest,
  contactRequest,
  copyConfirmation,
  deathClaimRequest,
  inCaseDetails,
  insurabilityRequest,
  nominationChange,
  openResumeRequest,
  policyPreviewRequest,
  resumeLinkRequest,
  saveApplicationRequest,
  saveCalculationRequest,
  saveQuoteRequest,
  signatureLink,
  signRequest,
  supportNeeds,
  trustedLinkRequest,
} from './sampleRequests.ts'
import type { Scenario } from './scenarios.ts'

const server = setupServer()
const client = createApiClient({ baseUrl: 'http://backend.test', log: () => {} })
const document: object = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'))
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema({ ...document, $id: 'document' })

const start = (scenario?: Scenario) => server.use(...handlers(scenario))
const compared = async () => {
  const result = await compareQuotes(client, comparisonRequest)
  return result.ok ? result.value.insurers : result.error.kind
}
const statuses = async () => {
  const insurers = await compared()
  return typeof insurers === 'string' ? insurers : insurers.map(({ status }) => status)
}

beforeAll(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  server.listen({ onUnhandledFrame: 'error' })
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

describe('happy', () => {
  test('every call succeeds', async () => {
    start()
    expect((await saveCalculation(client, saveCalculationRequest)).ok).toBe(true)
    expect((await saveQuote(client, saveQuoteRequest)).ok).toBe(true)
    expect((await saveApplication(client, saveApplicationRequest)).ok).toBe(true)
    const read = await getApplication(client, { id: '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1' })
    if (!read.ok) throw new Error(read.error.kind)
    const { reference } = read.value
    expect((await listApplications(client)).ok).toBe(true)
    expect((await listTransfers(client)).ok).toBe(true)
    expect((await listPolicies(client)).ok).toBe(true)
    expect((await listPolicyChanges(client)).ok).toBe(true)
    expect((await listNominations(client)).ok).toBe(true)
    expect((await requestNomination(client, nominationChange)).ok).toBe(true)
    expect((await loadInCasePage(client)).ok).toBe(true)
    expect((await saveInCasePage(client, inCaseDetails)).ok).toBe(true)
    expect((await sendTrustedLink(client, trustedLinkRequest)).ok).toBe(true)
    expect((await endTrustedLink(client)).ok).toBe(true)
    expect((await openTrustedLink(client, signatureLink)).ok).toBe(true)
    expect((await confirmTrustedLink(client, { ...signatureLink, ...codeAndDate })).ok).toBe(true)
    expect((await lodgeDeathClaim(client, deathClaimRequest)).ok).toBe(true)
    expect((await loadSupportNeeds(client)).ok).toBe(true)
    expect((await saveSupportNeeds(client, { supportNeeds })).ok).toBe(true)
    expect((await previewPolicyChange(client, policyPreviewRequest)).ok).toBe(true)
    expect((await changeCover(client, changeCoverRequest)).ok).toBe(true)
    const product = { productCode: 'MLC-01', sumInsured: 600_000 }
    expect((await loadGuaranteedInsurability(client, product)).ok).toBe(true)
    expect((await requestGuaranteedInsurability(client, insurabilityRequest)).ok).toBe(true)
    const proof = { id: 'request-1', n: 1, file: new Blob(['photo'], { type: 'image/jpeg' }) }
    expect((await putInsurabilityFile(client, proof)).ok).toBe(true)
    expect((await listClaims(client)).ok).toBe(true)
    expect((await lodgeClaim(client, claimRequest)).ok).toBe(true)
    const bank = { accountName: 'Robin Example', bsb: '970-001', accountNumber: '001234567' }
    expect((await saveClaimBank(client, { id: reference, ...bank })).ok).toBe(true)
    expect((await putClaimFile(client, { ...proof, document: 'doctorReport' })).ok).toBe(true)
    expect((await deleteClaimFile(client, proof)).ok).toBe(true)
    expect((await claimApplication(client, reference)).ok).toBe(true)
    expect((await confirmClaim(client, { reference, code: '204816' })).ok).toBe(true)
    expect((await requestCopyCode(client, copyConfirmation)).ok).toBe(true)
    expect((await confirmCopy(client, copyConfirmation)).ok).toBe(true)
    expect((await sendContactRequest(client, contactRequest)).ok).toBe(true)
    expect((await requestAppointment(client, appointmentRequest)).ok).toBe(true)
    expect((await loadAccountDraft(client, 'application')).ok).toBe(true)
    expect((await listAccountDrafts(client)).ok).toBe(true)
    expect((await putAccountDraft(client, { flow: 'application', ...accountDraftRequest })).ok).toBe(true)
    expect((await deleteAccountDraft(client, 'application')).ok).toBe(true)
    expect((await sendResumeLink(client, resumeLinkRequest)).ok).toBe(true)
    expect((await openResume(client, openResumeRequest)).ok).toBe(true)
    expect((await closeResume(client, openResumeRequest)).ok).toBe(true)
    expect((await openSignature(client, signatureLink)).ok).toBe(true)
    expect((await renewSignature(client, signatureLink)).ok).toBe(true)
    expect(
      (await confirmSignature(client, { ...signatureLink, code: '204816', dateOfBirth: '1991-05-02' })).ok,
    ).toBe(true)
    expect((await submitSignature(client, signRequest)).ok).toBe(true)
    expect((await loadSecondReceipt(client, { ...signatureLink, secret: signRequest.secret })).ok).toBe(true)
    expect((await sendSignatureLink(client, { id: 'row-1' })).ok).toBe(true)
    expect((await loadUser(client)).ok).toBe(true)
    expect((await loadSavedQuotes(client)).ok).toBe(true)
    expect((await loadVendor(client, 'MLC')).ok).toBe(true)
    expect((await loadSupplierDocuments(client)).failed).toBe(false)
    expect(await loadOccupations(client)).not.toHaveLength(0)
    expect(await statuses()).toEqual(PANEL.map(() => 'quoted'))
  })

  test('premiums fit the document and their parts sum to the cent', async () => {
    start()
    const result = await compareQuotes(client, comparisonRequest)
    if (!result.ok) throw new Error(result.error.kind)
    expect(ajv.validate({ $ref: 'document#/components/schemas/ComparisonAnswer' }, result.value)).toBe(true)
    for (const { frequencies } of result.value.insurers) {
      for (const { covers, parts } of Object.values(frequencies ?? {})) {
        const totals = Object.values(covers).map((cover) => cover.total)
        expect(Object.keys(covers)).toEqual(['life', 'tpd'])
        expect(totals.reduce((sum, total) => sum + total, parts.fee)).toBeCloseTo(parts.total, 6)
        const sum = parts.base + parts.options + parts.discount + parts.frequencyLoading + parts.stampDuty
        expect(sum + parts.fee).toBeCloseTo(parts.total, 6)
      }
    }
  })

  test('a projection starts at the yearly premium and fits the document', async () => {
    start()
    const result = await projectPremiums(client, comparisonRequest)
    const insurers = await compared()
    if (!result.ok || typeof insurers === 'string') throw new Error('failed')
    expect(ajv.validate({ $ref: 'document#/components/schemas/ProjectionAnswer' }, result.value)).toBe(true)
    expect(result.value.ages).toEqual([60, 61, 62, 63, 64])
    expect(result.value.insurers.map(({ projection }) => projection?.stepped.on[0])).toEqual(
      insurers.map(({ frequencies }) => frequencies?.yearly?.perYear),
    )
  })

  test('a linked TPD premium is on its own line', async () => {
    start()
    const insurers = await compared()
    const tpd = typeof insurers === 'string' ? null : insurers[0]?.frequencies?.monthly?.covers.tpd
    expect(tpd?.lines).toEqual({ linked: tpd?.total })
  })
})

describe('every other scenario', () => {
  test.each([
    ['insurer-declines', 'declined'],
    ['insurer-unavailable', 'unavailable'],
  ] as const)('%s: one of seven', async (scenario, status) => {
    start(scenario)
    const expected = PANEL.map(({ code }) => (code === ODD_INSURER ? status : 'quoted'))
    expect(await statuses()).toEqual(expected)
  })

  test.each([
    ['all-decline', PANEL.map(() => 'declined')],
    ['all-unavailable', PANEL.map(() => 'unavailable')],
    ['compare-fails', 'server'],
    ['offline', 'network'],
  ] as const)('%s', async (scenario, expected) => {
    start(scenario)
    expect(await statuses()).toEqual(expected)
  })

  test.each([
    ['save-fails', 'server'],
    ['save-refused', 'invalid'],
    ['busy', 'busy'],
  ] as const)('%s', async (scenario, kind) => {
    start(scenario)
    expect(await saveQuote(client, saveQuoteRequest)).toMatchObject({ ok: false, error: { kind } })
    expect(await saveCalculation(client, saveCalculationRequest)).toMatchObject({
      ok: false,
      error: { kind },
    })
  })

  test('occupations-cdn-down, occupations-down, documents-down, signed-out', async () => {
    start('occupations-cdn-down')
    expect(await loadOccupations(client)).not.toHaveLength(0)
    start('occupations-down')
    await expect(loadOccupations(client)).rejects.toThrow('Failed to fetch occupation data')
    start('documents-down')
    expect((await loadSupplierDocuments(client)).failed).toBe(true)
    start('signed-out')
    expect(await loadUser(client)).toMatchObject({ error: { kind: 'unauthorised' } })
    expect(await loadSavedQuotes(client)).toMatchObject({ error: { kind: 'unauthorised' } })
  })

  test('slow answers in the end', async () => {
    start('slow')
    const timers = vi.spyOn(globalThis, 'setTimeout')
    expect((await loadVendor(client, 'MLC')).ok).toBe(true)
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(2_500)
    timers.mockRestore()
  })
})
