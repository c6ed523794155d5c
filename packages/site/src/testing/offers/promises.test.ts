import { expect, it } from 'vitest'
import { promisesIn, wordsOf } from './promises.ts'

it.each([
  ['claims', 'You can make a claim here.'],
  ['claims', 'We help you with the paperwork if you claim.'],
  ['transfers', 'Transfer a policy to us'],
  ['changeCover', 'Log in to change your cover.'],
  ['guaranteedInsurability', 'More cover after a life event'],
  ['identityCheck', 'Confirm your identity'],
  ['account', 'Log in'],
  ['account', 'for 30 days if you’re logged in'],
] as const)('finds what promises %s: %s', (offer, text) => {
  expect(promisesIn(text, offer)).toHaveLength(1)
})

it.each([
  ['claims', 'The insurer decides and pays claims.'],
  ['claims', 'A claim on one reduces the other.'],
  ['transfers', 'Outside super, you can usually transfer a policy to another owner with a form.'],
  ['changeCover', 'If you change jobs, your cover stays.'],
  ['account', 'You pay from your account or card.'],
  ['account', 'It doesn’t take your objectives into account.'],
] as const)('leaves what speaks of something else than %s: %s', (offer, text) => {
  expect(promisesIn(text, offer)).toEqual([])
})

it('reads what a visitor and a search engine read', () => {
  const html =
    '<title>A</title><meta name="coverkit:not-offered" content="transfers"><meta name="description" content="B"><style>.log-in{}</style><p class="log in">C &amp; <b>D</b></p>'
  expect(
    wordsOf(html)
      .split(' | ')
      .map((text) => text.trim()),
  ).toEqual(['A', 'B', 'C & D', ''])
})
