import { expect, it, vi } from 'vitest'
import { createPageServices } from '#common/page-services/createPageServices.ts'
import { emitJourneyEvent, onJourney } from './journey.ts'

const session = () => createPageServices({ accountName: 'plain', apiUrl: '', cdnUrl: '' })

it('tells those who listen to this session, until they stop', () => {
  const [own, other] = [session(), session()]
  const received = vi.fn()
  const stop = onJourney(own, received)
  const event = { type: 'quote-shown', offers: 7 } as const
  emitJourneyEvent(own, event)
  emitJourneyEvent(other, event)
  stop()
  emitJourneyEvent(own, event)
  expect(received.mock.calls).toEqual([[event]])
})

it('is quiet where nobody listens', () => {
  expect(() => emitJourneyEvent(session(), { type: 'quote-shown', offers: 0 })).not.toThrow()
})
