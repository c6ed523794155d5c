import type { ComparisonRequest, InsurerAnswer } from '@coverkit/core'
import { type DefaultBodyType, delay, HttpResponse, http, type JsonBodyType, type RequestHandler } from 'msw'
import { examples } from '../generated/examples.ts'
import { PANEL } from './panel.ts'
import { sampleComparison, sampleQuote } from './sampleComparison.ts'
import { sampleProjection } from './sampleProjection.ts'
import type { Scenario } from './scenarios.ts'

/** The insurer that behaves differently in `insurer-declines` and `insurer-unavailable`. */
export const ODD_INSURER = 'NEO'

const SLOW_MS = 2_500

type Answer = () => Response | Promise<Response>

function problem(status: number, title: string, headers: Record<string, string> = {}) {
  const errors = status === 422 ? examples.problem.errors : []
  return HttpResponse.json(
    { ...examples.problem, title, status, errors },
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  )
}

function without(code: string, status: 'declined' | 'unavailable'): InsurerAnswer {
  return {
    supplierCode: code,
    supplierName: PANEL.find((insurer) => insurer.code === code)?.name ?? code,
    status,
    reasons: status === 'declined' ? [{ code: 'occupation', cover: null }] : [],
    adjustments: [],
  }
}

function insurerAnswer(scenario: Scenario, request: ComparisonRequest) {
  return (code: string): InsurerAnswer => {
    const isOdd = code === ODD_INSURER
    if (scenario === 'all-decline' || (scenario === 'insurer-declines' && isOdd)) {
      return without(code, 'declined')
    }
    if (scenario === 'all-unavailable' || (scenario === 'insurer-unavailable' && isOdd)) {
      return without(code, 'unavailable')
    }
    return sampleQuote(code, request)
  }
}

const everywhere: Partial<Record<Scenario, Answer>> = {
  busy: () => problem(503, 'Busy', { 'retry-after': '1' }),
  offline: () => HttpResponse.error(),
}

/**
 * Handlers for a mock service worker or a mock server, for any base address. Answers are the contract's examples.
 *
 * @param scenario the state of the backend; `happy` when absent
 */
