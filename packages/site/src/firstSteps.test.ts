import { plainBrand } from '@coverkit/brand/testing'
import { FLOWS } from '@coverkit/core'
import { expect, it } from 'vitest'
import { firstStepsOf } from './firstSteps.ts'

it('of the pages of flows, search engines are offered the first ones of calculator and quote alone', () => {
  const bases = Object.values(FLOWS).map(({ base }) => `${base}/`)
  const indexed = firstStepsOf(plainBrand).filter(
    ({ indexed, path }) => indexed && bases.some((base) => path.startsWith(base)),
  )
  expect(indexed.map(({ path }) => path)).toEqual([
    '/life-insurance-calculator/about-you',
    '/life-insurance-calculator/assumptions',
    '/client-quote/select-covers',
  ])
})
