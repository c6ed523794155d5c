import { afterAll, beforeAll, expect, test } from 'vitest'
import { letterheadOf } from '../brands/letterhead.ts'
import { APPLICATION_DAY, applicationBody, transferBody } from '../testing/bodies.ts'
import { CHANGE_PATH, lifeChangeBody } from '../testing/changes.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { letterIn } from '../testing/letterIn.ts'
import { givePolicies, lifePolicy } from '../testing/policies.ts'
import { readNewBrand } from '../testing/readNewBrand.ts'
import { flatten, readPdf } from '../testing/readPdf.ts'
import { type Answer, APPLICATION_PATH, bearer, withDetails } from '../testing/useApplications.ts'
import { bodyTo, TRANSFER_PATH, type TransferMail } from '../testing/useTransfers.ts'

/** An existing brand, or the one that a long run has just generated. */
const { accountName, name, origin } = readNewBrand() ?? {
  accountName: 'coolabah',
  name: 'Coolabah Wealth',
  origin: 'http://coolabah.localhost:4104',
}

const letterhead = letterheadOf(accountName)
if (letterhead === null) throw new Error(`${accountName} has no letterhead`)
const { legalName, abn, afsl, phone, hours, post } = letterhead
/** The lines at the end of a message: signature, phone, licence and postal address. */
const ends = [
  name,
  expect.stringContaining(
    `Call us on ${phone}, ${hours}.\n${legalName}, ABN ${abn}, AFSL ${afsl}\n${post}\n`,
  ),
]
/** The lines about the broker in a document. */
const broker = [`${legalName}, ABN ${abn}, AFSL ${afsl}`, `${phone}, ${hours}`, post]

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  const verifyToken = async (token: string) => ({
    subject: token,
    email: `${token}@example.com`,
    authenticatedAt: APPLICATION_DAY,
  })
  sandbox = await startTestSandbox(OPERATION_ENGINE, { verifyToken, now: () => APPLICATION_DAY })
})
afterAll(() => sandbox.close())

const mailTo = async (to: string) => {
  const path = `/sandbox/mail?to=${encodeURIComponent(to)}`
  const [mail] = (await sandbox.get(path, { accept: 'application/json' })).json as TransferMail[]
  return mail
}

async function pdfOf(path: string, token = 'ada') {
  const answer = await fetch(sandbox.url + path, {
    headers: { ...bearer(token), accept: 'application/pdf' },
  })
  expect(answer.status).toBe(200)
  const { info, pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  const words = pages.flatMap(({ structure }) => flatten(structure)).map(({ text }) => text)
  return { author: info.author, words: words.join(' ') }
}

test('a brand’s name is in the receipt of an application and in the mail about it', async () => {
  const body = withDetails(() => ({ accountName }), {
    ...applicationBody(),
    contactDetails: { ...applicationBody().contactDetails, email: 'papers@example.com' },
  })
  const { status, json } = await sandbox.post(APPLICATION_PATH, body, bearer('ada'))
  expect([status, json]).toMatchObject([200, { successful: true }])
  const { id } = json as Answer
  const receipt = await pdfOf(`${APPLICATION_PATH}/${id}/receipt`)
  expect(receipt.author).toBe(name)
  expect(receipt.words).toContain(name)
  for (const words of broker) expect(receipt.words).toContain(words)
  const mail = await mailTo('papers@example.com')
  expect(mail?.text.split('\n\n').slice(-2)).toEqual(ends)
  expect(
    letterIn(mail?.html ?? '')
      .split('\n')
      .at(-1),
  ).toBe(`<p>${name}</p>`)
  expect(mail?.text).toContain(`${origin}/application/copy#${id}`)
})

test('and in the letter of a transfer, which appoints it, and in the mail about that', async () => {
  const { body, email } = bodyTo(transferBody, { accountName })
  const { status, json } = await sandbox.post(TRANSFER_PATH, body, bearer('ada'))
  expect([status, json]).toMatchObject([200, { successful: true }])
  const letter = await pdfOf(`${TRANSFER_PATH}/${(json as { id: string }).id}/letters/ZUR`)
  expect(letter.author).toBe(name)
  expect(letter.words).toContain(`I appoint ${name} as my broker`)
  for (const words of broker) expect(letter.words).toContain(words)
  const mail = await mailTo(email)
  expect(mail?.text.split('\n\n').slice(-2)).toEqual(ends)
  expect(mail?.text).toContain(`${origin}/account`)
})

test('and in the document of a change of cover, and in the mail about that, by where the customer signed up', async () => {
  const someone = await sandbox.post('/sandbox/users', { email: 'owner@example.com', accountName })
  const { sub } = someone.json as { sub: string }
  const [policy = ''] = await givePolicies(sandbox, { owner: sub }, [lifePolicy()])
  const answer = await sandbox.post(CHANGE_PATH, lifeChangeBody(policy, sub), bearer(sub))
  const { id } = answer.json as { id: string }
  const document = await pdfOf(`/api/v1/policies/changes/${id}/document`, sub)
  expect(document.author).toBe(`${name}, for Mallee Life Company`)
  for (const words of broker) expect(document.words).toContain(words)
  expect((await mailTo('owner@example.com'))?.text.split('\n\n').slice(-2)).toEqual(ends)
})