export function handlers(scenario: Scenario = 'happy'): RequestHandler[] {
  const answered = async (failsIn: readonly Scenario[], failed: Answer, happy: Answer): Promise<Response> => {
    if (scenario === 'slow') await delay(SLOW_MS)
    const outcome = everywhere[scenario] ?? (failsIn.includes(scenario) ? failed : happy)
    return outcome()
  }
  const json = (body: JsonBodyType) => () => HttpResponse.json(body)
  const failed = () => problem(500, 'Something went wrong')

  const save = (answer: JsonBodyType) => () => {
    if (scenario === 'save-refused') return problem(422, 'Some values aren’t right')
    return HttpResponse.json(answer)
  }
  const get = (
    path: string,
    body: JsonBodyType,
    failsIn: readonly Scenario[] = [],
    failure: Answer = failed,
  ) => http.get(`*${path}`, () => answered(failsIn, failure, json(body)))
  const post = (path: string, answer: JsonBodyType = examples.saveCalculation) =>
    http.post<never, DefaultBodyType>(`*${path}`, () => answered(['save-fails'], failed, save(answer)))
  const priced = (
    path: string,
    body: (
      request: ComparisonRequest,
      answer: (code: string) => InsurerAnswer,
    ) => ReturnType<typeof sampleComparison> | ReturnType<typeof sampleProjection>,
  ) =>
    http.post<never, ComparisonRequest>(`*${path}`, async ({ request }) => {
      const requested = await request.json()
      return answered(['compare-fails'], failed, () =>
        HttpResponse.json(body(requested, insurerAnswer(scenario, requested))),
      )
    })

  return [
    get('/data.json', examples.getOccupationsFile, ['occupations-cdn-down', 'occupations-down']),
    get('/OmniLifeApi/GetAllData', examples.getOccupations, ['occupations-down']),
    get('/api/v1/application/GetSupplierDoc', examples.getSupplierDocuments, ['documents-down']),
    get('/api/v1/application/:id/receipt', examples.getReceipt),
    get('/api/v1/vendor/Vendorsdetails', examples.getVendor),
    get('/api/v1/users', examples.getUser, ['signed-out'], () => problem(401, 'Sign in')),
    get('/api/v1/users/closing', examples.getClosing, ['signed-out'], () => problem(401, 'Sign in')),
    post('/api/v1/users/closing', examples.closeAccount),
    post('/api/v1/claims/death', examples.lodgeDeathClaim),
    post('/api/v1/claims/death/code', examples.sendDeathClaimCode),
    get('/api/v1/users/supportneeds', examples.getSupportNeeds, ['signed-out'], () =>
      problem(401, 'Sign in'),
    ),
    http.put('*/api/v1/users/supportneeds', () =>
      answered(['save-fails'], failed, json(examples.saveSupportNeeds)),
    ),
    http.delete('*/api/v1/users/closing', () =>
      answered(['save-fails'], failed, json(examples.cancelClosing)),
    ),
    get('/api/v1/users/in-case', examples.getInCasePage, ['signed-out'], () => problem(401, 'Sign in')),
    http.put('*/api/v1/users/in-case', () => answered(['save-fails'], failed, json(examples.saveInCasePage))),
    post('/api/v1/users/in-case/link', examples.sendTrustedLink),
    http.delete('*/api/v1/users/in-case/link', () =>
      answered(['save-fails'], failed, json(examples.endTrustedLink)),
    ),
    post('/api/v1/in-case/open', examples.openTrustedLink),
    post('/api/v1/in-case/confirm', examples.confirmTrustedLink),
    post('/api/v1/users/UpdateUser', examples.updateUser),
    get('/api/v1/users/sendverificationcodebyemail', examples.sendVerificationCode),
    post('/api/v1/users/export', examples.exportMyData),
    get('/api/v1/users/GetPolicyHolderbyContactId', examples.getSecondPolicyHolder, ['signed-out'], () =>
      problem(401, 'Sign in'),
    ),
    get('/api/v1/users/getbeneficairiesbyId', examples.listBeneficiaries, ['signed-out'], () =>
      problem(401, 'Sign in'),
    ),
    get('/api/v1/quote/saved', examples.listSavedQuotes, ['signed-out'], () => problem(401, 'Sign in')),
    post('/api/v1/savecalculatecoverform'),
    post('/api/v1/quote/savequotes'),
    post('/api/v1/application', examples.saveApplication),
    get('/api/v1/transferpolicy/GetUserdetailsByEmail', examples.getUserByEmail),
    get('/api/v1/application/:id', examples.getApplication, ['signed-out'], () => problem(401, 'Sign in')),
    get('/api/v1/applications', examples.listApplications, ['signed-out'], () => problem(401, 'Sign in')),
    get('/api/v1/drafts', examples.listDrafts, ['signed-out'], () => problem(401, 'Sign in')),
    get('/api/v1/transfers', examples.listTransfers, ['signed-out'], () => problem(401, 'Sign in')),
    get('/api/v1/policies/PoliciesList', examples.listPolicies, ['signed-out'], () =>
      problem(401, 'Sign in'),
    ),
    get('/api/v1/policies/changes', examples.listPolicyChanges, ['signed-out'], () =>
      problem(401, 'Sign in'),
    ),
    get('/api/v1/policies/nominations', examples.listNominations, ['signed-out'], () =>
      problem(401, 'Sign in'),
    ),
    post('/api/v1/policies/nominations', examples.requestNomination),
    post('/api/v1/policies/preview', examples.previewPolicyChange),
    post('/api/v1/policies/ChangeCoverRequest', examples.changeCover),
    get('/api/v1/policies/Getguaranteedinsurability', examples.getGuaranteedInsurability),
    post('/api/v1/policies/guaranteedinsurability', examples.requestGuaranteedInsurability),
    http.put('*/api/v1/policies/guaranteedinsurability/:id/files/:n', () =>
      answered(['save-fails'], failed, save(examples.putInsurabilityFile)),
    ),
    post('/api/v1/application/:id/claim', examples.claimApplication),
    post('/api/v1/application/:id/claim/confirm', examples.confirmClaim),
    post('/api/v1/application/:id/copy', examples.requestCopyCode),
    post('/api/v1/application/:id/copy/confirm', examples.confirmCopy),
    get('/api/v1/application/:id/disclosures', examples.getDisclosures),
    post('/api/v1/transferpolicy', examples.saveTransfer),
    get('/api/v1/transferpolicy/PoliciesList', examples.listTransferPolicies, ['signed-out'], () =>
      problem(401, 'Sign in'),
    ),
    get('/api/v1/transferpolicy/:id', examples.getTransfer, ['signed-out'], () => problem(401, 'Sign in')),
    post('/api/v1/transferpolicy/:id/claim', examples.claimTransfer),
    post('/api/v1/transferpolicy/:id/claim/confirm', examples.confirmTransferClaim),
    post('/api/v1/transferpolicy/:id/signature', examples.sendTransferSignatureLink),
    http.put('*/api/v1/transferpolicy/:id/files/:n', () =>
      answered(['save-fails'], failed, save(examples.putTransferFile)),
    ),
    http.delete('*/api/v1/transferpolicy/:id/files/:n', () =>
      answered(['save-fails'], failed, json(examples.deleteTransferFile)),
    ),
    get('/api/v1/claims', examples.listClaims, ['signed-out'], () => problem(401, 'Sign in')),
    post('/api/v1/claims', examples.lodgeClaim),
    http.put('*/api/v1/claims/:id/bank', () =>
      answered(['save-fails'], failed, save(examples.saveClaimBank)),
    ),
    http.put('*/api/v1/claims/:id/files/:n', () =>
      answered(['save-fails'], failed, save(examples.putClaimFile)),
    ),
    http.delete('*/api/v1/claims/:id/files/:n', () =>
      answered(['save-fails'], failed, json(examples.deleteClaimFile)),
    ),
    get('/api/v1/identitychecks', examples.listIdentityChecks, ['signed-out'], () => problem(401, 'Sign in')),
    post('/api/v1/identitychecks', examples.requestIdentityCheck),
    post('/api/v1/identitychecks/:id/link', examples.sendIdentityCheckLink),
    http.put('*/api/v1/identitychecks/files/:n', () =>
      answered(['save-fails'], failed, save(examples.putIdentityFile)),
    ),
    http.delete('*/api/v1/identitychecks/files/:n', () =>
      answered(['save-fails'], failed, json(examples.deleteIdentityFile)),
    ),
    post('/api/v1/contact'),
    post('/api/v1/appointments'),
    get('/api/v1/drafts/:flow', examples.getDraft, ['signed-out'], () => problem(401, 'Sign in')),
    http.put('*/api/v1/drafts/:flow', () => answered(['save-fails'], failed, json(examples.putDraft))),
    http.delete('*/api/v1/drafts/:flow', () => answered(['save-fails'], failed, json(examples.deleteDraft))),
    post('/api/v1/quote/comparison', examples.sendComparison),
    http.post('*/api/v1/quote/comparison/open', () =>
      answered(['save-fails'], failed, json(examples.openComparison)),
    ),
    http.post('*/api/v1/resume', () =>
      answered(['save-fails'], failed, json({ ...examples.sendComparison, ...examples.resume })),
    ),
    post('/api/v1/application/:id/signature', examples.sendSignatureLink),
    post('/api/v1/signatures/open', examples.openSignature),
    post('/api/v1/signatures/renew', examples.renewSignature),
    post('/api/v1/signatures/confirm', examples.confirmSignature),
    post('/api/v1/signatures/sign', examples.submitSignature),
    post('/api/v1/signatures/receipt', examples.getSecondReceipt),
    priced('/api/v1/quote/compare', sampleComparison),
    priced('/api/v1/quote/projection', sampleProjection),
  ]
}
