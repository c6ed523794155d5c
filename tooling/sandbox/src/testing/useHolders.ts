import { randomUUID } from 'node:crypto'
import { policyPreviewRequest } from '@coverkit/core/change-cover'
import type { Schema } from '../document/Schema.ts'
import {
  applicationBody,
  calculationBody,
  exampleOf,
  newTracking,
  partialApplicationBody,
  partialTransferBody,
  quoteBody,
  transferBody,
} from './bodies.ts'
import { CHANGE_PATH, lifeChange, lifeChangeBody } from './changes.ts'
import { claimBody } from './claimBody.ts'
import type { Engine } from './engines.ts'
import { jpeg } from './files.ts'
import { bearer, makePersonIn, newEmail } from './identity.ts'
import { IDENTITY_PATH, identityBody, identityDocument } from './identityBodies.ts'
import { givePolicies, lifePolicy } from './policies.ts'
import { APPLICATION_PATH, withSecondHolder } from './useApplications.ts'
import { CLAIMS_PATH, metadataOf, OFFSET_STREAM, TUS, UPLOADS_PATH } from './useClaims.ts'
import { useCustomers } from './useCustomers.ts'
import { TRANSFER_PATH } from './useTransfers.ts'

const INSURABILITY_PATH = '/api/v1/policies/guaranteedinsurability'

/** The ids of all of a customer's records, each created by its operation. */
export interface Holder {
  headers: { authorization: string }
  email: string
  /** Part of every text that they sent. */
  mark: string
  ids: Readonly<Record<IdName, string>>
}

type IdName =
  | 'subject'
  | 'device'
  | 'policy'
  | 'unchanged'
  | 'policyNumber'
  | 'increase'
  | 'change'
  | 'claim'
  | 'upload'
  | 'application'
  | 'applicationDraft'
  | 'transfer'
  | 'transferDraft'
  | 'transferPolicy'
  | 'secondCheck'

/** The owner's request of an operation, where it differs from the document's example. */
export interface OwnRequest {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  bytes?: Buffer
  headers?: Record<string, string>
}

/** Starts a sandbox with customers who each have one of everything, alike except for the ids. */
export function useHolders(engine: Engine) {
  const customers = useCustomers(engine)
  const { api } = customers

  async function sent<T>(answer: Promise<{ status: number; text: string; json: unknown }>): Promise<T> {
    const { status, text, json } = await answer
    if (status !== 200) throw new Error(`${status} ${text}`)
    return json as T
  }
  async function putBytes(path: string, headers: Record<string, string>): Promise<void> {
    const answer = await fetch(customers.url() + path, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'image/jpeg' },
      body: new Uint8Array(jpeg()),
    })
    if (answer.status !== 200) throw new Error(await answer.text())
  }

  async function holder(name: string): Promise<Holder> {
    const mark = `Canary${name}`
    const email = newEmail('robin')
    const { token, sub } = await makePersonIn(
      { ...api, url: customers.url() },
      {
        email,
        givenName: mark,
        familyName: mark,
        profile: { mailing_Street: mark },
        secondPolicyHolder: { id: null, first_Name: mark, last_Name: mark },
        beneficiaries: [
          { ...exampleOf<Schema<'BeneficiaryContact'>>('BeneficiaryContact'), last_Name: mark },
        ],
      },
    )
    const headers = bearer(token)
    const post = <T>(path: string, body: unknown) => sent<T>(api.post(path, body, headers))
    const device = randomUUID()
    const tracking = (draft: string = randomUUID()) => newTracking({ clientId: device, draft })

    const [policy = '', unchanged = ''] = await givePolicies(api, { owner: sub }, [
      lifePolicy({ name: `${name}0012345` }),
      lifePolicy({ name: `${name}0012346`, sum_Insured: 500_000 }),
    ])
    await post('/api/v1/quote/savequotes', quoteBody({ last_Name: mark, tracking: tracking() }))
    await post('/api/v1/savecalculatecoverform', calculationBody({ name: mark, tracking: tracking() }))
    const draft = {
      rev: 1,
      version: 1,
      attempt: 'a-1',
      answers: { words: mark },
      baseRev: null,
      tracking: null,
    }
    await sent(api.call('PUT', '/api/v1/drafts/calculator', { body: draft, headers }))
    const application = await applied(post, { mark, tracking })
    const transfer = await transferred(post, { mark, tracking })
    await putBytes(`${TRANSFER_PATH}/${transfer.draft}/files/1`, headers)
    const change = await post<{ id: string }>(CHANGE_PATH, {
      ...lifeChangeBody(policy, sub),
      policy_Number: `${name}0012345`,
    })
    await sent(
      api.call('PUT', '/api/v1/users/in-case', { body: { papers: mark, showsAmounts: true }, headers }),
    )
    const increase = await post<{ id: string }>(INSURABILITY_PATH, increaseOf(policy))
    await putBytes(`${INSURABILITY_PATH}/${increase.id}/files/1`, headers)
    const { claim } = await post<{ claim: { id: string } }>(CLAIMS_PATH, claimBody({ description: mark }))
    await putBytes(`${CLAIMS_PATH}/${claim.id}/files/1`, headers)
    const upload = await fetch(customers.url() + UPLOADS_PATH, {
      method: 'POST',
      headers: {
        ...headers,
        ...uploadOf(claim.id),
      },
    })
    await sent(api.post('/sandbox/claims', { claimId: claim.id, stage: 'decided', outcome: 'accepted' }))
    await post(
      IDENTITY_PATH,
      identityBody([identityDocument('passport', { number: 'PA1234501' })], { person: named(mark) }),
    )
    await putBytes(`${IDENTITY_PATH}/files/1`, headers)
    const checks = await sent<Schema<'IdentityCheck'>[]>(api.get(IDENTITY_PATH, headers))
    return {
      headers,
      email,
      mark,
      ids: {
        subject: sub,
        device,
        policy,
        unchanged,
        policyNumber: `${name}0012345`,
        increase: increase.id,
        change: change.id,
        claim: claim.id,
        upload: upload.headers.get('location')?.split('/').at(-1) ?? '',
        application: application.id,
        applicationDraft: application.draft,
        transfer: transfer.id,
        transferDraft: transfer.draft,
        transferPolicy: transfer.policyId,
        secondCheck: checks.find(({ policyHolder }) => policyHolder === 2)?.id ?? '',
      },
    }
  }

  return { ...customers, holder }
}

