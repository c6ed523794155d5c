import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as textOf } from 'mdast-util-to-string'
import { expect, it } from 'vitest'
import { withoutDeadLinks } from './withoutDeadLinks.ts'

const production = {
  regNumbers: { afsl: '512345' },
  content: { reviewed: { '/faq/super': { on: '2027-03-01', by: 'Alex Example, compliance manager' } } },
}

const shown = (text: string, brand = {}) =>
  withoutDeadLinks(fromMarkdown(text), brand).children.map((node) => textOf(node))

it.each([
  ['Costs differ. See [tax](/learn-about-life-insurance/tax). Ask us.', 'Costs differ. Ask us.'],
  ['Costs differ. Read about [tax](/learn-about-life-insurance/tax).', 'Costs differ.'],
  ['Costs differ. [Tax](/learn-about-life-insurance/tax) explains it.', 'Costs differ.'],
  ['**Choose one.** See [how they differ](/learn-about-life-insurance/tax).', 'Choose one.'],
  ['You can hold both. See [a](/faq/claims) and [b](/faq/claims#b).', 'You can hold both.'],
  ['Some states charge [stamp duty](/faq/claims).', 'Some states charge stamp duty.'],
  ['[Super](/faq/super) is here. See [b](/faq/claims).', 'Super is here.'],
  ['You can [complain](/faq/claims) or [ask](/faq/about).', 'You can complain or ask.'],
])('%s', (text, expected) => {
  expect(shown(text, production)).toEqual([expected])
  expect(shown(text)).toEqual([textOf(fromMarkdown(text))])
})

it('keeps links to pages that are there', () => {
  const text = 'See [super](/faq/super), [help](/get-help) and [ASIC](https://asic.gov.au).'
  expect(withoutDeadLinks(fromMarkdown(text), production)).toEqual(fromMarkdown(text))
})

it('leaves no empty paragraph', () => {
  expect(shown('One.\n\nSee [tax](/learn-about-life-insurance/tax).', production)).toEqual(['One.'])
})
