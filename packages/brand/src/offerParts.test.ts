import { expect, it } from 'vitest'
import { chooseParts, wrongConditions } from './offerParts.ts'

const NO_CLAIMS = { offers: { claims: false } }
const NEITHER = { offers: { claims: false, transfers: false } }

it.each([
  ['Call us{if claims}, or claim here{end}.', {}, 'Call us, or claim here.'],
  ['Call us{if claims}, or claim here{end}.', NO_CLAIMS, 'Call us.'],
  ['{if claims}Ask {brand.name}{end}{if not claims}No{end}', {}, 'Ask {brand.name}'],
  ['{if claims}Claim{else}Call{end} us, {if transfers}move{end}', NO_CLAIMS, 'Call us, move'],
  ['{if claims, transfers}both{end}{if not claims, transfers}one{end}', {}, 'both'],
  ['{if claims, transfers}both{end}{if not claims, transfers}one{end}', NO_CLAIMS, 'one'],
  ['{if claims, transfers}both{end}{if not claims, transfers}one{end}', NEITHER, ''],
  ['{if claims}\n## A\n\nB\n{end}\nC', NO_CLAIMS, '\nC'],
  ['{if identityCheck}a check{end}', { offers: { account: false } }, ''],
])('%s', (text, brand, expected) => {
  expect(chooseParts(text, brand)).toBe(expected)
})

it('names conditions that ask for no offer, or that don’t end', () => {
  expect(wrongConditions('{if claims}a{end} {if transfers, not account}b')).toEqual(['transfers', 'account'])
  expect(wrongConditions('{if claims}a {if transfers}b{end}{end}')).toEqual(['claims', 'transfers'])
  expect(wrongConditions('{if claims}{brand.name}{else}b{end}')).toEqual([])
  expect(wrongConditions('{if claim}a{end}{if claims, not tranfers}b{end}')).toEqual(['claim', 'tranfers'])
})
