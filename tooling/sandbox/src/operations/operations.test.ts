import type { ComparisonAnswer, SaveQuotesRequest } from '@coverkit/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needingToken, operationsOf, readDocument } from '../http/readDocument.ts'
import { exampleConsent, exampleOf, newTracking, quoteBody } from '../testing/bodies.ts'
import { lifeOnly } from '../testing/comparisonRequest.ts'
import { ENGINES, startTestSandbox } from '../testing/engines.ts'
import { isNotOfferedYet, NOT_OFFERED_YET, OF_PROTOCOLS, OPERATIONS } from './operationOf.ts'

const ada = { subject: 'ada', email: 'ada@example.com' }
const ben = { subject: 'ben', email: 'ben@example.com' }
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe.each(ENGINES)('operations on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  let closed: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    const verifyToken = async (token: string) => ({ ada, ben })[token] ?? null
    api = await startTestSandbox(engine, { verifyToken })
    closed = await startTestSandbox(engine, { controls: false })
  })
  afterAll(async () => {
    await api.close()
    await closed.close()
  })

  const documented = operationsOf(readDocument())

  describe('the document', () => {
    test('each operation is offered, of another protocol or listed as waiting, and one of them', () => {
      const known = [...Object.keys(OPERATIONS), ...NOT_OFFERED_YET, ...OF_PROTOCOLS]
      expect(known.toSorted()).toEqual(documented.map(({ id }) => id).toSorted())
      expect(new Set(known).size).toBe(known.length)
      const ofProtocols = documented.filter(({ protocol }) => protocol !== null)
      expect([...OF_PROTOCOLS]).toEqual(ofProtocols.map(({ id }) => id))
    })

    test.each(documented.filter(({ id }) => isNotOfferedYet(id)))('$id says that it waits', async (one) => {
      const path = one.path
        .replace('{flow}', 'application')
        .replace('{n}', '1')
        .replace('{id}', newTracking().id)
      const query: Record<string, string> = {
        getGuaranteedInsurability: '?ProductCode=MLC-01&SumInsured=600000',
      }
      const suffix = query[one.id] ?? ''
      const answer = await api.call(one.method, path + suffix, { headers: bearer('ada') })
      expect(answer.json).toMatchObject({ status: 501, errors: [{ code: 'not-implemented' }] })
    })

    const personal = /users|policies|claims|drafts|identitychecks|uploads\/?/
    const closedToStrangers = documented.filter(
      ({ path, id }) => personal.test(path) && needingToken(readDocument()).has(id),
    )
    test.each(closedToStrangers)('$method $path needs a token that is valid', async ({ method, path }) => {
      const address = path
        .replace('{flow}', 'application')
        .replace('{n}', '1')
        .replace('{id}', newTracking().id)
      for (const headers of [{}, bearer('forged'), { authorization: 'Basic YTpi' }]) {
        const answer = await api.call(method, address, { headers })
        expect(answer.status).toBe(401)
        expect(answer.headers.get('www-authenticate')).toBe('Bearer')
      }
    })

    test('without an issuer every token is refused, also where none is needed', async () => {
      expect((await closed.get('/api/v1/users', bearer('ada'))).status).toBe(401)
      expect((await closed.get('/cdn/data.json', bearer('ada'))).status).toBe(401)
      expect((await closed.get('/cdn/data.json')).status).toBe(200)
    })
  })

  describe('users', () => {
    test('T14 each customer sees and changes only what is their own', async () => {
      const changes = { first_Name: 'Ada', mailing_Zip: '0800' }
      expect((await api.post('/api/v1/users/UpdateUser', changes, bearer('ada'))).json).toEqual({
        successful: true,
      })
      await api.post('/api/v1/users/UpdateUser', { last_Name: 'Example' }, bearer('ada'))
      expect((await api.get('/api/v1/users', bearer('ada'))).json).toMatchObject({
        id: 'ada',
        email: 'ada@example.com',
        first_Name: 'Ada',
        last_Name: 'Example',
        mailing_Zip: '0800',
        mobile: null,
      })
      expect((await api.get('/api/v1/users', bearer('ben'))).json).toMatchObject({
        id: 'ben',
        first_Name: null,
      })
    })

    test('T15 the id and the address cannot be changed', async () => {
      for (const key of ['id', 'email', 'subject', 'age', 'premium_Amount']) {
        const answer = await api.post('/api/v1/users/UpdateUser', { [key]: 'x' }, bearer('ada'))
        expect(answer.json).toMatchObject({ status: 422, errors: [{ field: key }] })
      }
    })
  })

  describe('reference data', () => {
    test('the file and the fallback hold the same occupations', async () => {
      const file = await api.get('/cdn/data.json')
      const fallback = await api.get('/OmniLifeApi/GetAllData?MethodName=Occupations')
      expect(file.text).toBe(fallback.text)
      const list = JSON.parse((file.json as { data: string }).data)
      expect(list).toHaveLength(1335)
      expect(list).toContainEqual({ id: 2, description: 'Tax agent', words: ['tax return preparer'] })
      expect(list).toContainEqual({ id: 3, description: 'Statistician', words: ['biostatistician'] })
      expect(list).toContainEqual({ id: 3, description: 'Mathematician' })
      const first = list.find(({ id }: { id: number }) => id === 103)
      expect(first.description).toBe('Judge or magistrate')
    })

    test('every insurer has a contact', async () => {
      for (const supplierCode of ['MLP', 'NEO', 'MLC', 'ACC', 'ZUR', 'ING', 'AIG']) {
        const { status, json } = await api.get(`/api/v1/vendor/Vendorsdetails?supplierCode=${supplierCode}`)
        expect([status, (json as { supplierCode: string }).supplierCode]).toEqual([200, supplierCode])
      }
      expect((await api.get('/api/v1/vendor/Vendorsdetails?supplierCode=mlc')).status).toBe(400)
    })

    // Takes over 5 s: it draws every document of the backend.
    test('every document is a PDF of the size that is said', async () => {
      const answer = (await api.get('/api/v1/application/GetSupplierDoc')).json as { data: string }
      const suppliers: { documents: { url: string; size: number; name: string }[] }[] = JSON.parse(
        answer.data,
      )
      expect(suppliers).toHaveLength(9)
      for (const { url, size } of suppliers.flatMap(({ documents }) => documents)) {
        const answer = await fetch(api.url + url)
        const bytes = Buffer.from(await answer.arrayBuffer())
        expect([answer.status, answer.headers.get('content-type'), bytes.length]).toEqual([
          200,
          'application/pdf',
          size,
        ])
        expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
      }
    })

    test('a document opens in the browser, under its own name and a policy without a sandbox', async () => {
      const { headers } = await fetch(`${api.url}/documents/MLC-PDS.pdf`)
      expect(headers.get('content-disposition')).toBe('inline; filename="MLC-PDS.pdf"')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';/)
      expect(headers.get('content-security-policy')).not.toContain('sandbox')
    })

    test('a document is a page too, and there is none at another address', async () => {
      const page = await api.get('/documents/MLC-PDS.html')
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(page.text).toContain('<h1>Mallee Life Company product disclosure statement</h1>')
      for (const file of ['MLC-none.html', 'MLC-none.pdf', 'MLC-PDS', 'MLC-PDS.pdf?x=1'])
        expect((await api.get(`/documents/${file}`)).status).toBe(404)
    })
  })

  describe('comparisons', () => {
    test('one request for one insurer is its part of the request for all', async () => {
      const all = (await api.post('/api/v1/quote/compare', lifeOnly)).json as ComparisonAnswer
      const one = (await api.post('/api/v1/quote/compare', { ...lifeOnly, supplierCodes: ['MLC'] }))
        .json as ComparisonAnswer
      expect(one.insurers).toEqual([all.insurers[2]])
      expect(all.insurers[2]?.frequencies?.monthly?.parts.total).toBe(57.71)
    })

    test('a name changes no price, and is not answered', async () => {
      const [client] = lifeOnly.clients
      const named = { ...lifeOnly, clients: [{ ...client, first_Name: 'Zoë', last_Name: 'Quillfeather' }] }
      for (const path of ['/api/v1/quote/compare', '/api/v1/quote/projection']) {
        const { status, json } = await api.post(path, named)
        expect([status, json]).toEqual([200, (await api.post(path, lifeOnly)).json])
        expect(JSON.stringify(json)).not.toContain('Quillfeather')
      }
    })

    test('a request that cannot be priced is refused with its path', async () => {
      const request = { ...lifeOnly, clients: [{ ...lifeOnly.clients[0], age: null, state: 'XYZ' }] }
      for (const path of ['/api/v1/quote/compare', '/api/v1/quote/projection'])
        expect((await api.post(path, request)).json).toMatchObject({
          status: 422,
          errors: [
            { field: 'clients.0.age', code: 'required' },
            { field: 'clients.0.state', code: 'unknown' },
          ],
        })
      expect((await api.post('/api/v1/quote/compare', { ...lifeOnly, clients: [] })).json).toMatchObject({
        errors: [{ field: 'clients', code: 'exactly-one' }],
      })
    })

    test('a projection comes back', async () => {
      expect((await api.post('/api/v1/quote/projection', lifeOnly)).status).toBe(200)
    })
  })

  describe('T27 what a form keeps to is checked again', () => {
    const selected = exampleOf<NonNullable<SaveQuotesRequest['compareProductDetails']>>('SelectedQuote')
    const chosen = (changes: object = {}, of: Partial<SaveQuotesRequest> = {}) =>
      quoteBody({
        customer_Status: 'Partial Application',
        compareProductDetails: { ...selected, ...changes },
        ...of,
      })
    const errorsOf = async (body: SaveQuotesRequest) =>
      ((await api.post('/api/v1/quote/savequotes', body)).json as { errors?: unknown[] }).errors

    test('the insurer chosen at its own premium is saved', async () => {
      expect(await errorsOf(chosen())).toBeUndefined()
    })

    test.each([
      ['totalPremiumAmount', { totalPremiumAmount: 5.77 }],
      ['premiums', { premiums: { ...selected.premiums, life: 1 } }],
      ['supplierName', { supplierName: 'Another' }],
      ['occupationClasses', { occupationClasses: { ...selected.occupationClasses, life: 'AAA' } }],
    ])('a changed %s is refused', async (field, changes) => {
      expect(await errorsOf(chosen(changes))).toEqual([
        { field: `compareProductDetails.${field}`, code: 'premium-mismatch' },
      ])
    })

    test('a premium that was right for other answers is refused', async () => {
      const smoker = { ...quoteBody().personalDetails, isSmoker: true }
      expect(await errorsOf(chosen({}, { personalDetails: smoker }))).toEqual([
        { field: 'compareProductDetails.premiums', code: 'premium-mismatch' },
        { field: 'compareProductDetails.totalPremiumAmount', code: 'premium-mismatch' },
      ])
    })

    test('an insurer that declines cannot be chosen, nor one for a quote with blanks', async () => {
      const error = [{ field: 'compareProductDetails.supplierCode', code: 'premium-mismatch' }]
      expect(await errorsOf(chosen({}, { lifeCover: { amount: 49000, lifeOwner: 'O' } }))).toEqual(error)
      const blank = { ...quoteBody().personalDetails, age: null }
      expect(await errorsOf(chosen({}, { personalDetails: blank }))).toEqual(error)
    })

    test('an application needs the insurer that was chosen', async () => {
      expect(await errorsOf(quoteBody({ customer_Status: 'Partial Application' }))).toEqual([
        { field: 'compareProductDetails', code: 'required' },
      ])
    })

    const base = quoteBody()
    test.each<[string, Partial<SaveQuotesRequest>, { field: string; code: string }]>([
      [
        'an unknown occupation',
        { personalDetails: { ...base.personalDetails, occupationId: 9999 } },
        { field: 'personalDetails.occupationId', code: 'unknown' },
      ],
      [
        'a homemaker above the cap',
        {
          personalDetails: { ...base.personalDetails, occupationId: 1 },
          lifeCover: { amount: 1_500_001, lifeOwner: 'O' },
        },
        { field: 'lifeCover.amount', code: 'homemaker-cap' },
      ],
      [
        'TPD above its maximum in all',
        { tpdCover: { ...base.tpdCover, amountStandalone: 4_000_000, amountLinked: 1_000_100 } },
        { field: 'tpdCover.amountStandalone', code: 'cover-maximum' },
      ],
      [
        'a linked amount above its cover',
        { tpdCover: { ...base.tpdCover, tpdLinkTo: 'life', amountLinked: 600_001 } },
        { field: 'tpdCover.amountLinked', code: 'link-above-cover' },
      ],
      [
        'critical illness in super',
        { criticalIllnessCover: { ...base.criticalIllnessCover, criticalIllnessOwner: 'S' } },
        { field: 'criticalIllnessCover.criticalIllnessOwner', code: 'not-in-super' },
      ],
      [
        'own occupation in super',
        { tpdCover: { ...base.tpdCover, tpdOwner: 'S', occupationType: 'own' } },
        { field: 'tpdCover.occupationType', code: 'own-occupation-not-in-super' },
      ],
      [
        'a benefit above 70 % of earnings',
        {
          incomeProtectionCover: {
            ...base.incomeProtectionCover,
            annualEarnings: 90000,
            monthlyBenefit: 5300,
          },
        },
        { field: 'incomeProtectionCover.monthlyBenefit', code: 'earnings-limit' },
      ],
    ])('%s is refused', async (_, changes, error) => {
      expect(await errorsOf(quoteBody(changes))).toEqual([error])
    })

    test('70 % of earnings itself is allowed', async () => {
      const incomeProtectionCover = {
        ...base.incomeProtectionCover,
        annualEarnings: 90000,
        monthlyBenefit: 5250,
      }
      expect(await errorsOf(quoteBody({ incomeProtectionCover }))).toBeUndefined()
    })
  })

  describe('contact requests', () => {
    const body = exampleOf<Record<string, unknown>>('ContactRequest')

    test('are kept', async () => {
      expect((await api.post('/api/v1/contact', body)).json).toMatchObject({ successful: true })
    })

    test('are kept for any time, which needs no time zone', async () => {
      const anyTime = { ...body, preferredTime: null, timeZone: undefined }
      expect((await api.post('/api/v1/contact', anyTime)).json).toMatchObject({ successful: true })
    })

    test('are kept without consent to offers', async () => {
      const consent = { accepted: false, text: 'You may contact me.' }
      expect((await api.post('/api/v1/contact', { ...body, consent })).json).toMatchObject({
        successful: true,
      })
    })

    test.each([
      ['phone', { phone: null, preferredWay: 'phone' }, 'required'],
      ['name', { name: 'Robin\nExample' }, 'characters'],
      ['email', { email: 'not an address' }, 'format'],
      ['preferredTime', { preferredTime: 'midnight' }, 'enum'],
      ['timeZone', { preferredTime: 'morning', timeZone: null }, 'required'],
      ['timeZone', { preferredTime: 'morning', timeZone: undefined }, 'required'],
      ['timeZone', { timeZone: 'Australia/Nowhere' }, 'unknown'],
    ])('are refused for their %s', async (field, changes, code) => {
      const answer = await api.post('/api/v1/contact', { ...body, ...changes })
      expect(answer.json).toMatchObject({ status: 422, errors: [{ field, code }] })
    })

    const life = { kind: 'life', amount: 500_000 }
    const offer = { supplierCode: 'MLC', paymentFrequency: 'monthly', totalPremiumAmount: 57.71 }

    test('take a quote along with the customer’s tick, with an offer or without', async () => {
      for (const chosen of [offer, null]) {
        const attached = { ...body, attachQuote: true, quote: { covers: [life], offer: chosen } }
        expect((await api.post('/api/v1/contact', attached)).json).toMatchObject({ successful: true })
      }
    })

    test.each([
      ['attachQuote', false, { covers: [life], offer }, 'required'],
      ['attachQuote', undefined, { covers: [life], offer }, 'required'],
      ['quote', true, null, 'required'],
      ['quote.covers', true, { covers: [life, { ...life, amount: 1 }], offer }, 'repeated'],
      ['quote.covers.0.amount', true, { covers: [{ ...life, amount: 90_000_000 }], offer }, 'cover-maximum'],
      [
        'quote.offer.supplierCode',
        true,
        { covers: [life], offer: { ...offer, supplierCode: 'ZZZ' } },
        'unknown',
      ],
    ])('are refused for %s, the tick %s and %j', async (field, attachQuote, quote, code) => {
      const answer = await api.post('/api/v1/contact', { ...body, attachQuote, quote })
      expect(answer.json).toMatchObject({ status: 422, errors: [{ field, code }] })
    })

    test('take nothing about health with a quote', async () => {
      const quote = { covers: [life], offer, personalDetails: { smoker: true } }
      const answer = await api.post('/api/v1/contact', { ...body, attachQuote: true, quote })
      expect(answer.status).toBe(422)
    })
  })

  describe('appointments', () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const body = {
      ...exampleOf<Record<string, unknown>>('AppointmentRequest'),
      slots: [inDays(2), inDays(3)],
    }

    test.each([true, false])('are kept, with consent to offers or without: %s', async (accepted) => {
      const consent = { accepted, text: 'You may contact me.' }
      const answer = await api.post('/api/v1/appointments', { ...body, consent })
      expect(answer.json).toMatchObject({ successful: true })
    })

    test.each([
      ['slots', { slots: [inDays(-1)] }, 'range'],
      ['slots', { slots: [inDays(90)] }, 'range'],
      ['slots', { slots: [body.slots[0], body.slots[0]] }, 'repeated'],
      ['phone', { phone: null }, 'required'],
      ['name', { name: 'Robin\nExample' }, 'characters'],
      ['timeZone', { timeZone: 'Australia/Nowhere' }, 'unknown'],
      ['interpreterLanguage', { interpreterLanguage: 'Auslan\r\nBcc: a' }, 'characters'],
    ])('are refused for their %s', async (field, changes, code) => {
      const answer = await api.post('/api/v1/appointments', { ...body, ...changes })
      expect(answer.json).toMatchObject({ status: 422, errors: [{ field, code }] })
    })

    const questionnaire = {
      definition: 'personal|2026-11',
      consent: exampleConsent,
      values: { 'mind.mental': 'yes' },
      rows: {},
    }

    test('take answers about health along with the customer’s tick', async () => {
      const attached = { ...body, attachAnswers: true, questionnaire }
      expect((await api.post('/api/v1/appointments', attached)).json).toMatchObject({ successful: true })
    })

    test.each([
      ['attachAnswers', { questionnaire }, 'required'],
      ['attachAnswers', { questionnaire, attachAnswers: false }, 'required'],
      ['questionnaire', { attachAnswers: true }, 'required'],
      ['questionnaire', { attachAnswers: true, questionnaire: null }, 'required'],
      [
        'questionnaire.consent',
        { attachAnswers: true, questionnaire: { ...questionnaire, consent: undefined } },
        'required',
      ],
      [
        'questionnaire.values.mind.mental',
        { attachAnswers: true, questionnaire: { ...questionnaire, values: { 'mind.mental': 'maybe' } } },
        'choice',
      ],
      [
        'questionnaire.definition',
        { attachAnswers: true, questionnaire: { ...questionnaire, definition: 'personal|2019-01' } },
        'unknown',
      ],
    ])('are refused for %s of %j', async (field, changes, code) => {
      const answer = await api.post('/api/v1/appointments', { ...body, ...changes })
      expect(answer.json).toMatchObject({ status: 422, errors: [{ field, code }] })
    })
  })

  test('browser reports of both kinds are taken', async () => {
    const older = {
      raw: JSON.stringify(exampleOf('CspReport')),
      headers: { 'content-type': 'application/csp-report' },
    }
    const newer = {
      raw: JSON.stringify(exampleOf('ReportingApiReports')),
      headers: { 'content-type': 'application/reports+json' },
    }
    expect((await api.call('POST', '/csp-report', older)).status).toBe(204)
    expect((await api.call('POST', '/csp-report', newer)).status).toBe(204)
  })
})
