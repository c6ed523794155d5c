/// <reference types="vite/client" />
import { expect, it } from 'vitest'
import { exampleNeed } from '#calculator/example-need'

const articles = import.meta.glob<string>('../**/*.md', { eager: true, query: '?raw', import: 'default' })
const copies = import.meta.glob<string>(['../**/copy.ts', '../../../../../apps/*/src/home/copy.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const pages = { ...articles, ...copies }

/** What visitors were told and was not so, or nobody knew. */
const UNTRUE: readonly (readonly [RegExp, string])[] = [
  [/\bstays? on (?:your|this) (?:device|phone)\b/i, 'every Continue sends the answers'],
  [/\b(?:last checked|reviewed) on\b/i, 'a day that stands for no act'],
  [
    /\b(?:most|many) (?:people|australians|families|policies have|insurers give)\b/i,
    'a count without a source',
  ],
  [/\b(?:all|each of the) seven insurers offer level\b/i, 'two offer stepped only'],
  [/\bnever work again\b|\bnever again do\b/i, 'policies ask whether it is unlikely ever'],
  [/\bpays? up to 90%|\bat most 90%/i, 'no insurer of the panel does'],
]

it.each(Object.entries(pages))('%s claims nothing that is not so', (_file, text) => {
  expect(UNTRUE.filter(([claim]) => claim.test(text)).map(([, why]) => why)).toEqual([])
})

it('shows the example of a need as the calculator works it out', () => {
  const text = pages['../learn/life-insurance/how-much-cover.md'] ?? ''
  const rows = [...text.matchAll(/^\| ([^|]+) \| (−?)\$([\d,]+) \|$/gm)]
  const shown = rows.map(([, , sign, digits = '']) => Number(digits.replaceAll(',', '')) * (sign ? -1 : 1))
  const { lines, need } = exampleNeed()
  expect(shown).toEqual([...lines.map(({ amount }) => amount), need])
})