type Post = <T>(path: string, body: unknown) => Promise<T>
interface Making {
  mark: string
  tracking: (draft?: string) => ReturnType<typeof newTracking>
}

/** Saves a partial application, and submits one that waits for its second signature. */
async function applied(post: Post, { mark, tracking }: Making) {
  const draft = randomUUID()
  const saved = partialApplicationBody({ tracking: tracking(draft) })
  const contactDetails = { ...saved.contactDetails, middle_Name: mark }
  await post(APPLICATION_PATH, { ...saved, contactDetails })
  const whole = withSecondHolder(applicationBody({ tracking: tracking() }))
  const { id } = await post<{ id: string }>(APPLICATION_PATH, {
    ...whole,
    contactDetails: { ...whole.contactDetails, middle_Name: mark },
    policyHolderDetails: { ...whole.policyHolderDetails, email: newEmail('second') },
  })
  return { id, draft }
}

async function transferred(post: Post, { mark, tracking }: Making) {
  const draft = randomUUID()
  const saved = partialTransferBody({ tracking: tracking(draft) })
  const policyOwnerDetails = { ...saved.policyOwnerDetails, middle_Name: mark }
  const { policyIds } = await post<Schema<'SaveTransferAnswer'>>(TRANSFER_PATH, {
    ...saved,
    policyOwnerDetails,
  })
  const { id } = await post<{ id: string }>(TRANSFER_PATH, transferBody({ tracking: tracking() }))
  return { id, draft, policyId: policyIds?.[0] ?? '' }
}

const named = (familyName: string) => ({ givenNames: familyName, familyName, dateOfBirth: '1985-03-27' })

const increaseOf = (policyId: string) => ({
  productCode: 'MLC-01',
  needs: {
    policyId,
    event: 'marriage',
    eventDate: '2026-11-10',
    cover: 'life',
    increase: 50_000,
    newAmount: null,
    earlierAmount: null,
    acknowledged: true,
  },
})

const nominationOf = (policyId: string) => ({ ...exampleOf<object>('NominationChange'), policyId })

/** A piece of an upload: ten of its hundred bytes. */
const PIECE = Buffer.alloc(10)
const uploadOf = (claim: string) => ({
  ...TUS,
  'upload-length': '100',
  'upload-metadata': metadataOf({ claim, n: 2, document: 'doctorReport', type: 'image/jpeg' }),
})

const photo = { bytes: jpeg(), headers: { 'content-type': 'image/jpeg' } }

let revs = 1
const nextRev = () => ++revs

