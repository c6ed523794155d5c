import { randomUUID } from 'node:crypto'
import {
  applicationFromSaved,
  applicationRequest,
  type ComparisonAnswer,
  comparisonRequest,
  selectedQuote,
} from '@coverkit/core'
import { describe, expect, test } from 'vitest'
import {
  APPLICATION_DAY,
  applicationBody,
  exampleConsent,
  exampleQuestionnaire,
  newTracking,
  partialApplicationBody,
} from '../../testing/bodies.ts'
import { ENGINES } from '../../testing/engines.ts'
import {
  type Answer,
  APPLICATION_PATH,
  bearer,
  CLEO,
  type Details,
  selectedOf,
  useApplications,
  withDetails,
  withHolder,
  withSecondHolder,
  withShares,
} from '../../testing/useApplications.ts'

const VALUES = 'applicationDetails.questionnaire.values'

/** Makes the example with another questionnaire; undefined is left out of JSON. */
const withQuestionnaire = (change: object) =>
  withDetails(() => ({ questionnaire: { ...exampleQuestionnaire(), ...change } }))

const withAnswers = (values: object) =>
  withQuestionnaire({ values: { ...exampleQuestionnaire().values, ...values } })

describe.each(ENGINES)('applications on %s', (engine) => {
  const { api, problemsOf, saved, setNow } = useApplications(engine)

  describe('a submission', () => {
    test('of a visitor is in review, with a reference and a secret', async () => {
      const body = applicationBody()
      const { status, json } = await api.post(APPLICATION_PATH, body)
      expect(status).toBe(200)
      expect(json).toMatchObject({
        status: 'in-review',
        reference: expect.stringMatching(/^[ACDEFGHJKMNPQRTVWXY3479]{8}$/),
        secret: expect.stringMatching(/^[\w-]{43}$/),
      })
      expect(await saved(body.tracking.clientId)).toMatchObject([
        { body, status: 'in-review', owner: null, reference: (json as Answer).reference },
      ])
    })

    test('of a customer is theirs, and needs no secret', async () => {
      const body = applicationBody()
      const { json } = await api.post(APPLICATION_PATH, body, bearer('ada'))
      expect(json).toMatchObject({ status: 'in-review' })
      expect(json).not.toHaveProperty('secret')
      expect(await saved(body.tracking.clientId)).toMatchObject([{ owner: 'ada' }])
    })

    test('of two waits for the second signature, whoever typed one', async () => {
      const body = withSecondHolder()
      const { json } = await api.post(APPLICATION_PATH, body)
      expect(json).toMatchObject({
        status: 'waiting-for-second-signature',
        policyHolders: [{ rowId: 'holder-1' }, { rowId: 'holder-2' }],
      })
      const own = withSecondHolder()
      const second = { rowId: 'holder-2', signedName: 'Kim Example', signedAt: '2026-11-23T01:02:03Z' }
      const { signatures } = own.applicationDetails
      const both = { signatures: [...(signatures ?? []), { ...second, shownHash: null }] }
      const signed = await api.post(
        APPLICATION_PATH,
        withDetails(() => both, own),
      )
      expect(signed.json).toMatchObject({ status: 'waiting-for-second-signature' })
    })

    const signedAs = (signedName: string, last_Name: string) => {
      const body = withHolder({ last_Name })
      const signature = { rowId: 'holder-1', signedName, signedAt: '2026-11-23T01:02:03Z', shownHash: null }
      return withDetails(() => ({ signedName, signatures: [signature] }), body)
    }

    test.each([
      ["O'Brien", 'Robin O’Brien'],
      ['O’Brien', "Robin O'Brien"],
      ['Smith-Jones', 'Robin Smith–Jones'],
      ['Smith-Jones', 'Robin Smith‑Jones'],
      ['Example', 'Robin Example. '],
      ['Işık', 'ROBIN IŞIK'],
    ])('of Robin %s is signed as %j', async (last, name) => {
      expect((await api.post(APPLICATION_PATH, signedAs(name, last))).status).toBe(200)
    })

    test.each([
      ["O'Brien", 'Robin Brien'],
      ['Nguyễn', 'Robin Nguyen'],
      ['Smith-Jones', 'Robin Jones'],
    ])('of Robin %s is not signed as %j', async (last, name) => {
      expect(await problemsOf(signedAs(name, last))).toEqual({ status: 422, errors: ['declarations: match'] })
    })

    test.each(['+116421123456', '+64021123456', '+4407700900123'])(
      'with the mobile %s, which no country has, is refused',
      async (mobile) => {
        expect(await problemsOf(withHolder({ mobile, mobile_Abroad: true }))).toEqual({
          status: 422,
          errors: ['holders.0.mobile: format'],
        })
      },
    )

    test('with a mobile of another country is taken', async () => {
      const body = withHolder({ mobile: '+6421123456', mobile_Abroad: true })
      expect((await api.post(APPLICATION_PATH, body)).status).toBe(200)
    })

    test('T28 lacks nothing: every acceptance is demanded by itself', async () => {
      for (const name of Object.keys(applicationBody().applicationDetails.acceptances)) {
        const body = withDetails(({ acceptances }) => ({ acceptances: { ...acceptances, [name]: false } }))
        expect(await problemsOf(body)).toEqual({ status: 422, errors: [`acceptances.${name}: required`] })
      }
    })

    test('T28 of a draft in which nothing is answered is refused with the list of what lacks', async () => {
      const acceptances = Object.fromEntries(
        Object.keys(applicationBody().applicationDetails.acceptances).map((name) => [name, false]),
      ) as unknown as Details['acceptances']
      const body = withDetails(() => ({
        needs: null,
        personalDetails: null,
        compareProductDetails: null,
        payment: null,
        acceptances,
        documentsRead: null,
        hasBeneficiaries: null,
        nominationType: null,
        questionnaire: null,
        signedName: null,
        signedAt: null,
        signatures: null,
      }))
      const { status, errors } = await problemsOf({
        ...body,
        contactDetails: { first_Name: null, last_Name: null, rowId: 'holder-1' },
        beneficiaryContacts: null,
      })
      expect(status).toBe(422)
      expect(errors).toEqual([
        'selected: required',
        'quote.covers.selectedCovers: required',
        ...Object.keys(acceptances)
          .filter((name) => name !== 'applicationDeclarations')
          .map((name) => `acceptances.${name}: required`),
        'holders.0.firstName: required',
        'holders.0.lastName: required',
        'holders.0.dateOfBirth: required',
        'holders.0.mobile: required',
        'holders.0.email: required',
        'holders.0.street: required',
        'holders.0.city: required',
        'holders.0.state: required',
        'holders.0.postcode: required',
        'holders.0.employmentStatus: required',
        'holders.0.annualEarnings: required',
        'payment.method: required',
        'payment.frequency: required',
        'acceptances.applicationDeclarations: required',
        'declarations: required',
        'applicationDetails.questionnaire: required',
      ])
      expect(await saved(body.tracking.clientId)).toEqual([])
    })

    test.each<[string, () => unknown, string[]]>([
      ['without a mobile', () => withHolder({ mobile: null }), ['holders.0.mobile: required']],
      [
        'of somebody of another age than was quoted',
        () => withHolder({ date_of_Birth: '1979-03-27' }),
        ['holders.0.dateOfBirth: differs-from-quote'],
      ],
      [
        'without a signature',
        () => withDetails(() => ({ signatures: null, signedName: null, signedAt: null })),
        ['declarations: required'],
      ],
      [
        'F68 with shares of 99.99 %',
        () => withShares(50, 49.99),
        ['beneficiaries.rows: beneficiaries-total'],
      ],
      ['F68 with shares of 110 %', () => withShares(60, 50), ['beneficiaries.rows: beneficiaries-total']],
      [
        'F41 that read an older product disclosure statement',
        () =>
          withDetails(({ documentsRead }) => ({
            documentsRead: (documentsRead ?? []).map((read) =>
              read.type === 'PDS' ? { ...read, version: '4.0' } : read,
            ),
          })),
        ['versionsRead.insurerPdsAndPrivacy: document-not-read'],
      ],
      [
        'without a questionnaire',
        () => withDetails(() => ({ questionnaire: null })),
        ['applicationDetails.questionnaire: required'],
      ],
      [
        'with a question open',
        () => withAnswers({ 'mind.mental': undefined }),
        [`${VALUES}.mind.mental: required`],
      ],
      [
        'with an answer that nobody gives',
        () => withAnswers({ 'mind.mental': 'perhaps' }),
        [`${VALUES}.mind.mental: choice`],
      ],
      [
        'with an answer that was not asked',
        () => withAnswers({ 'joints.back': 'yes' }),
        [`${VALUES}.joints.back: not-asked`],
      ],
      [
        'with an answer to no question',
        () => withAnswers({ 'mind.genes': 'yes' }),
        [`${VALUES}.mind.genes: unknown`],
      ],
      [
        'with a yes that has no row',
        () => withAnswers({ 'mind.mental': 'yes' }),
        ['applicationDetails.questionnaire.rows.mind.mental: min'],
      ],
      [
        'with a weight that was not entered',
        () => withAnswers({ 'body.weight': { value: 72, unit: 'kg', entered: ['172'] } }),
        [`${VALUES}.body.weight: format`],
      ],
      [
        'without the consent to health questions',
        () => withQuestionnaire({ consent: undefined }),
        ['applicationDetails.questionnaire.consent: required'],
      ],
      [
        'with a consent to another text',
        () => withQuestionnaire({ consent: { ...exampleConsent, version: '2019-01' } }),
        ['applicationDetails.questionnaire.consent.version: unknown'],
      ],
      [
        'with a version of the questionnaire that nobody knows',
        () => withQuestionnaire({ definition: 'personal|2019-01' }),
        ['applicationDetails.questionnaire.definition: unknown'],
      ],
      [
        'with other words behind the version',
        () => withQuestionnaire({ hash: '0'.repeat(64) }),
        ['applicationDetails.questionnaire.hash: match'],
      ],
      [
        'that does not say which words',
        () => withQuestionnaire({ hash: undefined }),
        ['applicationDetails.questionnaire.hash: required'],
      ],
      [
        'T27 with a cheaper total',
        () =>
          withDetails((details) => ({
            compareProductDetails: { ...selectedOf(details), totalPremiumAmount: 1 },
          })),
        ['selected.totalPremiumAmount: premium-mismatch'],
      ],
      [
        'T27 with a cheaper cover',
        () =>
          withDetails((details) => ({
            compareProductDetails: {
              ...selectedOf(details),
              premiums: { ...selectedOf(details).premiums, life: 0.01 },
            },
          })),
        ['selected.premiums: premium-mismatch'],
      ],
      [
        'T27 with the price of a non-smoker for a smoker',
        () =>
          withDetails(({ personalDetails }) => ({
            personalDetails: personalDetails && { ...personalDetails, isSmoker: true },
          })),
        [
          'selected.premiums: premium-mismatch',
          'selected.totalPremiumAmount: premium-mismatch',
          `${VALUES}.habits.products: required`,
          `${VALUES}.habits.daily: required`,
          `${VALUES}.habits.smoked: not-asked`,
        ],
      ],
      [
        'T27 for nobody in particular',
        () => withDetails(() => ({ personalDetails: null })),
        [
          'holders.0.dateOfBirth: differs-from-quote',
          'holders.0.state: differs-from-quote',
          'holders.0.occupation: differs-from-quote',
          'holders.0.occupationId: differs-from-quote',
          'selected.supplierCode: premium-mismatch',
          `${VALUES}.illnesses.men: not-asked`,
        ],
      ],
      [
        'with a word that no waiting period is',
        () =>
          withDetails(({ needs }) => ({
            needs: needs && {
              ...needs,
              incomeProtectionCover: {
                ...needs.incomeProtectionCover,
                waitingPeriod: '31' as '30',
              },
            },
          })),
        ['quote.incomeProtectionCover.waitingPeriod: choice'],
      ],
      [
        'with beneficiaries that it says it has not',
        () => withDetails(() => ({ hasBeneficiaries: false, nominationType: null })),
        ['beneficiaryContacts: inconsistent'],
      ],
      [
        'of two that says one',
        () => ({ ...withSecondHolder(), applicationDetails: applicationBody().applicationDetails }),
        ['applicationDetails.totalPolicyHolders: inconsistent'],
      ],
      [
        'of two with one email address, to which the link to sign would go',
        () => {
          const body = withSecondHolder()
          const { policyHolderDetails, contactDetails } = body
          const email = contactDetails.email?.toUpperCase() ?? null
          return { ...body, policyHolderDetails: policyHolderDetails && { ...policyHolderDetails, email } }
        },
        ['holders.1.email: repeated'],
      ],
      [
        'that signs another name beside the signatures',
        () => withDetails(() => ({ signedName: 'Somebody Else' })),
        ['applicationDetails.signedName: inconsistent'],
      ],
      [
        'with an account beside a card',
        () =>
          withDetails(({ payment }) => ({
            payment: payment && { ...payment, method: 'creditCard', token: 'tok_1x' },
          })),
        ['applicationDetails.payment.directDebit: inconsistent'],
      ],
      [
        'with a share of three decimals',
        () => withShares(33.333, 66.667),
        [
          'beneficiaryContacts.0.benefit_Percent: inconsistent',
          'beneficiaryContacts.1.benefit_Percent: inconsistent',
        ],
      ],
    ])('%s is refused', async (_, make, errors) => {
      expect(await problemsOf(make())).toEqual({ status: 422, errors })
    })

    test('T27 has the price of a rollover only when it is paid so', async () => {
      const example = applicationBody()
      const loaded = applicationFromSaved(example, { holderIds: ['holder-1', 'holder-2'] })
      const { quote: outside, answers } = loaded
      const quote = {
        ...outside,
        lifeCover: { amount: 600_000, lifeOwner: 'S' },
        paymentFrequency: 'yearly',
      } as const
      const priced = {
        clientId: 'rollover',
        supplierCodes: ['MLC'],
        paymentMethod: 'enduringRollover',
      } as const
      const compared = await api.post('/api/v1/quote/compare', comparisonRequest(quote, priced))
      const comparison = compared.json as ComparisonAnswer
      const [insurer] = comparison.insurers
      const offer = insurer ? selectedQuote(insurer, comparison, quote, 'yearly') : null
      const rollover = {
        fundName: 'Saltmarsh Super',
        usi: 'ABC0123AU',
        abn: '11223491505',
        memberNumber: 'M-1',
        balanceEnough: true,
        authorityAccepted: true,
      }
      const paidBy = (method: 'directDebit' | 'enduringRollover') => {
        const payment = { ...answers.payment, method, frequency: 'yearly', rollover } as const
        const beneficiaries = { ...answers.beneficiaries, nominationType: 'binding' } as const
        return applicationRequest({ ...answers, payment, beneficiaries }, quote, offer, {
          accountName: 'wattlebird',
          tracking: newTracking({ draft: randomUUID() }),
          submit: true,
          questionnaire: exampleQuestionnaire(),
        })
      }
      expect(await problemsOf(paidBy('enduringRollover'))).toEqual({ status: 200, errors: [] })
      expect(await problemsOf(paidBy('directDebit'))).toEqual({
        status: 422,
        errors: ['selected.premiums: premium-mismatch', 'selected.totalPremiumAmount: premium-mismatch'],
      })
    })

    test.each(['directDebit', 'enduringRollover'] as const)(
      'compared by the month and paid by the year by %s has the yearly price that was compared',
      async (method) => {
        const example = applicationBody()
        const { quote: outside, answers } = applicationFromSaved(example, {
          holderIds: ['holder-1', 'holder-2'],
        })
        const quote = { ...outside, lifeCover: { amount: 600_000, lifeOwner: 'S' } } as const
        const priced = { clientId: 'rollover', supplierCodes: ['MLC'] }
        const compared = await api.post('/api/v1/quote/compare', comparisonRequest(quote, priced))
        const comparison = compared.json as ComparisonAnswer
        const [insurer] = comparison.insurers
        const offerAt = (frequency: 'monthly' | 'yearly') =>
          insurer ? selectedQuote(insurer, comparison, quote, frequency) : null
        const rollover = {
          fundName: 'Saltmarsh Super',
          usi: 'ABC0123AU',
          abn: '11223491505',
          memberNumber: 'M-1',
          balanceEnough: true,
          authorityAccepted: true,
        }
        const premiumOf = async (offer: ReturnType<typeof offerAt>) => {
          const payment = { ...answers.payment, method, frequency: 'yearly', rollover } as const
          const beneficiaries = { ...answers.beneficiaries, nominationType: 'binding' } as const
          const body = applicationRequest({ ...answers, payment, beneficiaries }, quote, offer, {
            accountName: 'wattlebird',
            tracking: newTracking({ draft: randomUUID() }),
            submit: true,
            questionnaire: exampleQuestionnaire(),
          })
          const { id, secret = '' } = (await api.post(APPLICATION_PATH, body)).json as Answer
          const read = await api.get(`${APPLICATION_PATH}/${id}`, bearer(secret))
          return (read.json as { premium: unknown }).premium
        }
        const yearly = { amount: offerAt('yearly')?.totalPremiumAmount, frequency: 'yearly' }
        expect(await premiumOf(offerAt('monthly'))).toEqual(yearly)
        expect(await premiumOf(offerAt('yearly'))).toEqual(yearly)
      },
    )

    test('cannot be made twice of one draft, by whatever key, nor saved over', async () => {
      const body = applicationBody()
      const first = await api.post(APPLICATION_PATH, body)
      const { secret, ...answer } = first.json as Answer
      expect(secret).toBeDefined()
      const again = (changes: object) => ({ ...body, tracking: { ...body.tracking, ...changes } })
      const refusal = { status: 409, errors: ['tracking.draft: already-submitted'] }
      expect(await problemsOf(again({ id: randomUUID(), rev: 2 }))).toEqual(refusal)
      expect(await problemsOf(again({ id: randomUUID() }), bearer('ada'))).toEqual(refusal)
      expect(await problemsOf(again({ id: randomUUID(), clientId: randomUUID() }))).toEqual(refusal)
      const late = partialApplicationBody({ tracking: { ...body.tracking, id: randomUUID() } })
      expect(await problemsOf(late)).toEqual(refusal)

      setNow(new Date('2027-11-23T01:02:04Z'))
      const repeated = await api.post(APPLICATION_PATH, body)
      setNow(APPLICATION_DAY)
      expect([repeated.status, repeated.json]).toEqual([200, answer])
      expect(await saved(body.tracking.clientId)).toHaveLength(1)
    })

    test('a draft without a name of its own is one for each client', async () => {
      const submit = () =>
        api.post(APPLICATION_PATH, applicationBody({ tracking: newTracking({ draft: 'application' }) }))
      const [one, other] = [await submit(), await submit()]
      expect([one.status, other.status]).toEqual([200, 200])
    })

    test('T14 a visitor who gives a customer’s id as their client’s has no draft of the customer’s', async () => {
      const draft = 'application'
      const own = partialApplicationBody({ tracking: newTracking({ draft, clientId: randomUUID() }) })
      await api.post(APPLICATION_PATH, own, bearer(CLEO))
      const taken = applicationBody({ tracking: newTracking({ draft, clientId: CLEO, rev: 9 }) })
      expect((await api.post(APPLICATION_PATH, taken)).status).toBe(200)
      expect((await saved(own.tracking.clientId)).map(({ body }) => body)).toEqual([own])
      const later = applicationBody({
        tracking: newTracking({ draft, clientId: own.tracking.clientId, rev: 2 }),
      })
      expect((await api.post(APPLICATION_PATH, later, bearer(CLEO))).status).toBe(200)
    })

    test('T14 a customer’s draft is saved, submitted and wiped by nobody else who knows its name', async () => {
      const tracking = newTracking({ draft: randomUUID() })
      const own = partialApplicationBody({ tracking })
      await api.post(APPLICATION_PATH, own, bearer('ada'))
      const next = (rev: number) => ({ tracking: { ...tracking, id: randomUUID(), rev } })
      const refusal = { status: 409, errors: ['tracking.draft: owned'] }
      for (const headers of [{}, bearer('ben')]) {
        expect(await problemsOf(applicationBody(next(2)), headers)).toEqual(refusal)
        expect(await problemsOf(partialApplicationBody(next(2)), headers)).toEqual(refusal)
        // This error comes before all others.
        const empty = applicationBody({ ...next(2), beneficiaryContacts: null })
        expect(await problemsOf(empty, headers)).toEqual(refusal)
      }
      expect((await saved(tracking.clientId)).map(({ body }) => body)).toEqual([own])
      expect((await api.post(APPLICATION_PATH, applicationBody(next(2)), bearer('ada'))).status).toBe(200)
      expect(await problemsOf(applicationBody(next(3)))).toEqual(refusal)
    })

    test('a visitor’s draft goes on under the customer who they log in as, and is theirs from then on', async () => {
      const tracking = newTracking({ draft: randomUUID() })
      const next = (rev: number) => ({ tracking: { ...tracking, id: randomUUID(), rev } })
      await api.post(APPLICATION_PATH, partialApplicationBody({ tracking }))
      const adas = await api.post(APPLICATION_PATH, partialApplicationBody(next(2)), bearer('ada'))
      expect(adas.status).toBe(200)
      expect(await problemsOf(partialApplicationBody(next(3)))).toEqual({
        status: 409,
        errors: ['tracking.draft: owned'],
      })
    })

    test('clears the saves of its draft, and those of no other', async () => {
      const { clientId, draft } = newTracking({ draft: randomUUID() })
      const tracked = (rev: number) => ({ tracking: newTracking({ clientId, draft, rev }) })
      const other = partialApplicationBody({
        tracking: newTracking({ clientId, draft: randomUUID(), rev: 9 }),
      })
      await api.post(APPLICATION_PATH, other)
      await api.post(APPLICATION_PATH, partialApplicationBody(tracked(1)))
      const whole = applicationBody(tracked(2))
      await api.post(APPLICATION_PATH, whole)
      expect((await saved(clientId)).map(({ rev, body }) => [rev, body])).toEqual([
        [9, other],
        [2, whole],
        [1, null],
      ])
    })

    test('F45 twenty deliveries at once are one application, one secret and one answer', async () => {
      const body = applicationBody()
      const answers = await Promise.all(Array.from({ length: 20 }, () => api.post(APPLICATION_PATH, body)))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      const parts = answers.map(({ json }) => json as Answer)
      expect(parts.filter(({ secret }) => secret !== undefined)).toHaveLength(1)
      expect(new Set(parts.map(({ secret: _, ...answer }) => JSON.stringify(answer))).size).toBe(1)
      expect(await saved(body.tracking.clientId)).toHaveLength(1)
    })

    test('twenty keys of one draft at once are one application', async () => {
      const body = applicationBody()
      const submit = () =>
        api.post(APPLICATION_PATH, { ...body, tracking: { ...body.tracking, id: randomUUID() } })
      const answers = await Promise.all(Array.from({ length: 20 }, submit))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)])
      expect(await saved(body.tracking.clientId)).toHaveLength(1)
    })
  })
})
