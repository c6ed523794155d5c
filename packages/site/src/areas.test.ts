import { FLOWS, type FlowTable, flowAt } from '@coverkit/core'
import { expect, it } from 'vitest'
import { areaOf, areas } from './areas.ts'

it.each([
  ['/client-quote', '/client-quote'],
  ['/client-quote/select-covers', '/client-quote'],
  ['/client-quote/quote', '/client-quote/quote'],
  ['/life-insurance-calculator/results', '/life-insurance-calculator'],
  ['/contact-request', '/contact-request'],
  ['/client-quote/types', undefined],
  ['/transfer-policy/policy-details', '/transfer-policy'],
  ['/login', '/login'],
  ['/account', '/account'],
  ['/continue', '/continue'],
  ['/comparison', '/comparison'],
  ['/comparisons', undefined],
  ['/sign', '/sign'],
  ['/sign-up', '/sign-up'],
  ['/signs', undefined],
  ['/client-quotes', undefined],
  ['/', undefined],
  ['/who-we-are', undefined],
])('%s lies in %s', (path, base) => {
  expect(areaOf(path)?.base).toBe(base)
})

it('gives each flow an area, as strict as its row', () => {
  const rows: FlowTable = FLOWS
  const found = areas.flatMap(({ base, isStrict }) => {
    const flow = flowAt(FLOWS, `${base}/`)?.flow
    return flow ? [{ base, flow, isStrict }] : []
  })
  expect([...new Set(found.map(({ flow }) => flow))].toSorted()).toEqual(Object.keys(FLOWS).toSorted())
  for (const { base, flow, isStrict } of found) expect(isStrict, base).toBe(rows[flow]?.isStrict)
})
