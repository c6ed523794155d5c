import { expect, it } from 'vitest'
import type { Article } from './Article.ts'
import { offeredArticle } from './offeredArticle.ts'

const article: Article = {
  heading: 'Help',
  lead: 'We help{if claims}, also with claims{end}.',
  sections: [
    {
      id: 'all',
      heading: 'All',
      blocks: [
        '{if claims}About claims.{end}',
        'Call{if account} or log in{end}.',
        { list: ['Quotes', '{if claims}Claims{end}'] },
        { steps: ['Ask{if transfers} to transfer{end}'] },
        {
          terms: [
            { term: 'A claim', meaning: 'What we collect.', offer: 'claims' },
            { term: 'A quote', meaning: 'Your age{if account}, and your name{end}.' },
            { term: '{if transfers}A transfer{end}', meaning: 'Your policies.' },
          ],
        },
        { links: [{ label: 'Your details', href: '/account/update-my-details' }] },
      ],
    },
  ],
}

it('has all words for a brand that offers everything', () => {
  const { lead, sections } = offeredArticle(article, {})
  expect(lead).toBe('We help, also with claims.')
  expect(sections[0]?.blocks).toEqual([
    'About claims.',
    'Call or log in.',
    { list: ['Quotes', 'Claims'] },
    { steps: ['Ask to transfer'] },
    {
      terms: [
        { term: 'A claim', meaning: 'What we collect.' },
        { term: 'A quote', meaning: 'Your age, and your name.' },
        { term: 'A transfer', meaning: 'Your policies.' },
      ],
    },
    { links: [{ label: 'Your details', href: '/account/update-my-details' }] },
  ])
})

it('leaves nothing empty where a brand offers less', () => {
  const { lead, sections } = offeredArticle(article, { offers: { account: false, transfers: false } })
  expect(lead).toBe('We help.')
  expect(sections[0]?.blocks).toEqual([
    'Call.',
    { list: ['Quotes'] },
    { steps: ['Ask'] },
    { terms: [{ term: 'A quote', meaning: 'Your age.' }] },
  ])
})
