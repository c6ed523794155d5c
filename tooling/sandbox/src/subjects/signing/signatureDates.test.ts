import { describe, expect, test } from 'vitest'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import { otherThan } from '../../testing/identity.ts'
import { APPLICATION_PATH, bearer } from '../../testing/useApplications.ts'
import { useSignatures, type Waiting } from '../../testing/useSignatures.ts'

const DAY_MS = 86_400_000
const BORN = '1991-05-02'
const REFUSED = { status: 422, errors: [{ field: 'code', code: 'code-refused' }] }

describe.each(OPERATION_ENGINES)('the second holder’s date of birth on %s', (engine) => {
  const { api, later, post, submit, codeFor, tokenTo } = useSignatures(engine)
  const enter = ({ link }: Waiting, code: string, dateOfBirth = BORN) =>
    post('confirm', { ...link, code, dateOfBirth })
  const newLink = async (waiting: Waiting): Promise<Waiting> => {
    later(1000)
    const path = `${APPLICATION_PATH}/${waiting.answer.id}/signature`
    expect((await api.call('POST', path, { headers: bearer(waiting.answer.secret ?? '') })).status).toBe(200)
    return { ...waiting, link: { ...waiting.link, token: await tokenTo(waiting.email) } }
  }

  test('T14 whoever gets the link and the code at a mistyped address sees nothing without it', async () => {
    const waiting = await submit()
    const code = await codeFor(waiting)
    const { link } = waiting
    expect((await api.post('/api/v1/signatures/confirm', { ...link, code })).status).toBe(422)
    const guessed = await enter(waiting, code, '1991-05-03')
    expect(guessed.json).toMatchObject(REFUSED)
    // The reference is random for each answer, and its digits may equal a postcode.
    const { reference, ...said } = guessed.json as { reference: string }
    expect(JSON.stringify(said)).not.toMatch(/Kim|Robin|1991|Street|491570156|600/)
    expect((await enter(waiting, otherThan(code))).json).toEqual({ ...said, reference: expect.any(String) })
    // A mistyped date doesn't use up the code.
    const { status, json } = await enter(waiting, code)
    expect([status, json]).toMatchObject([200, { holder: { firstName: 'Kim', dateOfBirth: BORN } }])
  })

  test.each(['receipt', 'identity'])('is needed for the %s of who has signed too', async (purpose) => {
    const waiting = await submit()
    const { secret } = (await enter(waiting, await codeFor(waiting))).json as { secret: string }
    const signed = await post('sign', {
      ...waiting.link,
      secret,
      signedName: 'Kim Example',
      accepted: true,
      declarations: { id: 'second-policy-holder', version: '2026-11-26' },
      shownHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    })
    expect(signed.status).toBe(200)
    const code = await codeFor(waiting, { purpose })
    const body = { ...waiting.link, purpose, code }
    expect((await post('confirm', { ...body, dateOfBirth: '1989-03-27' })).json).toMatchObject(REFUSED)
    expect((await post('confirm', { ...body, dateOfBirth: BORN })).status).toBe(200)
  })

  test('T16 is tried ten times in 30 days with a right code, whatever the link', async () => {
    let waiting = await submit()
    for (let count = 0; count < 10; count++) {
      if (count === 5) waiting = await newLink(waiting)
      const code = await codeFor(waiting)
      expect((await enter(waiting, code, '1971-01-01')).json).toMatchObject(REFUSED)
    }
    expect((await enter(waiting, await codeFor(waiting))).json).toMatchObject(REFUSED)
    waiting = await newLink(waiting)
    expect((await enter(waiting, await codeFor(waiting))).json).toMatchObject(REFUSED)
    later(30 * DAY_MS)
    waiting = await newLink(waiting)
    expect((await enter(waiting, await codeFor(waiting))).status).toBe(200)
  })

  test('T16 is no nearer to that limit for codes that are wrong', async () => {
    const waiting = await submit()
    for (let codes = 0; codes < 3; codes++) {
      const code = await codeFor(waiting)
      for (let tries = 0; tries < 5; tries++)
        expect((await enter(waiting, otherThan(code), '1971-01-01')).json).toMatchObject(REFUSED)
    }
    expect((await enter(waiting, await codeFor(waiting))).status).toBe(200)
  })
})
