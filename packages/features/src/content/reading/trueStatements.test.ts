/// <reference types="vite/client" />
import { expect, it } from 'vitest'
import { exampleNeed } from '#calculator/results'

const articles = import.meta.glob<string>('../**/*.md', { eager: true, query: '?raw', import: 'default' })
/** Every file of words of the flows, the reading pages, the frame and the home pages. */
const copies = import.meta.glob<string>(
  [
    '../../**/{copy,messages,*Copy,*Messages}.ts',
    '../../**/*Notice.ts',
    '../../../../site/src/**/*Copy.ts',
    '../../../../../apps/*/src/home/copy.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
const pages = { ...articles, ...copies }

/** Statements to visitors that were wrong or unverified. */
const UNTRUE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:last checked|reviewed) on\b/i, 'a day that stands for no act'],
  [
    /\b(?:most|many) (?:people|australians|families|policies have|insurers give)\b/i,
    'a count without a source',
  ],
  [/\b(?:all|each of the) seven insurers offer level\b/i, 'two offer stepped only'],
  [/\bnever work again\b|\bnever again do\b/i, 'policies ask whether it is unlikely ever'],
  [/\bpays? up to 90%|\bat most 90%/i, 'no insurer of the panel does'],
  [/\bevery five years\b/i, 'a measure that was suspended before it began'],
  [
    /\b(?:five short steps|(?:three|four) minutes)\b/i,
    'a count that depends on the covers, or that nobody measured',
  ],
  [/\bhelp beside each question\b/i, 'a step has one explanation'],
  [/\bthe same choices\b/i, 'insurers may change a term of a calculator’s quote'],
  [/\bcalls? from us, unless|\bnobody calls you\b/i, 'an applicant or a claimant may be called'],
  [/\bask us most\b/i, 'nobody counts the questions'],
  [/\banyone who is 18 or older\b/i, 'a beneficiary may have any age'],
  [/“Start again” clears your answers/i, 'only the calculator and the quote have that button'],
  [/\brises? more slowly\b/i, 'a level premium does not rise with age'],
  [/\bno longer offer more\b/i, 'true of the panel alone'],
  [/\bone or two years of income\b/i, 'a rule of thumb without a source'],
  [/\busually in a second\b/i, 'measured nowhere'],
  [/\bis paid the benefit first\b/i, 'outside super the people named on the policy are paid'],
  [/\bpress continue, without your name\b/i, 'a customer’s name is sent along'],
  [/\boften choose (?:stepped|level)\b/i, 'a count without a source'],
  [/\bfixed rate set by the policy\b/i, 'each policy says how cover grows'],
  [/\bwhat you start while you’re logged in is listed\b/i, 'a claim stays on its device'],
  [/\bwhat you entered is still on your device\b/i, 'not on a shared computer or in a private window'],
  [/\bkeep what you’ve entered on this device for 7 days\b/i, 'every Continue sends it to us'],
  [/\bTPD cover that looks at everyday tasks\. For\b/i, 'the quote sells own and any occupation'],
  [/\bneed is the mortgage\b/i, 'other sentences call it the home loan'],
  [/\b(?:Mei and Arun|pays \$95 a month)\b/i, 'an example that neither calculator nor engine gives'],
  [/\bnothing is sent before you press\b/i, 'each Continue sends the answers so far to us'],
  [/\bleave it in if it helps\b/i, 'an answer that mentions a genetic test is not passed on'],
  [/\bdon’t email me news\b/i, 'news and offers are for those who ask for them'],
  [/\btrustee reminds you\b/i, 'nobody can promise it for a trustee'],
  [/\bgreater of CPI\b/i, 'each policy says how cover grows'],
  [/\bthe ones we have on file\b/i, 'the terms of an increase are samples'],
  [/\bnothing can be paid (?:from|into)\b/i, 'true of cover inside super alone'],
  [/\blatest dates that the insurers’ code\b/i, 'a TPD date is counted from a sample'],
  [/\bwithin (?:2|two) business days\b/i, 'no source has it'],
  [/\b30 days from the start of the cover\b/i, 'the law gives 14, and not from that day'],
  [/\bprivacy statements that I have read say\b/i, 'one of them names no country'],
  [
    /\bdon’t get your name unless you(?:\{if account\})?’re logged in/i,
    'a transfer, a mailed comparison and a request have it too',
  ],
  [/\bto nobody else for this application\b/i, 'reinsurers, doctors and a fund may see it'],
]

const isFlow = (file: string) => file.startsWith('../../')

it.each(Object.keys(pages).filter((file) => !isFlow(file)))(
  '%s keeps no answers on the device alone',
  (file) => {
    // A flow says it of the copy that it keeps. On a public page it would be of all answers, and every Continue sends those.
    expect(pages[file]).not.toMatch(/\bstays? on (?:your|this) (?:device|phone)\b/i)
  },
)

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

it('gives the need of the same example on the page about life cover', () => {
  expect(pages['../learn/life-insurance/life-cover.md']).toContain(
    `still needs about $${exampleNeed().need.toLocaleString('en-AU')} of life cover`,
  )
})
