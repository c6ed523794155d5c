import type { FlowTable } from '@coverkit/core'
import { tellJourney } from '@coverkit/features/common/journey'
import { createSession } from '@coverkit/features/common/session'
import { createMemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { type VisitorEvent, watchJourney } from './watchJourney.ts'

function watched(first: string, flows?: FlowTable) {
  const session = createSession({ accountName: 'plain', apiUrl: '', cdnUrl: '' })
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [first] })
  const told: VisitorEvent[] = []
  const stop = watchJourney(router, session, (event) => told.push(event), flows)
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

it('follows the registry of flows', async () => {
  const planted: FlowTable = { claim: { base: '/account/claim', end: 'lodged' } }
  const { router, told } = watched('/account/claim/when', planted)
  await router.navigate('/account/claim/lodged')
  await router.navigate('/client-quote/select-covers')
  expect(told).toEqual([
    route('/account/claim/when'),
    { type: 'step-viewed', flow: 'claim', step: 'when' },
    route('/account/claim/lodged'),
    { type: 'completed', flow: 'claim' },
    route('/client-quote/select-covers'),
  ])
})

it('names the steps of a change of cover, inside the account', () => {
  expect(watched('/account/change-my-cover/indexation').told).toContainEqual({
    type: 'step-viewed',
    flow: 'change-my-cover',
    step: 'indexation',
  })
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
