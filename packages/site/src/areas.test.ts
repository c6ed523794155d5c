import { expect, it } from 'vitest'
import { areaOf } from './areas.ts'

it.each([
  ['/client-quote', '/client-quote'],
  ['/client-quote/select-covers', '/client-quote'],
  ['/client-quote/quote', '/client-quote/quote'],
  ['/life-insurance-calculator/results', '/life-insurance-calculator'],
  ['/contact-request', '/contact-request'],
  ['/client-quote/types', undefined],
  ['/login', '/login'],
  ['/account', '/account'],
  ['/continue', '/continue'],
  ['/client-quotes', undefined],
  ['/', undefined],
  ['/who-we-are', undefined],
])('%s lies in %s', (path, base) => {
  expect(areaOf(path)?.base).toBe(base)
})
