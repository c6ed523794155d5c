import { describe, expect, test } from 'vitest'
import type { Schema } from '../../document/Schema.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import { IDENTITY_PATH, identityBody, identityDocument } from '../../testing/identityBodies.ts'
import { bearer } from '../../testing/useApplications.ts'
import { useSignatures, type Waiting } from '../../testing/useSignatures.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const kim = { givenNames: 'Kim', familyName: 'Example', dateOfBirth: '1991-05-02' }
const own = (changes = {}) => identityBody(undefined, { policyHolder: 2, person: kim, ...changes })

describe.each(OPERATION_ENGINES)('the identity check of a second policy holder on %s', (engine) => {
  const { api, later, submit, post, codeFor, confirm, signatureOf, mailbox, newestMail, outcomeOf } =
    useSignatures(engine)

  const listed = async (token: string) =>
    (await api.get(IDENTITY_PATH, bearer(token))).json as Schema<'IdentityCheck'>[]
  const listedFor = async (token: string, { answer }: Waiting) =>
    (await listed(token)).find(({ reference }) => reference === answer.reference)
  const send = async (body: object, secret: string) =>
    (await api.post(IDENTITY_PATH, body, bearer(secret))).json as Schema<'IdentityCheck'>
  const mailLink = (id = '', token = 'ada') =>
    api.call('POST', `${IDENTITY_PATH}/${id}/link`, { headers: bearer(token) })

  /** Makes a submission of Ada's that its second holder has signed; returns the secret that signed too. */
  async function signed() {
    const waiting = await submit(undefined, bearer('ada'))
    const { secret } = await confirm(waiting)
    expect((await post('sign', signatureOf(waiting.link, secret))).status).toBe(200)
    return { waiting, secret }
  }

  test('goes on from the signature with its secret, for its hour', async () => {
    const { waiting, secret } = await signed()
    const { json } = await api.get(IDENTITY_PATH, bearer(secret))
    expect(json).toEqual([
      {
        policyHolder: 2,
        state: 'notStarted',
        verified: false,
        matchedDocuments: [],
        mismatches: [],
        triesLeft: 3,
      },
    ])
    expect(await send(own(), secret)).toMatchObject({ policyHolder: 2, state: 'verified', verified: true })
    expect(await listedFor('ada', waiting)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      policyHolder: 2,
      state: 'verified',
      verified: true,
      name: 'Kim Example',
      reference: waiting.answer.reference,
      hasSigned: true,
    })
    later(HOUR_MS)
    expect(await outcomeOf(api.get(IDENTITY_PATH, bearer(secret)))).toBe('secret-expired')
  })

  test('has a link and a code of its own, which the first holder has sent', async () => {
    const { waiting } = await signed()
    const { id } = (await listedFor('ada', waiting)) ?? {}
    later(1000)
    const sent = await mailLink(id)
    expect(sent.json).toMatchObject({ successful: true, email: expect.stringMatching(/^k•••@example\.com$/) })
    const mail = await newestMail(waiting.email)
    expect(mail.subject).toBe('Please confirm who you are')
    const [, token = ''] =
      /^http:\/\/wattlebird\.localhost:\d+\/sign#identity=([\w-]{43})$/m.exec(mail.text) ?? []
    const fresh = { ...waiting, link: { ...waiting.link, token } }
    expect(await outcomeOf(post('open', { ...waiting.link, purpose: 'identity' }))).toBe('unknown')
    const code = await codeFor(fresh, { purpose: 'identity' })
    expect((await newestMail(waiting.email)).subject).toBe('Your code for the identity check')
    const page = (await post('confirm', { ...fresh.link, purpose: 'identity', code }))
      .json as Schema<'SignaturePage'>
    expect(await send(own(), page.secret)).toMatchObject({ state: 'verified' })
    // The same link now opens the receipt of the signature.
    expect(mail.text).toContain('It replaces the link you signed with')
    expect((await post('receipt', { ...fresh.link, secret: page.secret })).status).toBe(200)
    expect(await outcomeOf(mailLink(id))).toBe('final')
  })

  test('is for who has signed, as long as the link works', async () => {
    const waiting = await submit(undefined, bearer('ada'))
    const { id } = (await listedFor('ada', waiting)) ?? {}
    expect(await listedFor('ada', waiting)).toMatchObject({ state: 'notStarted', hasSigned: false })
    expect(await outcomeOf(mailLink(id))).toBe('not-signed')
    expect(await outcomeOf(post('open', { ...waiting.link, purpose: 'identity' }))).toBe('not-signed')
    const { secret } = await confirm(waiting)
    await post('sign', signatureOf(waiting.link, secret))
    later(14 * DAY_MS)
    expect(await outcomeOf(post('open', { ...waiting.link, purpose: 'identity' }))).toBe('identity-expired')
  })

  test('compares the name and the date of birth with the application’s, and says no value of it', async () => {
    const { secret } = await signed()
    const person = { givenNames: 'Alex', familyName: 'Example', dateOfBirth: '1990-01-01' }
    const answer = await send(own({ person }), secret)
    expect(answer).toMatchObject({ state: 'mismatch', mismatches: ['person.name', 'person.dateOfBirth'] })
    expect(JSON.stringify(answer)).not.toMatch(/Kim|\b1991-05/)
  })

  test('T14 says to the first holder neither what did not match nor how many tries are left', async () => {
    const { waiting, secret } = await signed()
    const wrong = identityDocument('passport', { number: 'PA1234501' })
    expect(await send(identityBody([wrong], { policyHolder: 2, person: kim }), secret)).toMatchObject({
      state: 'mismatch',
      triesLeft: 2,
    })
    const shown = await listedFor('ada', waiting)
    expect(shown).toMatchObject({ state: 'inProgress', verified: false })
    expect(Object.keys(shown ?? {})).not.toEqual(expect.arrayContaining(['mismatches']))
    expect(Object.keys(shown ?? {})).not.toEqual(expect.arrayContaining(['triesLeft']))
  })

  test('T14 is nobody else’s, and neither holder can do the other’s', async () => {
    const { waiting, secret } = await signed()
    const { id } = (await listedFor('ada', waiting)) ?? {}
    expect(await listedFor('ben', waiting)).toBeUndefined()
    expect((await mailLink(id, 'ben')).status).toBe(404)
    expect((await api.post(IDENTITY_PATH, own(), bearer('ada'))).status).toBe(404)
    expect((await api.post(IDENTITY_PATH, identityBody(), bearer(secret))).status).toBe(404)
    expect((await api.call('POST', `${IDENTITY_PATH}/${id}/link`, { headers: bearer(secret) })).status).toBe(
      401,
    )
  })

  test('T14 that is referred is settled with them alone: the first holder learns that it is, and is mailed nothing', async () => {
    const { waiting } = await signed()
    const { id } = (await listedFor('ada', waiting)) ?? {}
    later(1000)
    await mailLink(id)
    const [, token = ''] = /#identity=([\w-]{43})$/m.exec((await newestMail(waiting.email)).text) ?? []
    const fresh = { ...waiting, link: { ...waiting.link, token } }
    const code = await codeFor(fresh, { purpose: 'identity' })
    const page = (await post('confirm', { ...fresh.link, purpose: 'identity', code }))
      .json as Schema<'SignaturePage'>
    const referred = identityBody([identityDocument('passport', { number: 'PA1234502' })], {
      policyHolder: 2,
      person: kim,
    })
    expect(await send(referred, page.secret)).toMatchObject({ state: 'refer' })
    const toFirst = ['ada@example.com', waiting.body.contactDetails.email ?? '']
    const mailed = async () => (await Promise.all(toFirst.map(mailbox))).flat().length
    const before = await mailed()
    const control = '/sandbox/identity-checks'
    const list = (await api.get(control, { accept: 'application/json' })).json as {
      id: string
      email: string
    }[]
    const check = list.find(({ email }) => email === waiting.email)
    expect(await listedFor('ada', waiting)).toEqual({
      id,
      policyHolder: 2,
      state: 'refer',
      verified: false,
      name: 'Kim Example',
      reference: waiting.answer.reference,
      hasSigned: true,
    })
    later(1000)
    expect((await api.post(`${control}/${check?.id}/again`, {}, { accept: 'application/json' })).status).toBe(
      200,
    )
    const mail = await newestMail(waiting.email)
    expect(mail.subject).toBe('Your identity check: please try again')
    expect(mail.text).toContain(
      'Ask the person who applied with you to send you a new link from their account.',
    )
    expect(`${mail.text} ${mail.html}`).not.toMatch(/passport|PA1234502|Kim|Robin/i)
    const shown = JSON.stringify(await listedFor('ada', waiting))
    expect(shown).toContain('inProgress')
    expect(shown).not.toMatch(/passport|triesLeft|mismatch|matched/)
    expect(await mailed()).toBe(before)
  })

  test('each application has one of its own', async () => {
    const [one, two] = [await signed(), await signed()]
    expect(await send(own(), one.secret)).toMatchObject({ state: 'verified' })
    expect((await api.get(IDENTITY_PATH, bearer(two.secret))).json).toMatchObject([{ state: 'notStarted' }])
  })
})
