import { BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { frontMatter } from './frontMatter.ts'
import { MarkdownView } from './MarkdownView.tsx'
import { readMarkdown } from './readMarkdown.ts'

const head = `---
title: A title
description: A sentence that says in plain words what the page is about, for people who search.
order: 1
related: [quote]
sources: [{ id: afca, cited: 2026-11-20, says: 'how to reach it' }]
---
`

function show(body: string): string {
  const root = readMarkdown('a.md', `${head}\n${body}\n`, frontMatter).bodyOf({})
  const html = renderToStaticMarkup(
    <BrandProvider brand={plainBrand}>
      <MarkdownView nodes={root.children} />
    </BrandProvider>,
  )
  return html.replace(/ class="[^"]*"/g, '').replace(/^<div>(.*)<\/div>$/s, '$1')
}

it.each([
  ['a **strong** and *soft* word', '<p>a <strong>strong</strong> and <em>soft</em> word</p>'],
  ['Ask {brand.name}.', '<p>Ask Plain Cover.</p>'],
  ['[{brand.phone}](tel:{brand.phone})', '<p><a href="tel:0255500100">02 5550 0100</a></p>'],
  ['[Move]({link.transfer})', '<p><a href="/transfer-policy/policy-holders">Move</a></p>'],
  ['## What’s next?', '<h2 id="whats-next">What’s next?</h2>'],
  ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
  ['> **Example.** x', '<div><p><strong>Example.</strong> x</p></div>'],
  ['1 < 2 & "3"', '<p>1 &lt; 2 &amp; &quot;3&quot;</p>'],
])('shows %s', (markdown, html) => {
  expect(show(markdown)).toBe(html)
})

it('shows a table with its caption, its columns and its row names', () => {
  const html = show('*Prices, each a sample*\n\n| Age | Price |\n|---|--:|\n| 35 | $38.38 |')
  expect(html).toMatch(/^<table.*<caption>Prices, each a sample<\/caption>/)
  expect(html).toMatch(/<th scope="row"[^>]*>35<\/th><td[^>]*>\$38.38<\/td>/)
  expect(html).not.toContain('<em>')
})