/** Requests of a customer for their own records, by operation; others are sent as the document's examples. */
export const ownRequests = ({ ids, email, mark }: Holder): Readonly<Record<string, OwnRequest>> => ({
  updateUser: { body: { mailing_Zip: '2042', notify: [ids.policy] } },
  verifyVerificationCode: { query: { verificationcode: '000000' } },
  closeAccount: { body: { accountName: 'wattlebird' } },
  saveQuote: { body: quoteBody({ last_Name: mark, tracking: newTracking({ clientId: ids.device }) }) },
  saveCalculation: { body: calculationBody({ name: mark, tracking: newTracking({ clientId: ids.device }) }) },
  saveApplication: {
    body: partialApplicationBody({
      tracking: newTracking({ clientId: ids.device, draft: ids.applicationDraft, rev: nextRev() }),
    }),
  },
  getApplication: { path: { id: ids.application } },
  claimApplication: { path: { id: ids.application } },
  confirmClaim: { path: { id: ids.application } },
  requestCopyCode: { path: { id: ids.application }, body: { accountName: 'wattlebird' } },
  confirmCopy: {
    path: { id: ids.application },
    body: { accountName: 'wattlebird', code: '000000', dateOfBirth: '1990-01-01' },
  },
  getReceipt: { path: { id: ids.application } },
  sendSignatureLink: { path: { id: ids.application } },
  getDisclosures: { path: { id: ids.application } },
  getGuaranteedInsurability: {
    query: { ProductCode: 'MLC-01', SumInsured: '600000', PolicyId: ids.policy },
  },
  requestGuaranteedInsurability: { body: increaseOf(ids.unchanged) },
  putInsurabilityFile: { path: { id: ids.increase, n: '2' }, ...photo },
  saveInCasePage: { body: { papers: mark, showsAmounts: true } },
  sendTrustedLink: { body: { email: newEmail('sam'), accountName: 'wattlebird' } },
  requestNomination: { body: nominationOf(ids.unchanged) },
  saveSupportNeeds: { body: { supportNeeds: { ...exampleOf<object>('SupportNeeds'), note: mark } } },
  changeCover: {
    body: { ...lifeChangeBody(ids.policy, ids.subject), policy_Number: ids.policyNumber },
  },
  getPolicyChangeDocument: { path: { id: ids.change } },
  previewPolicyChange: { body: policyPreviewRequest(ids.policy, lifeChange(ids.policy).after) },
  saveTransfer: {
    body: partialTransferBody({
      tracking: newTracking({ clientId: ids.device, draft: ids.transferDraft, rev: nextRev() }),
    }),
  },
  getUserByEmail: { query: { email } },
  getTransfer: { path: { id: ids.transfer } },
  getTransferLetter: { path: { id: ids.transfer } },
  sendTransferSignatureLink: { path: { id: ids.transfer } },
  claimTransfer: { path: { id: ids.transfer } },
  confirmTransferClaim: { path: { id: ids.transfer } },
  putTransferFile: { path: { id: ids.transferDraft, n: '2' }, ...photo },
  getTransferFile: { path: { id: ids.transferDraft, n: '1' } },
  deleteTransferFile: { path: { id: ids.transferDraft, n: '1' } },
  getDraft: { path: { flow: 'calculator' } },
  putDraft: {
    path: { flow: 'calculator' },
    body: {
      rev: nextRev(),
      version: 1,
      attempt: 'a-1',
      answers: { words: mark },
      baseRev: 1,
      tracking: null,
    },
  },
  deleteDraft: { path: { flow: 'calculator' } },
  sendDeathClaimCode: { body: { accountName: 'wattlebird', email: newEmail('claimant') } },
  lodgeClaim: {
    body: claimBody({
      policyId: ids.unchanged,
      policyNumber: null,
      insurerCode: null,
      type: 'terminalIllness',
      description: mark,
    }),
  },
  saveClaimBank: { path: { id: ids.claim } },
  putClaimFile: { path: { id: ids.claim, n: '3' }, ...photo },
  describeUploads: { headers: TUS },
  createUpload: { headers: uploadOf(ids.claim) },
  readUpload: { path: { id: ids.upload }, headers: TUS },
  sendUploadPiece: {
    path: { id: ids.upload },
    bytes: PIECE,
    headers: { ...TUS, 'upload-offset': '0', 'content-type': OFFSET_STREAM },
  },
  deleteUpload: { path: { id: ids.upload }, headers: TUS },
  deleteClaimFile: { path: { id: ids.claim, n: '1' } },
  requestIdentityCheck: { body: identityBody(undefined, { person: named(mark) }) },
  putIdentityFile: { path: { n: '2' }, ...photo },
  deleteIdentityFile: { path: { n: '1' } },
  sendIdentityCheckLink: { path: { id: ids.secondCheck } },
})
