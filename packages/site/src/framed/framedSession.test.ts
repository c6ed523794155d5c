import { expect, it } from 'vitest'
import { createFramedSession } from './framedSession.ts'

const services = { apiUrl: 'https://api.example', cdnUrl: 'https://cdn.example' }

it('keeps and sends for another brand from when it is named; what is in memory stays', async () => {
  const { session, use } = createFramedSession(services, 'one')
  const [store, drafts] = [session.store, await session.drafts()]
  expect(session.config.accountName).toBe('one')
  use('two')
  expect(session.config).toEqual({ ...services, accountName: 'two' })
  expect(session.store).toBe(store)
  expect(await session.drafts()).not.toBe(drafts)
})

it('changes nothing when the same brand is named again', async () => {
  const { session, use } = createFramedSession(services, 'one')
  const drafts = await session.drafts()
  use('one')
  expect(await session.drafts()).toBe(drafts)
})
