import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { APPLICATION_DAY } from '../../testing/bodies.ts'
import { claimBody } from '../../testing/claimBody.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import { lifePolicy } from '../../testing/policies.ts'
import { CLAIMS_PATH, newKey, problemsOf, useClaims } from '../../testing/useClaims.ts'

const INCOME = lifePolicy({
  name: 'MLC0099999',
  sum_Insured: null,
  monthly_Benefit: 5_000,
  annual_Earnings: 100_000,
  income_Replacement: 60,
  waiting_Period: '90',
  benefit_Period: '5',
  owners: { life: null, tpd: null, criticalIllness: null, incomeProtection: 'O' },
  original_Sums: { life: null, tpd: null, criticalIllness: null, incomeProtection: 5_000 },
})

describe.each(OPERATION_ENGINES)('claims on %s', (engine) => {
  const { customer, api, setNow } = useClaims(engine)

  test('are lodged with who, which policy, the date and how to be reached, and dated by the Code', async () => {
    const { lodge, list, mails } = customer()
    const { status, json } = await lodge()
    const { claim } = json as { claim: Awaited<ReturnType<typeof list>>[number] }
    expect(status).toBe(200)
    expect(claim).toMatchObject({
      claimant: 'self',
      type: 'incomeProtection',
      policyId: null,
      policyNumber: 'MLC0012345',
      insurerName: 'Mallee Life Company',
      status: 'lodged',
      outcome: null,
      // Monday, 23 November 2026.
      timeline: [
        { stage: 'lodged', doneOn: '2026-11-23', dueOn: null },
        { stage: 'acknowledged', doneOn: null, dueOn: '2026-11-25' },
        { stage: 'reviewed', doneOn: null, dueOn: '2026-12-07' },
        { stage: 'decided', doneOn: null, dueOn: '2027-01-23' },
        { stage: 'paid', doneOn: null, dueOn: '2027-02-08' },
      ],
      next: { step: 'acknowledge', actor: 'insurer', by: '2026-11-25' },
      files: [],
    })
    expect(claim.documents.map(({ oneOf, state }) => [oneOf.join(), state])).toEqual([
      ['claimForm', 'needed'],
      ['claimantIdentity', 'needed'],
      ['medicalAuthority', 'needed'],
      ['doctorReport', 'needed'],
      ['payslips,taxReturns', 'needed'],
      ['employerStatement', 'needed'],
      ['policySchedule', 'needed'],
    ])
    expect(await list()).toEqual([claim])
    const [mail] = await mails()
    expect(mail?.subject).toBe(`We have your claim ${claim.reference}`)
    expect(mail?.text).toContain('It’s about your policy ••• 345 with Mallee Life Company.')
    expect(mail?.text).toContain('https://wattlebird.example/account#claims')
    expect(mail?.text).not.toMatch(/MLC0012345|income/i)
  })

  test('on a policy of their own know its number, its insurer and its waiting period', async () => {
    const { give, lodged } = customer()
    const [policyId = ''] = await give([INCOME])
    const claim = await lodged({ policyId, policyNumber: null, insurerCode: null, offWorkFrom: '2026-11-09' })
    expect(claim).toMatchObject({ policyId, policyNumber: 'MLC0099999', insurerCode: 'MLC' })
    // Two months after the 90 days that end on 7 February.
    expect(claim.timeline[3]).toEqual({ stage: 'decided', doneOn: null, dueOn: '2027-04-07' })
    expect(claim.documents.flatMap(({ oneOf }) => oneOf)).not.toContain('policySchedule')
  })

  test('on a policy of their own whose number was typed are claims on that policy', async () => {
    const { give, lodged, list } = customer()
    const [policyId] = await give([INCOME])
    const claim = await lodged({ policyNumber: 'mlc 009-9999', insurerCode: null })
    expect(claim).toMatchObject({ policyId, policyNumber: 'MLC0099999', insurerCode: 'MLC' })
    // The number of their policy without that cover, or an unknown number, is passed on as entered.
    const other = await lodged({ policyNumber: 'mlc 009-9999', type: 'tpd', insurerCode: null })
    expect(other).toMatchObject({ policyId: null, policyNumber: 'MLC 009-9999', insurerName: null })
    expect(await list()).toHaveLength(2)
  })

  test('for somebody who died are theirs to lodge who is not insured', async () => {
    const { lodged } = customer()
    const claim = await lodged({
      claimant: 'forDeceased',
      insuredName: '  Kim   Example ',
      relationship: 'executor',
      type: 'death',
    })
    expect(claim).toMatchObject({ claimant: 'forDeceased', insuredName: 'Kim Example', type: 'death' })
    expect(claim.timeline[3]?.dueOn).toBe('2027-05-23')
    expect(claim.documents.map(({ oneOf }) => oneOf.join())).toEqual([
      'claimForm',
      'deathCertificate,attendantCertificate',
      'birthCertificate,passport',
      'claimantIdentity',
      'grantOfProbate,will',
      'policySchedule',
    ])
  })

  test.each<[string, Parameters<typeof claimBody>[0], string[]]>([
    ['no policy', { policyNumber: null }, ['policyNumber: required']],
    ['a day to come', { eventDate: '2026-11-24' }, ['eventDate: future']],
    ['a number to call that is missing', { contactPreference: 'phone' }, ['phone: required']],
    ['an address to write to that is missing', { contactPreference: 'post' }, ['postalAddress: required']],
    ['nobody who died', { claimant: 'forDeceased', type: 'death' }, ['insuredName: required']],
    ['the death of who claims', { type: 'death' }, ['type: choice']],
    [
      'an end before the beginning',
      { offWorkFrom: '2026-11-05', offWorkTo: '2026-11-04' },
      ['offWorkTo: min'],
    ],
    ['a brand that nobody has', { accountName: 'nobody' }, ['accountName: unknown']],
    ['another consent', { consent: { id: 'claim', version: '2026-10' } }, ['consent: outdated']],
    ['everything wrong', { policyNumber: '?', phone: 'x' }, ['policyNumber: format', 'phone: format']],
  ])('with %s are refused, and nothing is stored', async (_, changes, errors) => {
    const { lodge, list } = customer()
    expect(await problemsOf(await lodge(claimBody(changes)))).toEqual([422, ...errors])
    expect(await list()).toEqual([])
  })

  test('dated on a day that has begun where the customer is are taken before it begins in Sydney', async () => {
    const { lodge } = customer()
    // In Auckland it is half past midnight on 23 November.
    setNow(new Date('2026-11-22T11:30:00Z'))
    expect((await lodge(claimBody({ eventDate: '2026-11-23' }))).status).toBe(200)
    expect(await problemsOf(await lodge(claimBody({ eventDate: '2026-11-24' })))).toEqual([
      422,
      'eventDate: future',
    ])
    setNow(APPLICATION_DAY)
  })

  test.each(['0011 61 412 345 678', '0011 64 21 123 456', '1300 975 707', '13 11 14', '+61 (0)412.345.678'])(
    'with the phone %j are taken',
    async (phone) => {
      const { lodge } = customer()
      expect((await lodge(claimBody({ contactPreference: 'phone', phone }))).status).toBe(200)
    },
  )

  test.each(['+116421123456', '+64021123456', '+64 21 12'])(
    'with the phone %j, which no country has, are refused',
    async (phone) => {
      const { lodge } = customer()
      const answer = await lodge(claimBody({ contactPreference: 'phone', phone }))
      expect(await problemsOf(answer)).toEqual([422, 'phone: format'])
    },
  )

  test('T28 without consent are no claim', async () => {
    const { lodge } = customer()
    expect(await problemsOf(await lodge({ ...claimBody(), hasConsented: false }))).toEqual([
      422,
      'hasConsented: const',
    ])
  })

  test('with an insurer that nobody knows are refused', async () => {
    const { lodge } = customer()
    expect(await problemsOf(await lodge(claimBody({ insurerCode: 'QQQ' })))).toEqual([
      422,
      'insurerCode: unknown',
    ])
  })

  test('of a cover that the policy has not are refused', async () => {
    const { give, lodge } = customer()
    const [policyId = ''] = await give()
    const body = claimBody({ policyId, policyNumber: null, insurerCode: null })
    expect(await problemsOf(await lodge(body))).toEqual([422, 'type: choice'])
    expect((await lodge({ ...body, type: 'terminalIllness' })).status).toBe(200)
  })

  test('T14 on somebody else’s policy are refused as on none, whoever asks', async () => {
    const [ada, ben] = [customer(), customer()]
    const [policyId = ''] = await ada.give()
    const body = claimBody({ policyId, policyNumber: null, insurerCode: null, type: 'terminalIllness' })
    for (const id of [policyId, policyId.toUpperCase(), randomUUID(), 'p-1'])
      expect(await problemsOf(await ben.lodge({ ...body, policyId: id }))).toEqual([404, ': not-found'])
    expect(await ben.list()).toEqual([])
  })

  test('T14 of two customers are theirs alone, files and bank details too', async () => {
    const [ada, ben] = [customer(), customer()]
    const [hers, his] = [await ada.lodged(), await ben.lodged()]
    await ada.put(hers.id, 1)
    expect((await ben.list()).map(({ id }) => id)).toEqual([his.id])
    expect(await problemsOf(await ben.put(hers.id, 1))).toEqual([404, ': not-found'])
    expect(await problemsOf(await ben.put(hers.id, 2))).toEqual([404, ': not-found'])
    expect(await problemsOf(await ben.remove(hers.id, 1))).toEqual([404, ': not-found'])
    expect(await problemsOf(await ben.bank(hers.id))).toEqual([404, ': not-found'])
    expect((await ada.claim(hers.id)).files).toHaveLength(1)
    for (const [method, path] of [
      ['GET', CLAIMS_PATH],
      ['POST', CLAIMS_PATH],
      ['PUT', `${CLAIMS_PATH}/${hers.id}/bank`],
      ['DELETE', `${CLAIMS_PATH}/${hers.id}/files/1`],
    ] as const)
      expect((await api().call(method, path, {})).status).toBe(401)
  })

  test('are one for one key, however often and at once, and another body is refused', async () => {
    const { lodge, list, mails } = customer()
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 5 }, () => lodge(claimBody(), key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await list()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
    const changed = claimBody({ eventDate: '2026-11-03' })
    expect(await problemsOf(await lodge(changed, key))).toEqual([409, ': other-body'])
    // Another customer may have generated the same key.
    const other = customer()
    expect((await other.lodge(claimBody(), key)).status).toBe(200)
    expect(await list()).toHaveLength(1)
  })

  test('of two keys are two, even at the same customer', async () => {
    const { lodge, list } = customer()
    expect((await lodge(claimBody(), newKey())).status).toBe(200)
    expect((await lodge(claimBody({ eventDate: '2026-11-03' }), newKey())).status).toBe(200)
    expect(await list()).toHaveLength(2)
  })

  test('without a key are as many as were sent', async () => {
    const { lodge, list } = customer()
    await lodge()
    await lodge()
    expect(await list()).toHaveLength(2)
  })

  test('never say in a list what was told in words', async () => {
    const { lodge, list } = customer()
    const words = { description: 'A fall from a ladder.', doctors: 'Dr Sample', phone: '0400 000 000' }
    await lodge(claimBody({ ...words, postalAddress: '1 Sample Street, Sampleton' }))
    expect(JSON.stringify(await list())).not.toMatch(/ladder|Dr Sample|400000000|Sample Street/)
  })
})
