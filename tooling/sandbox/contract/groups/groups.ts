import type { Check } from '../Check.ts'
import type { Contract, Group } from '../Contract.ts'
import { customerReads, leftOut, probes, reads, saves } from '../calls.ts'
import { operationOf, request } from '../operations.ts'
import { bodyOf } from '../outcomes.ts'
import { corsChecks } from './cors.ts'
import { documentChecks } from './documents.ts'
import { pricesChecks } from './prices.ts'
import { signInChecks } from './signIn.ts'

const CHANGES_SOMETHING = 'it would change something'
const MAILS = 'it would mail a code'

const all = async (...checks: readonly Promise<readonly Check[]>[]) => (await Promise.all(checks)).flat()

/** In the order of what a visitor loses. */
export const GROUPS: readonly Group[] = [
  {
    name: 'cors',
    title: 'Calls from pages of the site',
    loses:
      'Where these fail, browsers keep the backend’s answers from the site, and nothing below works there.',
    run: corsChecks,
  },
  {
    name: 'prices',
    title: 'Prices',
    loses: 'Where these fail, nobody sees a price, so nobody can apply.',
    run: pricesChecks,
  },
  {
    name: 'saving',
    title: 'Saving on the way',
    loses: 'Where these fail, answers stay on the visitor’s device, and you don’t know of them.',
    run: (contract) =>
      all(
        saves(contract, ['saveCalculation', 'saveQuote']),
        customerReads(contract, ['listDrafts']),
        probes(contract, ['resume']),
      ),
  },
  {
    name: 'sign-in',
    title: 'Signing in',
    loses: 'Where these fail, no customer reaches their account.',
    run: signInChecks,
  },
  {
    name: 'account',
    title: 'The account',
    loses: 'Where these fail, customers don’t see their policies and details.',
    run: (contract) =>
      all(
        customerReads(contract, [
          'getUser',
          'listPolicies',
          'listBeneficiaries',
          'getSecondPolicyHolder',
          'listApplications',
          'listTransfers',
          'listPolicyChanges',
          'listNominations',
          'getInCasePage',
          'getSupportNeeds',
          'listSavedQuotes',
          'listIdentityChecks',
          'getClosing',
        ]),
        leftOut(['updateUser'], CHANGES_SOMETHING),
        leftOut(['sendVerificationCode', 'verifyVerificationCode'], MAILS),
      ),
  },
  {
    name: 'application',
    title: 'Applying, and documents',
    loses: 'Where these fail, nobody can apply for a policy.',
    run: (contract) =>
      all(
        documentChecks(contract),
        saves(contract, ['saveApplication']),
        probes(contract, ['getApplication', 'getReceipt', 'openSignature']),
      ),
  },
  {
    name: 'changes',
    title: 'Changing cover',
    loses: 'Where these fail, customers have to call to change their cover.',
    run: (contract) =>
      all(
        insurability(contract),
        probes(contract, ['previewPolicyChange']),
        leftOut(['changeCover', 'requestGuaranteedInsurability'], CHANGES_SOMETHING),
      ),
  },
  {
    name: 'transfer',
    title: 'Transferring a policy',
    loses: 'Where these fail, nobody can bring a policy along.',
    run: (contract) =>
      all(
        saves(contract, ['saveTransfer']),
        customerReads(contract, ['listTransferPolicies']),
        reads(contract, ['getUserByEmail']),
        probes(contract, ['getTransfer']),
      ),
  },
  {
    name: 'claims',
    title: 'Claims',
    loses: 'Where these fail, nobody can claim on the site.',
    run: (contract) =>
      all(vendors(contract), customerReads(contract, ['listClaims']), probes(contract, ['createUpload'])),
  },
  {
    name: 'contact',
    title: 'Asking to be contacted',
    loses: 'Where these fail, visitors have to call.',
    run: (contract) => probes(contract, ['sendContactRequest', 'requestAppointment']),
  },
]

/** The policy to ask about is one of the test customer's. */
async function insurability(contract: Contract): Promise<Check[]> {
  const { token } = contract
  const answer =
    token === null ? null : await request(contract, operationOf('listPolicies'), { token }).catch(() => null)
  const policies = answer === null ? [] : bodyOf(answer)
  const sums = (Array.isArray(policies) ? policies : []) as { product_Code?: string; sum_Insured?: number }[]
  const policy = sums.find(({ product_Code, sum_Insured }) => product_Code && sum_Insured)
  if (token !== null && !policy)
    return leftOut(
      ['getGuaranteedInsurability'],
      'the test customer has no life cover whose `product_Code` is known',
    )
  const values = {
    ProductCode: `${policy?.product_Code ?? 'MLC-01'}`,
    SumInsured: `${policy?.sum_Insured ?? 600_000}`,
  }
  return customerReads(contract, ['getGuaranteedInsurability'], { values })
}

/** Each insurer of the run; the notes are said once. */
async function vendors(contract: Contract): Promise<Check[]> {
  const checks: Check[] = []
  for (const supplierCode of contract.insurers) {
    const [done] = await reads(contract, ['getVendor'], { values: { supplierCode } })
    if (done) checks.push({ ...done, name: `getVendor ${supplierCode}` })
  }
  const isSame = checks.every(
    ({ status, message }) => status === checks[0]?.status && message === checks[0].message,
  )
  return isSame ? checks.slice(0, 1).map((each) => ({ ...each, name: 'getVendor' })) : checks
}
