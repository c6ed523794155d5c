import { expect, it } from 'vitest'
import { isMailable } from './mailableFlows.ts'

it.each([
  ['calculator', true],
  ['client-quote', true],
  ['transfer-policy', true],
  ['application', false],
  ['change-my-cover', false],
  ['transfer', false],
  ['constructor', false],
])('%s goes by mailed link: %s', (flow, mailable) => {
  expect(isMailable(flow)).toBe(mailable)
})
