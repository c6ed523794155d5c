import { createApiClient, type SignaturePage, type TransferSignaturePage } from '@coverkit/api-client'
import { SECOND_HOLDER_DECLARATIONS } from '@coverkit/core'
import { secondHolderAcceptance, secondReceiptDeclarations } from '@coverkit/core/receipt'
import { TRANSFER_AUTHORITY } from '@coverkit/core/transfer'
import { openDrafts } from '@coverkit/drafts'
import { describe, expect, it } from 'vitest'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { hashWords } from '#submission/signature'
import { shownAuthority } from '#submission/transfers'
import { secondDeclarations, shownWords, signCopy } from './copy.ts'
import { declaredOn } from './declaredOn.ts'
import { confirmMutation, openMutation, renewMutation, signMutation } from './mutations.ts'

const token = 'Zm9yLXNpZ25pbmctdGhlLWFwcGxpY2F0aW9uLTAwMDE'
const page: SignaturePage = {
  successful: true,
  secret: 'A'.repeat(43),
  secretEndsAt: '2026-11-24T02:02:04Z',
  reference: 'ACDE3479',
  submittedAt: '2026-11-23T01:02:04Z',
  insurer: { supplierCode: 'MLC', supplierName: 'Mallee Life Company', productName: 'Cover Plan' },
  covers: [{ cover: 'life', amount: 600_000 }],
  premium: { amount: 57.71, frequency: 'monthly' },
  label: 'Samples',
  firstHolder: 'Robin Example',
  holder: {
    firstName: 'Kim',
    middleName: null,
    lastName: 'Example',
    dateOfBirth: '1991-05-02',
    mobile: '+61491570156',
    email: 'kim@example.com',
    address: '12 Sample Street, Newtown NSW 2042',
  },
  declarations: { id: 'second-policy-holder', version: '2026-11-26' },
}
/** Hash of the text under which Kim signs Robin's application to Mallee Life Company. */
const SHOWN_HASH = '32f620e6f5fd0bbf1e3b4674d229bdbc8be88df3c2b55c46cd29ba5e85a58297'

const declared = declaredOn(page, 'Plain Cover')

const masked = { successful: true, email: 'k•••@example.com' }
const instants = { sentAt: '2026-11-24T01:02:04Z', expiresAt: '2026-12-08T01:02:04Z' }
const signed = {
  successful: true,
  reference: 'ACDE3479',
  status: 'in-review',
  signedAt: '2026-11-24T01:12:40Z',
}

/** A page whose server answers like this, one after the other, and what it was sent. */
function pageWith(...answers: (() => Response)[]) {
  const requests: unknown[] = []
  const client = createApiClient({
    baseUrl: 'https://api.example',
    getToken: () => 'somebody-signed-in',
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      requests.push([pathname + search, request.headers.get('authorization'), await request.json()])
      return answers.shift()?.() ?? new Response(null, { status: 501 })
    },
  })
  const drafts = () => openDrafts({ brand: crypto.randomUUID() })
  const services = { ...fakePageServices({ drafts, behave: () => 'fail' }), client: async () => client }
  return { services, requests }
}

it('sends the token and the brand in the body, and nobody’s sign-in', async () => {
  const { services, requests } = pageWith(
    () => Response.json(masked),
    () => Response.json(page),
    () => Response.json({ ...masked, ...instants }),
  )
  await openMutation(services, () => undefined).send({ token, purpose: 'sign' })
  const confirmed = await confirmMutation(services, () => undefined).send({
    token,
    code: '204816',
    dateOfBirth: '1991-05-02',
    purpose: 'sign',
  })
  expect(confirmed).toMatchObject({ status: 'done', data: page })
  await renewMutation(services, () => undefined).send(token)
  const link = { token, accountName: 'plain' }
  expect(requests).toEqual([
    ['/api/v1/signatures/open', null, link],
    ['/api/v1/signatures/confirm', null, { ...link, code: '204816', dateOfBirth: '1991-05-02' }],
    ['/api/v1/signatures/renew', null, link],
  ])
})

