import { expect, it, vi } from 'vitest'
import { createSession } from '#common/session/createSession.ts'
import { onJourney, tellJourney } from './journey.ts'

const session = () => createSession({ accountName: 'plain', apiUrl: '', cdnUrl: '' })

it('tells those who listen to this session, until they stop', () => {
  const [own, other] = [session(), session()]
  const heard = vi.fn()
  const stop = onJourney(own, heard)
  const event = { type: 'quote-shown', offers: 7 } as const
  tellJourney(own, event)
  tellJourney(other, event)
  stop()
  tellJourney(own, event)
  expect(heard.mock.calls).toEqual([[event]])
})

it('is quiet where nobody listens', () => {
  expect(() => tellJourney(session(), { type: 'quote-shown', offers: 0 })).not.toThrow()
})
