import { FLOWS, type FlowTable } from '@coverkit/core'
import { expect, it } from 'vitest'
import type { Area } from '../areas.ts'
import { areasInFrames, framedAreaOf, framedAreas } from './framedAreas.ts'

it('are these', () => {
  expect(framedAreas.map(({ base }) => base)).toEqual([
    '/life-insurance-calculator',
    '/client-quote/quote',
    '/client-quote',
    '/application',
    '/transfer-policy',
    '/appointment-request',
    '/contact-request',
  ])
})

it.each([
  ['/application/confirm-cover', '/application'],
  ['/account', undefined],
  ['/account/change-my-cover/indexation', undefined],
  ['/login', undefined],
  ['/nowhere', undefined],
])('%s lies in %s', (path, base) => {
  expect(framedAreaOf(path)?.base).toBe(base)
})

it('follow the registry of flows', () => {
  const load = async () => () => []
  const areas: readonly Area[] = [
    { base: '/claim', load },
    { base: '/quick-quote', load },
    { base: '/contact-request', load },
    { base: '/account', load },
  ]
  const planted: FlowTable = {
    ...FLOWS,
    claim: { base: '/claim', title: 'Claim', end: 'lodged' },
    'quick-quote': { base: '/quick-quote', title: 'Quick quote', end: 'done', isFramed: true },
  }
  expect(areasInFrames(areas, planted).map(({ base }) => base)).toEqual(['/quick-quote', '/contact-request'])
})
