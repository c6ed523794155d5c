import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { APPLICATION_DAY, applicationBody, newTracking, transferBody } from '../../testing/bodies.ts'
import { ENGINES } from '../../testing/engines.ts'
import { APPLICATION_PATH, bearer, useApplications } from '../../testing/useApplications.ts'
import { TRANSFER_PATH } from '../../testing/useTransfers.ts'

const PATH = '/api/v1/drafts'
const DAY_MS = 86_400_000
const CANARY = 'asthma-canary'

const answersAt = (furthest: string | null, changes = {}) => ({
  progress: { furthest },
  questionnaire: { note: CANARY },
  submitted: null,
  ...changes,
})

describe.each(ENGINES)('the list of drafts on %s', (engine) => {
  const { api, setNow } = useApplications(engine)
  const list = async (token: string) => (await api.get(PATH, bearer(token))).json
  async function save(
    flow: string,
    rev: number,
    answers: object,
    token = 'ada',
    attempt: string = randomUUID(),
  ) {
    const body = {
      rev,
      version: 1,
      attempt,
      answers,
      baseRev: rev > 1 ? rev - 1 : null,
      tracking: newTracking({ rev }),
    }
    const { status } = await api.call('PUT', `${PATH}/${flow}`, { body, headers: bearer(token) })
    expect(status).toBe(200)
  }
  const forget = (flow: string) => api.call('DELETE', `${PATH}/${flow}`, { headers: bearer('ada') })

  test('has of each flow the latest, the last saved first, where it goes on, and no answers', async () => {
    expect(await list('ada')).toEqual({ drafts: [] })
    await save('application', 1, answersAt('policy-holders'))
    setNow(new Date('2026-11-23T01:05:00Z'))
    await save('calculator', 1, answersAt('existing-cover'))
    setNow(new Date('2026-11-23T01:10:00Z'))
    await save('application', 2, answersAt('payment-details'))
    const { json, text } = await api.get(PATH, bearer('ada'))
    expect(json).toEqual({
      drafts: [
        {
          flow: 'application',
          furthest: 'payment-details',
          savedAt: '2026-11-23T01:10:00.000Z',
          expiresAt: '2026-12-23T01:10:00.000Z',
        },
        {
          flow: 'calculator',
          furthest: 'existing-cover',
          savedAt: '2026-11-23T01:05:00.000Z',
          expiresAt: '2026-12-23T01:05:00.000Z',
        },
      ],
    })
    expect(text).not.toContain(CANARY)
    expect(await list('ben')).toEqual({ drafts: [] })
    await forget('application')
    expect(await list('ada')).toMatchObject({ drafts: [{ flow: 'calculator' }] })
    await forget('calculator')
  })

  test('names no step that an address cannot spell', async () => {
    await save('calculator', 1, answersAt('../account?x=1'))
    expect(await list('ada')).toMatchObject({ drafts: [{ flow: 'calculator', furthest: null }] })
    await forget('calculator')
  })

  test('has nothing that was submitted, by its answers or by what was received', async () => {
    setNow(APPLICATION_DAY)
    await save('change-my-cover', 1, answersAt('declarations', { submitted: { reference: 'CH4NGE12' } }))
    const [application, transfer] = [applicationBody(), transferBody()]
    await save('application', 1, answersAt('declarations'), 'ben', application.tracking.draft.toUpperCase())
    await save('transfer-policy', 1, answersAt('review'), 'ben', transfer.tracking.draft)
    await save('calculator', 1, answersAt('results'), 'ben')
    const flows = async (token: string) =>
      ((await list(token)) as { drafts: { flow: string }[] }).drafts.map(({ flow }) => flow).toSorted()
    expect(await flows('ben')).toEqual(['application', 'calculator', 'transfer-policy'])
    expect((await api.post(APPLICATION_PATH, application, bearer('ben'))).status).toBe(200)
    expect(await flows('ben')).toEqual(['calculator', 'transfer-policy'])
    expect((await api.post(TRANSFER_PATH, transfer, bearer('ben'))).status).toBe(200)
    expect(await flows('ben')).toEqual(['calculator'])
    expect(await flows('ada')).toEqual([])
  })

  test('forgets what was not edited for 30 days', async () => {
    setNow(APPLICATION_DAY)
    await save('client-quote', 1, answersAt('life-cover'))
    setNow(new Date(APPLICATION_DAY.getTime() + 30 * DAY_MS - 1))
    expect(await list('ada')).toMatchObject({ drafts: [{ flow: 'client-quote' }] })
    setNow(new Date(APPLICATION_DAY.getTime() + 30 * DAY_MS))
    expect(await list('ada')).toEqual({ drafts: [] })
  })
})
