import { emailIn } from './emailIn.ts'
import { BENEFICIARY, PERSON, TRANSFERRED, USER } from './fields.ts'
import { type Json, pick, record, records } from './json.ts'
import type { LiteralRequest } from './LiteralRequest.ts'
import { compare, NAMES } from './prices.ts'
import { newId } from './records.ts'

/** Answers a call: with JSON, with nothing at all (''), or null where there is nothing of the kind. */
type Answer = (request: LiteralRequest) => unknown

/** Google's tokens are believed as the identity service's are, by the address in them. */
function googleLogin({ body }: LiteralRequest): unknown {
  const { idToken } = record(body)
  const isKnown = typeof idToken === 'string' && emailIn(idToken) !== null
  return isKnown
    ? { successful: true, message: '', token: idToken }
    : { successful: false, message: 'Google did not issue this token' }
}

const done: Answer = () => ({ successful: true })
const nothingShown: Answer = () => ''

/** Some of the broker's occupations: an id and a description, as the specification says. */
const OCCUPATIONS = [
  { id: 1, description: 'Homemaker (full-time home duties)' },
  { id: 2, description: 'Accountant' },
  { id: 3, description: 'Actuary' },
  { id: 4, description: 'Architect' },
]

const occupations: Answer = () => ({ data: JSON.stringify(OCCUPATIONS) })

function userOf({ email, records: { users } }: LiteralRequest): Json | null {
  if (email === null) return null
  return pick({ id: `contact-${email}`, email, ...users.get(email) }, USER)
}

function updateUser({ email, body, records: { users } }: LiteralRequest): unknown {
  if (email === null) return null
  users.set(email, { ...users.get(email), ...pick(record(body), Object.keys(record(body))) })
  return ''
}

function saveApplication({ body, email, records: rows }: LiteralRequest): unknown {
  const { beneficiaryContacts, policyHolderDetails } = record(body)
  const people = records(beneficiaryContacts).map((person) => ({
    ...pick(person, BENEFICIARY),
    beneficiaryId: person.beneficiaryId ?? newId(rows, 'beneficiary'),
  }))
  if (email !== null) rows.beneficiaries.set(email, people)
  if (email !== null && policyHolderDetails)
    rows.secondHolders.set(email, pick(record(policyHolderDetails), PERSON))
  const answered = people.map((person) => pick(person, ['beneficiaryId', 'first_Name', 'last_Name']))
  return { successful: true, ...(answered.length > 0 && { beneficiaryContacts: answered }) }
}

/** The documents of each insurer: a name and an address are all that makes one. */
function supplierDocuments({ baseUrl }: LiteralRequest): unknown {
  const suppliers = Object.entries(NAMES).map(([supplierCode, name]) => ({
    supplierCode,
    documents: [
      { name: `${name} product disclosure statement`, url: `${baseUrl}/documents/${supplierCode}.pdf` },
    ],
  }))
  return { successful: true, data: JSON.stringify(suppliers) }
}

/** A policy with every field that the specification names. */
const policyOf = (email: string): Json => ({
  id: `policy-${email}`,
  name: 'MLC-400100',
  insurer_Code: 'MLC',
  sum_Insured: 600_000,
  tpD_Sum_Insured: null,
  tpD_Linked_Sum_Insured: null,
  critical_Illness_Sum_Insured: null,
  monthly_Benefit: null,
  premium_Structure: 'S',
  payment_Method: 'directDebit',
  premium_frequency: 'monthly',
  indexation: 'on',
  owners: { life: 'O', tpd: null, criticalIllness: null, incomeProtection: null },
  structures: { tpd: null, criticalIllness: null },
  double_TPD: false,
  tpD_Buy_back: false,
  cI_Buy_back: false,
  reinstatement: false,
  increasing_Claim: false,
  super_Contribution: null,
  waiting_Period: null,
  benefit_Period: null,
  premium_Amount: 51.7,
  policyholder1: 'Robin Example',
})

function saveTransfer({ body, email, records: rows }: LiteralRequest): unknown {
  const policies = records(record(body).policiesList).map((policy) => ({
    ...pick(policy, TRANSFERRED),
    policyId: policy.policyId ?? newId(rows, 'transfer'),
  }))
  if (email !== null) rows.transferred.set(email, policies)
  return { successful: true, policyIds: policies.map(({ policyId }) => policyId) }
}

/** The calls of the specification's table, by method and path, and the comparison, whose address it doesn't show. */
export const CALLS: Readonly<Record<string, Answer>> = {
  'POST /accounts/google-login': googleLogin,
  'POST /api/v1/savecalculatecoverform': done,
  'GET /api/v1/users': userOf,
  'POST /api/v1/users/UpdateUser': updateUser,
  'GET /api/v1/users/sendverificationcodebyemail': nothingShown,
  'GET /api/v1/users/verifyverificationcode': nothingShown,
  'GET /api/v1/users/getbeneficairiesbyId': ({ email, records: { beneficiaries } }) =>
    beneficiaries.get(email ?? '') ?? [],
  'GET /api/v1/users/GetPolicyHolderbyContactId': ({ email, records: { secondHolders } }) =>
    secondHolders.get(email ?? '') ?? null,
  'POST /api/v1/quote/savequotes': nothingShown,
  'POST /api/v1/application': saveApplication,
  'GET /api/v1/application/GetSupplierDoc': supplierDocuments,
  'GET /api/v1/policies/PoliciesList': ({ email }) => (email === null ? null : [policyOf(email)]),
  'GET /api/v1/policies/Getguaranteedinsurability': nothingShown,
  'POST /api/v1/policies/guaranteedinsurability': nothingShown,
  'GET /api/v1/vendor/Vendorsdetails': ({ query }) => {
    const name = NAMES[query.get('supplierCode') ?? '']
    return name === undefined ? null : { name }
  },
  'POST /api/v1/policies/ChangeCoverRequest': done,
  'GET /api/v1/transferpolicy/GetUserdetailsByEmail': (request) =>
    request.query.get('email') === request.email ? userOf(request) : {},
  'GET /api/v1/transferpolicy/PoliciesList': ({ email, records: { transferred } }) => ({
    data: JSON.stringify(transferred.get(email ?? '') ?? []),
  }),
  'POST /api/v1/transferpolicy': saveTransfer,
  'GET /OmniLifeApi/GetAllData': occupations,
  'GET /cdn/data.json': occupations,
  'POST /api/v1/quote/compare': ({ body }) => compare(record(body)),
}
