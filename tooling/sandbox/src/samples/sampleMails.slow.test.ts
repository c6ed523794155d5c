import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { signedByBrand } from '../mail/signedByBrand.ts'
import { mailFaults } from '../testing/mailFaults.ts'
import { letterOf, PLACES, renderedPapers, sampleMails } from './index.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const read = (pattern: string) =>
  globSync(pattern, { cwd: source })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${source}${file}`, 'utf8'))
    .join('\n')

test('every function that writes a message has a sample', () => {
  const written = read('{mail,identity,subjects}/**/*.ts').matchAll(
    /^export (?:function|const) (\w+Mail)\b/gm,
  )
  const names = [...written].map(([, name = '']) => name)
  const samples = read('samples/*.ts')
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !samples.includes(`${name}(`))).toEqual([])
})

test('each sample, signed, has the foot of its brand', () => {
  const mails = sampleMails().map(({ mail }) => signedByBrand(mail, 'saltbush'))
  expect(mailFaults(mails)).toEqual([])
})

test('a message put into the letter of a brand is what the brand sends', () => {
  const { html, text } = letterOf('bluegum')
  for (const { mail } of sampleMails()) {
    const signed = signedByBrand(mail, 'bluegum')
    expect(text.replace(PLACES.text, () => mail.text)).toBe(signed.text)
    const put = html.replaceAll(PLACES.subject, () => mail.subject).replace(PLACES.html, () => mail.html)
    expect(put).toBe(signed.html)
  }
})

test('every document is a page and a PDF', async () => {
  const papers = await renderedPapers()
  expect(papers.map(({ name }) => name).slice(0, 5)).toEqual([
    'Receipt of an application',
    'Change of cover',
    'If something happens to me',
    'Letter of authority',
    'Copy of a customer’s data',
  ])
  for (const { html, pdf } of papers) {
    expect(html).toContain('<h1>')
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  }
})
