import { createHash, randomUUID } from 'node:crypto'
import type { SaveApplicationRequest } from '@coverkit/core'
import { disclosureLines, parseAnswers } from '@coverkit/core/questionnaire'
import { personalQuestionnaire } from '@coverkit/core/questionnaire/personal'
import type { ReceiptFile } from '@coverkit/core/receipt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APPLICATION_DAY, applicationBody, partialApplicationBody } from '../../testing/bodies.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../../testing/engines.ts'
import { profileIn, withHealthAnswers } from '../../testing/healthAnswers.ts'
import { flatten, readPdf } from '../../testing/readPdf.ts'
import { type Answer, APPLICATION_PATH, bearer, withSecondHolder } from '../../testing/useApplications.ts'

const GENETIC = 'My BRCA1 test came back clear'
const SYMPTOMS = 'A ringing in my left ear, since March; naïve café 佐藤'
const chosen = {
  'recent.now': ['results', 'symptoms'],
  'recent.results': GENETIC,
  'recent.symptoms': SYMPTOMS,
}

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  const verifyToken = async (token: string) =>
    ['ada', 'ben'].includes(token) ? { subject: token, email: `${token}@example.com` } : null
  sandbox = await startTestSandbox(OPERATION_ENGINE, { verifyToken, now: () => APPLICATION_DAY })
})
afterAll(() => sandbox.close())

const example = () => withHealthAnswers(applicationBody(), chosen)

async function submit(body: SaveApplicationRequest = example(), headers = {}) {
  const { status, json } = await sandbox.post(APPLICATION_PATH, body, headers)
  expect([status, json]).toMatchObject([200, { successful: true }])
  return { body, secret: '', ...(json as Answer) }
}

const pathOf = (id: string) => `${APPLICATION_PATH}/${id}/receipt`
const read = (id: string, token: string) => sandbox.get(pathOf(id), bearer(token))
const readFile = async (id: string, token: string) => (await read(id, token)).json as ReceiptFile
/** The test client reads only texts. */
const readBytes = (id: string, token: string) =>
  fetch(sandbox.url + pathOf(id), { headers: { ...bearer(token), accept: 'application/pdf' } })

const itemsOf = ({ receipt }: ReceiptFile) =>
  receipt.sections.flatMap(({ groups }) => groups.flatMap(({ items }) => items))

/** Follows RFC 8785 for the values of a receipt, independently of the code that made it. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, sorted(inner)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
const recomputed = ({ receipt }: ReceiptFile) =>
  createHash('sha256')
    .update(JSON.stringify(sorted(receipt)))
    .digest('hex')

describe('a receipt as JSON', () => {
  test('has the reference, and a hash that anybody can work out', async () => {
    const { id, reference, secret } = await submit()
    const { status, headers, json } = await read(id, secret)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="receipt-${reference}.json"`)
    expect(json).toMatchObject({
      receipt: { reference, holder: 1, date: '2026-11-23', submittedAt: '2026-11-23T01:02:04.000Z' },
    })
    const file = json as ReceiptFile
    expect(file.sha256).toBe(recomputed(file))
    expect(file.receipt.questionnaire?.hash).toBe(
      createHash('sha256')
        .update(JSON.stringify(sorted(personalQuestionnaire)))
        .digest('hex'),
    )
  })

  test('is the same whenever it is read, and by the key of the submission', async () => {
    const { id, secret, body } = await submit()
    const first = await read(id, secret)
    expect((await read(id, secret)).text).toBe(first.text)
    expect((await read(body.tracking.draft, secret)).text).toBe(first.text)
  })

  test('has every health answer as the insurer gets it, without genetic results', async () => {
    const { id, secret, body } = await submit()
    const file = await readFile(id, secret)
    const answers = parseAnswers(body.applicationDetails.questionnaire)
    const lines = disclosureLines(personalQuestionnaire, profileIn(body), answers)
    expect(lines.length).toBeGreaterThan(30)
    const at = 'applicationDetails.questionnaire.values.'
    const items = itemsOf(file).filter(({ fields }) => fields[0]?.startsWith(at))
    expect(items.map(({ fields, question }) => [fields, question])).toEqual(
      lines.map(({ key, question }) => [[at + key], question]),
    )
    const answerTo = (key: string) => items.find(({ fields }) => fields.includes(at + key))?.answer
    expect(answerTo('recent.symptoms')).toEqual([SYMPTOMS])
    expect(answerTo('recent.results')).toEqual(['Left out, because it mentions a genetic test.'])
    expect(JSON.stringify(file)).not.toContain('BRCA')
  })

  test('masks the account, and has the premium of the offer', async () => {
    const { id, secret } = await submit()
    const { text } = await read(id, secret)
    expect(text).not.toContain('001234567')
    expect(text).toContain('Ending in 567')
    expect(text).toContain('$57.71 a month')
  })

  test('of two is the first holder’s', async () => {
    const { id, secret } = await submit(withHealthAnswers(withSecondHolder()))
    expect(await readFile(id, secret)).toMatchObject({ receipt: { holder: 1, name: 'Robin Example' } })
  })
})

describe('a receipt is for', () => {
  test('its owner, and for no other customer', async () => {
    const { id } = await submit(example(), bearer('ada'))
    expect((await read(id, 'ada')).status).toBe(200)
    const refused = await read(id, 'ben')
    expect([refused.status, refused.json]).toMatchObject([404, { errors: [{ code: 'not-found' }] }])
  })

  test('whoever has the secret of this submission', async () => {
    const [one, other] = [await submit(), await submit()]
    expect((await read(one.id, other.secret)).status).toBe(404)
    expect((await read(one.id, 'ada')).status).toBe(404)
    expect((await sandbox.get(pathOf(one.id))).status).toBe(401)
    expect((await readBytes(one.id, other.secret)).status).toBe(404)
  })

  test('nobody before it is submitted', async () => {
    const { json } = await sandbox.post(APPLICATION_PATH, partialApplicationBody(), bearer('ada'))
    expect((await read((json as Answer).id, 'ada')).status).toBe(404)
    expect((await read(randomUUID(), 'ada')).status).toBe(404)
  })
})

test('as a PDF it has the same items and the hash of the JSON', async () => {
  const { id, reference, secret } = await submit()
  const file = await readFile(id, secret)
  const answer = await readBytes(id, secret)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="receipt-${reference}.pdf"`,
    'x-content-type-options': 'nosniff',
  })
  const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  const nodes = pdf.pages.flatMap(({ structure }) => flatten(structure))
  const terms = nodes.filter(({ role }) => role === 'Lbl').map(({ text }) => text.split(' ')[0])
  const numbers = itemsOf(file).map(({ number }) => number)
  expect(terms.filter((term) => /^\d+\.\d+$/.test(term ?? ''))).toEqual(numbers)
  expect(nodes.filter(({ role }) => role === 'P').map(({ text }) => text)).toContain(file.sha256)
  expect(nodes.map(({ text }) => text).join(' ')).not.toMatch(/BRCA|001234567/)
})

test('T24 of one reader few wait to be drawn, and another reader is served', {
  timeout: 120_000,
}, async () => {
  const { id } = await submit(example(), bearer('ada'))
  const { id: other } = await submit(example(), bearer('ben'))
  const many = Array.from({ length: 10 }, async () => (await readBytes(id, 'ada')).status)
  const statuses = await Promise.all([...many, readBytes(other, 'ben').then(({ status }) => status)])
  expect(statuses.at(-1)).toBe(200)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
})