it('says that a code is for the receipt of who has signed', async () => {
  const { services, requests } = pageWith(
    () => Response.json(masked),
    () => Response.json({ ...page, signedAt: '2026-11-24T01:12:40Z' }),
  )
  const purpose = 'receipt'
  await openMutation(services, () => undefined).send({ token, purpose })
  const confirmed = await confirmMutation(services, () => undefined).send({
    token,
    code: '204816',
    dateOfBirth: '1991-05-02',
    purpose,
  })
  expect(confirmed).toMatchObject({ status: 'done', data: { signedAt: '2026-11-24T01:12:40Z' } })
  expect(requests.map((request) => (Array.isArray(request) ? request[2] : null))).toEqual([
    { token, accountName: 'plain', purpose },
    { token, accountName: 'plain', purpose, code: '204816', dateOfBirth: '1991-05-02' },
  ])
})

it('a receipt has the words that are signed here', () => {
  const [insurer, first] = ['Mallee Life Company', 'Robin Example']
  expect(secondReceiptDeclarations(insurer, first)).toEqual(secondDeclarations(insurer, first))
  expect(secondHolderAcceptance).toBe(signCopy.declarations.accept)
})

it('signs with the name, the declarations and a hash of their words, the same again after a lost answer', async () => {
  const { services, requests } = pageWith(
    () => Response.error(),
    () => Response.json(signed),
  )
  const state = await signMutation(services, () => undefined).send({
    token,
    page,
    declared,
    signedName: 'Kim Example',
  })
  expect(state).toMatchObject({ status: 'done', data: signed })
  const request = [
    '/api/v1/signatures/sign',
    null,
    {
      token,
      accountName: 'plain',
      secret: 'A'.repeat(43),
      signedName: 'Kim Example',
      accepted: true,
      declarations: { id: 'second-policy-holder', version: '2026-11-26' },
      shownHash: SHOWN_HASH,
    },
  ]
  expect(requests).toEqual([request, request])
})

it('has the words of this version: other words need another one in core', async () => {
  expect(SECOND_HOLDER_DECLARATIONS.version).toBe('2026-11-26')
  expect(await hashWords(shownWords('Mallee Life Company', 'Robin Example'))).toBe(SHOWN_HASH)
})

describe('a transfer', () => {
  const { insurer: _i, covers: _c, premium: _p, label: _l, declarations: _d, ...common } = page
  const transfer: TransferSignaturePage = {
    ...common,
    kind: 'transfer',
    policies: [
      {
        insurerCode: 'ZUR',
        insurerName: 'Zurella',
        policyNumber: 'ZU-889120',
        name: 'Robin and Kim Example',
      },
    ],
    declarations: { ...TRANSFER_AUTHORITY },
  }
  /** Hash of the text under which Kim has Plain Cover look after the policies. */
  const AUTHORITY_HASH = 'd9d392b6fad1162b299e51e640a8458f7dd974009210dca0af5aa2708b4b0ecd'

  it('is read by the same link, and told by its kind', async () => {
    const { services } = pageWith(() => Response.json(transfer))
    const confirmed = await confirmMutation(services, () => undefined).send({
      token,
      code: '204816',
      dateOfBirth: '1991-05-02',
      purpose: 'sign',
    })
    expect(confirmed).toMatchObject({ status: 'done', data: transfer })
  })

  it('is signed under the authority that goes to the insurers', async () => {
    const { services, requests } = pageWith(() => Response.json({ ...signed, status: 'in-progress' }))
    const content = {
      token,
      page: transfer,
      declared: declaredOn(transfer, 'Plain Cover'),
      signedName: 'Kim Example',
    }
    expect((await signMutation(services, () => undefined).send(content)).status).toBe('done')
    expect(requests).toMatchObject([
      [
        '/api/v1/signatures/sign',
        null,
        { declarations: TRANSFER_AUTHORITY, shownHash: AUTHORITY_HASH, signedName: 'Kim Example' },
      ],
    ])
  })

  it('has the words of this version: other words need another one in core', async () => {
    expect(TRANSFER_AUTHORITY.version).toBe('2026-11-26')
    const words = shownAuthority('Plain Cover', 'I accept the terms and conditions')
    expect(await hashWords(words)).toBe(AUTHORITY_HASH)
  })
})
