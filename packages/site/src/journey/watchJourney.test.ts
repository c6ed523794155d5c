import { tellJourney } from '@coverkit/features/common/journey'
import { createSession } from '@coverkit/features/common/session'
import { createMemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { type VisitorEvent, watchJourney } from './watchJourney.ts'

function watched(first: string) {
  const session = createSession({ accountName: 'plain', apiUrl: '', cdnUrl: '' })
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [first] })
  const told: VisitorEvent[] = []
  const stop = watchJourney(router, session, (event) => told.push(event))
  return { session, router, told, stop }
}

const route = (path: string) => ({ type: 'route-changed', path })

it('tells of the first page and of each further one, once', async () => {
  const { router, told } = watched('/client-quote/select-covers')
  await router.navigate('/client-quote/select-covers?again=1')
  await router.navigate('/client-quote/quote')
  await router.navigate('/')
  expect(told).toEqual([
    route('/client-quote/select-covers'),
    { type: 'step-viewed', flow: 'client-quote', step: 'select-covers' },
    route('/client-quote/quote'),
    { type: 'completed', flow: 'client-quote' },
    route('/'),
  ])
})

it('tells once that an application was started', async () => {
  const { router, told } = watched('/application/confirm-cover')
  await router.navigate('/')
  await router.navigate('/application/confirm-cover')
  expect(told.filter(({ type }) => type === 'application-started')).toHaveLength(1)
  expect(told.filter(({ type }) => type === 'step-viewed')).toHaveLength(2)
})

it('hands on what the features tell, until it is stopped', () => {
  const { session, told, stop } = watched('/')
  const event = { type: 'step-submitted', flow: 'calculator', step: 'about-you' } as const
  tellJourney(session, event)
  stop()
  tellJourney(session, event)
  expect(told).toEqual([route('/'), event])
})
