import { describe, expect, test } from 'vitest'
import { APPLICATION_DAY } from '../../testing/bodies.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import { codeFor } from '../../testing/identity.ts'
import { lifePolicy } from '../../testing/policies.ts'
import { problemsOf, useClaims } from '../../testing/useClaims.ts'

const DAY_MS = 86_400_000
const at = (date: string) => new Date(`${date}T02:00:00Z`)

describe.each(OPERATION_ENGINES)('stages of claims on %s', (engine) => {
  const { customer, insurer, setNow, setSignedIn, api } = useClaims(engine)

  test('come by the clock, wait for the customer, and each is mailed', async () => {
    setNow(APPLICATION_DAY)
    const { lodged, claim, put, bank, mails } = customer()
    const { id, reference } = await lodged({ type: 'tpd', selfEmployed: true })
    const seen = async () => {
      await insurer()
      const { status, outcome, next } = await claim(id)
      return [status, outcome, next.step, next.actor, next.by]
    }
    expect(await seen()).toEqual(['lodged', null, 'acknowledge', 'insurer', '2026-11-25'])
    setNow(at('2026-11-24'))
    expect(await seen()).toEqual(['acknowledged', null, 'review', 'insurer', '2026-12-07'])
    setNow(at('2026-12-01'))
    // The needed documents of the checklist that the insurer lacks.
    expect(await seen()).toEqual(['reviewed', null, 'sendDocuments', 'you', '2026-12-31'])
    expect((await claim(id)).documents.map(({ oneOf: [one], state }) => `${one} ${state}`)).toEqual([
      'claimForm requested',
      'claimantIdentity requested',
      'medicalAuthority requested',
      'doctorReport requested',
      'policySchedule requested',
    ])
    setNow(at('2027-01-20'))
    expect((await seen())[0]).toBe('reviewed')
    const papers = ['claimForm', 'claimantIdentity', 'medicalAuthority', 'doctorReport', 'policySchedule']
    for (const [index, document] of papers.entries()) {
      expect((await claim(id)).next.step).toBe('sendDocuments')
      expect((await put(id, index + 1, undefined, undefined, document)).status).toBe(200)
    }
    // Six months after the sample qualifying period of 90 days.
    expect(await seen()).toEqual(['reviewed', null, 'decide', 'insurer', '2027-07-31'])
    setNow(at('2027-02-11'))
    expect(await seen()).toEqual(['decided', 'accepted', 'giveBankDetails', 'you', '2027-02-25'])
    setNow(at('2027-02-20'))
    expect((await seen())[0]).toBe('decided')
    expect((await bank(id)).json).toMatchObject({ claim: { next: { step: 'pay', actor: 'insurer' } } })
    setNow(at('2027-02-26'))
    expect(await seen()).toEqual(['paid', 'accepted', 'none', null, null])
    expect((await mails()).map(({ subject }) => subject).toReversed()).toEqual([
      `We have your claim ${reference}`,
      ...Array.from({ length: 7 }, () => `Your claim ${reference}: an update`),
    ])
    for (const { text } of await mails()) {
      expect(text).toContain('Lifeline on 13 11 14')
      expect(text).not.toMatch(/MLC0012345|disab|quote|save|offer|price|review your cover/i)
    }
  })

  test('are never declined by the clock, and by a person once', async () => {
    setNow(APPLICATION_DAY)
    const { lodged, claim, bank, put, mails, remove } = customer()
    const { id } = await lodged()
    expect((await insurer({ claimId: id, stage: 'decided', outcome: 'declined' })).status).toBe(200)
    expect(await claim(id)).toMatchObject({
      status: 'decided',
      outcome: 'declined',
      next: { step: 'answerComplaint', actor: 'insurer', by: '2026-12-23' },
    })
    expect((await claim(id)).timeline[4]).toEqual({ stage: 'paid', doneOn: null, dueOn: null })
    expect(await problemsOf(await bank(id))).toEqual([409, ': final'])
    expect(await problemsOf(await put(id, 1))).toEqual([409, ': final'])
    expect(await problemsOf(await remove(id, 1))).toEqual([409, ': final'])
    expect((await insurer({ claimId: id, stage: 'paid' })).status).toBe(404)
    expect((await mails())[0]?.text).not.toMatch(/declin|reject|accepted/i)
  })

  test('of an income go on after the first payment', async () => {
    setNow(APPLICATION_DAY)
    const { lodged, claim, put } = customer()
    const { id } = await lodged()
    await insurer({ claimId: id, stage: 'paid' })
    expect((await claim(id)).next).toEqual({ step: 'nextPayment', actor: 'insurer', by: '2026-12-23' })
    setNow(new Date(APPLICATION_DAY.getTime() + 40 * DAY_MS))
    expect((await claim(id)).next.by).toBe('2027-01-23')
    expect((await put(id, 1)).status).toBe(200)
  })

  test('T28 ask for bank details once it is accepted, and take them in place of earlier ones', async () => {
    setNow(APPLICATION_DAY)
    const { lodged, bank, claim } = customer()
    const { id } = await lodged()
    expect(await problemsOf(await bank(id))).toEqual([409, ': too-early'])
    await insurer({ claimId: id, stage: 'decided' })
    const wrong = { accountName: '123', bsb: '970-001', accountNumber: '001234567' }
    expect(await problemsOf(await bank(id, wrong))).toEqual([422, 'accountName: characters'])
    expect((await claim(id)).next.step).toBe('giveBankDetails')
    for (const accountNumber of ['001234567', '7654321'])
      expect((await bank(id, { ...wrong, accountName: 'R Example', accountNumber })).status).toBe(200)
    expect(JSON.stringify(await claim(id))).not.toMatch(/1234567|7654321|970-001/)
  })

  test('T13 take bank details with proof alone, and tell the customer, without them', async () => {
    setNow(APPLICATION_DAY)
    const { lodged, bank, mails, headers, token } = customer()
    const { id, reference } = await lodged()
    await insurer({ claimId: id, stage: 'decided' })
    setSignedIn(new Date(APPLICATION_DAY.getTime() - 301_000))
    const details = { accountName: 'T Hief', bsb: '970-001', accountNumber: '7654321' }
    expect(await problemsOf(await bank(id, details))).toEqual([422, ': proof-required'])
    const before = (await mails()).length
    expect((await api().get('/api/v1/users/sendverificationcodebyemail', headers)).status).toBe(200)
    const code = await codeFor(api(), `${token}@example.com`)
    const checked = await api().get(`/api/v1/users/verifyverificationcode?verificationcode=${code}`, headers)
    expect(checked.status).toBe(200)
    expect((await bank(id, details)).status).toBe(200)
    setSignedIn(null)
    expect((await bank(id, details)).status).toBe(200)
    const sent = (await mails()).slice(0, -before).filter(({ subject }) => subject.includes(reference))
    expect(sent.map(({ text }) => text.split('\n\n').slice(0, 3)).toSorted()).toEqual(
      [
        [
          'Hello,',
          'You’ve told us where to pay your claim. We’re passing your account details on to the insurer.',
          'If that wasn’t you, call us straight away so we can try to stop the payment. Someone may have got into your account.',
        ],
        [
          'Hello,',
          'The account for your claim payment has changed. We’re passing the new one on to the insurer.',
          'If that wasn’t you, call us straight away so we can try to stop the payment. Someone may have got into your account.',
        ],
      ].toSorted(),
    )
    expect(JSON.stringify(sent)).not.toMatch(/7654321|970-001|Hief/)
  })

  test('ask for what is asked on command, and another paper of the same line will do', async () => {
    setNow(APPLICATION_DAY)
    const { lodged, claim, put, mails } = customer()
    const { id } = await lodged({ claimant: 'forDeceased', insuredName: 'Kim Example', type: 'death' })
    await put(id, 1, undefined, undefined, 'birthCertificate')
    setNow(new Date(APPLICATION_DAY.getTime() + 1000))
    await insurer({ claimId: id, requested: ['birthCertificate', 'testResults'] })
    const states = async () =>
      (await claim(id)).documents.flatMap(({ oneOf, state }) => (state === 'requested' ? [oneOf.join()] : []))
    // A document that arrived before the request does not fulfil it.
    expect(await states()).toEqual(['birthCertificate,passport', 'testResults'])
    // One that arrives at the same moment does.
    await put(id, 2, undefined, undefined, 'passport')
    expect(await states()).toEqual(['testResults'])
    expect(await mails()).toHaveLength(2)
    await put(id, 3, undefined, undefined, 'testResults')
    expect(await states()).toEqual([])
    expect(await mails()).toHaveLength(3)
    expect((await claim(id)).next.step).toBe('acknowledge')
  })

  test('count a policy as claimed on while it is open', async () => {
    setNow(APPLICATION_DAY)
    const { give, lodged, headers } = customer()
    const [policyId = ''] = await give([lifePolicy()])
    const reasons = async (of = headers) => {
      const path = '/api/v1/policies/Getguaranteedinsurability?ProductCode=MLC-01&SumInsured=600000'
      return ((await api().get(path, of)).json as { reasons: string[] }).reasons
    }
    expect(await reasons()).toEqual([])
    const claim = await lodged({ policyId, policyNumber: null, insurerCode: null, type: 'terminalIllness' })
    expect(await reasons()).toEqual(['on-claim'])
    const other = customer()
    await other.give([lifePolicy()])
    expect(await reasons(other.headers)).toEqual([])
    const closing = (await api().get('/api/v1/users/closing', headers)).json as {
      running: { kind: string }[]
    }
    expect(closing.running).toContainEqual({
      kind: 'claim',
      name: 'Mallee Life Company',
      reference: claim.reference,
    })
    await insurer({ claimId: claim.id, stage: 'decided', outcome: 'declined' })
    expect(await reasons()).toEqual([])
  })

  test('go on to the payment although a paper is asked for after the bank details', async () => {
    setNow(APPLICATION_DAY)
    const { lodged, bank, claim } = customer()
    const { id } = await lodged()
    await insurer({ claimId: id, stage: 'decided' })
    expect((await bank(id)).status).toBe(200)
    await insurer({ claimId: id, requested: ['testResults'] })
    setNow(new Date(APPLICATION_DAY.getTime() + 10 * DAY_MS))
    await insurer()
    expect((await claim(id)).status).toBe('paid')
  })

  test('are moved by one of several who ask at once', async () => {
    setNow(APPLICATION_DAY)
    const { lodged, claim, mails } = customer()
    const { id } = await lodged()
    setNow(at('2026-11-24'))
    await Promise.all(Array.from({ length: 4 }, () => insurer()))
    expect((await claim(id)).status).toBe('acknowledged')
    expect(await mails()).toHaveLength(2)
  })
})
