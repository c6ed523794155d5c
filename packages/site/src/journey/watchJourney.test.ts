import type { FlowTable } from '@coverkit/core'
import { emitJourneyEvent } from '@coverkit/features/common/journey'
import { createPageServices } from '@coverkit/features/common/page-services'
import { createMemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { type VisitorEvent, watchJourney } from './watchJourney.ts'

function watched(first: string, flows?: FlowTable) {
  const services = createPageServices({ accountName: 'plain', apiUrl: '', cdnUrl: '' })
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [first] })
  const notified: VisitorEvent[] = []
  const stop = watchJourney(router, services, (event) => notified.push(event), flows)
  return { services, router, notified, stop }
}

const route = (path: string) => ({ type: 'route-changed', path })

it('tells of the first page and of each further one, once', async () => {
  const { router, notified } = watched('/client-quote/select-covers')
  await router.navigate('/client-quote/select-covers?again=1')
  await router.navigate('/client-quote/quote')
  await router.navigate('/')
  expect(notified).toEqual([
    route('/client-quote/select-covers'),
    { type: 'step-viewed', flow: 'client-quote', step: 'select-covers' },
    route('/client-quote/quote'),
    { type: 'completed', flow: 'client-quote' },
    route('/'),
  ])
})

it('follows the registry of flows', async () => {
  const planted: FlowTable = { claim: { base: '/account/claim', title: 'Claim', end: 'lodged' } }
  const { router, notified } = watched('/account/claim/when', planted)
  await router.navigate('/account/claim/lodged')
  await router.navigate('/client-quote/select-covers')
  expect(notified).toEqual([
    route('/account/claim/when'),
    { type: 'step-viewed', flow: 'claim', step: 'when' },
    route('/account/claim/lodged'),
    { type: 'completed', flow: 'claim' },
    route('/client-quote/select-covers'),
  ])
})

it('tells of a last page that flows share which of them was completed', async () => {
  const services = createPageServices({ accountName: 'plain', apiUrl: '', cdnUrl: '' })
  const routes = [
    {
      id: 'complete',
      path: '/application/complete',
      loader: () => ({ completes: 'change-my-cover' }),
      element: null,
    },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/'] })
  const notified: VisitorEvent[] = []
  watchJourney(router, services, (event) => notified.push(event))
  await router.navigate('/application/complete')
  expect(notified).toEqual([
    route('/'),
    route('/application/complete'),
    { type: 'completed', flow: 'change-my-cover' },
  ])
})

it('names the steps of a change of cover, inside the account', () => {
  expect(watched('/account/change-my-cover/indexation').notified).toContainEqual({
    type: 'step-viewed',
    flow: 'change-my-cover',
    step: 'indexation',
  })
})

it('tells once that an application was started', async () => {
  const { router, notified } = watched('/application/confirm-cover')
  await router.navigate('/')
  await router.navigate('/application/confirm-cover')
  expect(notified.filter(({ type }) => type === 'application-started')).toHaveLength(1)
  expect(notified.filter(({ type }) => type === 'step-viewed')).toHaveLength(2)
})

it('hands on what the features tell, until it is stopped', () => {
  const { services, notified, stop } = watched('/')
  const event = { type: 'step-submitted', flow: 'calculator', step: 'about-you' } as const
  emitJourneyEvent(services, event)
  stop()
  emitJourneyEvent(services, event)
  expect(notified).toEqual([route('/'), event])
})
