import type { BrandOffers } from '@coverkit/brand'
import { describe, expect, it } from 'vitest'
import { frontMatter } from './frontMatter.ts'
import { readMarkdown } from './readMarkdown.ts'

const head = [
  'title: A title',
  'description: A sentence that says in plain words what the page is about, for people who search.',
  'order: 1',
  'related: [quote]',
  'sources:',
  '  - id: afca',
  '    cited: 2026-11-20',
  '    says: how to reach it',
]

const file = (body: string, change: (lines: string[]) => string[] = (lines) => lines) =>
  `---\n${change([...head]).join('\n')}\n---\n\n${body}\n`

const read = (text: string) => readMarkdown('./folder/a-page.md', text, frontMatter)

const replace = (from: string, to: string) => (lines: string[]) =>
  lines.map((line) => (line.startsWith(from) ? to : line))

describe('readMarkdown', () => {
  it('reads front matter and text, and takes the name from the file', () => {
    const entry = read(file('Hello {brand.name}.'))
    expect(entry.slug).toBe('a-page')
    expect(entry.meta).toMatchObject({ title: 'A title', related: ['quote'] })
    expect(entry.bodyOf({}).children.map(({ type }) => type)).toEqual(['paragraph'])
  })

  it.each([
    ['no front matter', 'Hello.', /does not begin with front matter/],
    ['a source without the day it was cited', file('x', replace('    cited', '')), /cited: /],
    ['a date that is none', file('x', replace('    cited', '    cited: 2026-02-30')), /cited: /],
    ['no sources', file('x', (lines) => lines.slice(0, 4).concat('sources: []')), /sources: /],
    ['a source that nobody knows', file('x', replace('  - id', '  - id: hearsay')), /sources/],
    ['a source that says nothing', file('x', replace('    says', "    says: ''")), /sources/],
    ['a flow that does not exist', file('x', replace('related', 'related: [lottery]')), /related/],
    ['a word too many', file('x', (lines) => [...lines, 'author: someone']), /author/],
    ['a short description', file('x', replace('description', 'description: Short.')), /description/],
    ['an unknown slot', file('Call {brand.fax}.'), /\{brand\.fax\}/],
    ['an unknown slot in an address', file('[Fax](tel:{brand.fax})'), /\{brand\.fax\}/],
    [
      'an unknown slot in the title',
      file('x', replace('title', 'title: About {brand.nam}')),
      /\{brand\.nam\}/,
    ],
    ['raw HTML', file('A <b>bold</b> word.'), /html cannot be shown/],
    ['a picture', file('![x](/x.png)'), /image cannot be shown/],
    ['a second title', file('# Again'), /level 2 or 3/],
    ['an http address', file('[x](http://body.example)'), /not one of ours and not https/],
    ['a script address', file('[x](javascript:alert(1))'), /not one of ours and not https/],
    ['another host without a scheme', file('[x](//body.example)'), /not one of ours and not https/],
    ['two headings alike', file('## Now\n\nx\n\n## Now'), /two headings have the id now/],
    [
      'a column without a name',
      file('*c*\n\n| | b |\n|---|---|\n| 1 | 2 |'),
      /column of a table has no name/,
    ],
    ['a condition on nothing', file('{if claim}x{end}'), /a condition is wrong: claim/],
    ['a condition that doesn’t end', file('{if claims}x'), /a condition is wrong: claims/],
    ['an offer that nobody knows', file('x', replace('order: 1', 'order: 1\noffer: claim')), /offer: /],
    [
      'a fault that only some brands have',
      file('## Now\n\nx\n\n{if not claims}## Now\n\ny{end}'),
      /two headings have the id now/,
    ],
    ['a table without a caption', file('x\n\n| a | b |\n|---|---|\n| 1 | 2 |'), /no caption/],
  ])('refuses %s, and names the file', (_what, text, error) => {
    expect(() => read(text)).toThrow(error)
    expect(() => read(text)).toThrow('a-page.md')
  })

  it('has the text of each brand', () => {
    const { bodyOf } = read(file('a\n\n{if claims}## b\n\nc\n\n{end}d'))
    const typesFor = (offers: BrandOffers) => bodyOf({ offers }).children.map(({ type }) => type)
    expect(typesFor({})).toEqual(['paragraph', 'heading', 'paragraph', 'paragraph'])
    expect(typesFor({ claims: false })).toEqual(['paragraph', 'paragraph'])
  })

  it('names every fault at once', () => {
    expect(() => read(file('# Again\n\n{x}'))).toThrow(/level 2 or 3[\s\S]*\{x\}/)
  })
})
