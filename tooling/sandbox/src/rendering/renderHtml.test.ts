import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bullets, facts, note, paragraph, section, steps, subsection, table } from './blocks.ts'
import { renderHtml } from './renderHtml.ts'
import type { Block, TextDocument } from './TextDocument.ts'

const documentOf = (...blocks: Block[]): TextDocument => ({
  title: 'Receipt',
  publisher: 'Mallee Life Company',
  label: 'Sample',
  blocks,
})

const bodyOf = (html: string) => html.slice(html.indexOf('<main>') + 7, html.indexOf('</main>') - 1)

test('each part has its element', () => {
  const html = renderHtml(
    documentOf(
      section('Cover'),
      subsection('Life'),
      paragraph('Text'),
      note('Mind this'),
      bullets('a', 'b'),
      steps('c'),
      facts(['Name', 'Ada']),
      table('Amounts', ['Cover', 'Amount'], [['Life', '$1']]),
      { kind: 'pageBreak' },
    ),
  )
  expect(html).toContain('<html lang="en-AU">')
  expect(html).toContain('<title>Receipt</title>')
  expect(bodyOf(html)).toBe(`<p>Sample</p>
<h1>Receipt</h1>
<h2>Cover</h2>
<h3>Life</h3>
<p>Text</p>
<p class="note">Mind this</p>
<ul>
<li>a</li>
<li>b</li>
</ul>
<ol>
<li>c</li>
</ol>
<dl>
<dt>Name</dt><dd>Ada</dd>
</dl>
<div class="wide"><table>
<caption>Amounts</caption>
<thead><tr><th scope="col">Cover</th><th scope="col">Amount</th></tr></thead>
<tbody>
<tr><th scope="row">Life</th><td>$1</td></tr>
</tbody>
</table></div>
<hr>`)
})

test('markup in any text stays text', () => {
  const hostile = `<script>alert("1")</script>&amp;' onload='x`
  const escaped = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;amp;&#39; onload=&#39;x'
  const html = renderHtml({
    title: hostile,
    publisher: hostile,
    label: hostile,
    blocks: [
      section(hostile),
      subsection(hostile),
      paragraph(hostile),
      note(hostile),
      bullets(hostile),
      steps(hostile),
      facts([hostile, hostile]),
      table(hostile, [hostile, hostile], [[hostile, hostile]]),
    ],
  })
  expect(html.split(escaped)).toHaveLength(1 + 17)
  expect(html).not.toContain('<script')
})

test('no text adds an element', () => {
  const count = (html: string) => html.split('<').length
  const render = (text: string) =>
    renderHtml({
      ...documentOf(paragraph(text), facts([text, text]), table(text, [text], [[text]])),
      title: text,
    })
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(count(render(text))).toBe(count(render('')))
    }),
  )
})
