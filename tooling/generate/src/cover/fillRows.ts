import type { Name } from '../names.ts'
import type { Row } from './Row.ts'

const CORE = 'packages/core/src'
const BACKEND = 'tooling/sandbox/src'
const E2E = 'tooling/e2e/src'

type Fill = readonly [path: string, from: RegExp, to: string]

const coreFills = ({ camel, words }: Name): readonly Fill[] => {
  const group = `${camel}Cover`
  return [
    [
      `${CORE}/application/applicationRequest.ts`,
      /^( +)incomeProtectionCover: \{ \.\.\.quote.+\n/m,
      `$&$1${group}: { ...quote.${group}, amount: sent.${group}.amount },\n`,
    ],
    [
      `${CORE}/application/receipt/copy.ts`,
      /^( +)incomeProtection: 'Income protection',\n/m,
      `$&$1${camel}: '${words} cover',\n`,
    ],
    [
      `${CORE}/application/receipt/coverGroups.ts`,
      /^ {2}incomeProtection: \(/m,
      `  ${camel}: ({ ${group} }) => [
    ...entry(copy.amount, money(${group}.amount), \`\${NEEDS}.${group}.amount\`),
    ...entry(copy.owner, copy.owners[${group}.${camel}Owner], \`\${NEEDS}.${group}.${camel}Owner\`),
  ],\n$&`,
    ],
    [
      `${CORE}/needs/calculateNeeds.ts`,
      /^ {4}factors,\n {2}\}\n\}$/m,
      `    ${group}: lumpSum({}, 0, 0, ticked(selectedCovers, covers, '${group}')),\n$&`,
    ],
    [
      `${CORE}/needs/explainNeeds.ts`,
      /^ {4}incomeProtectionCover: sum\(/m,
      `    ${group}: lumpSum('${group}', needs.${group}, []),\n$&`,
    ],
    [
      `${CORE}/policies/policyTerms.ts`,
      /^( +)monthly_Benefit: .+\n/m,
      `$&$1${camel}_Sum_Insured: of('${camel}', quote.${group}.amount),\n`,
    ],
    [
      `${CORE}/policies/policyTerms.ts`,
      /^( +)incomeProtection: of\(.+\n/m,
      `$&$1${camel}: of('${camel}', quote.${group}.${camel}Owner),\n`,
    ],
    [
      `${CORE}/questionnaire/personal/packs/coverKinds.ts`,
      /^( +)incomeProtection: .+\n/m,
      `$&$1${camel}: '${words} cover',\n`,
    ],
    [`${CORE}/questionnaire/profileClasses.ts`, /^( +)incomeProtection: .+\n/m, `$&$1${camel}: 60_000,\n`],
    [
      `${CORE}/quote/quoteRequest.ts`,
      /^ {4}paymentFrequency: quote/m,
      `    ${group}: { ...quote.${group}, amount: amountOrNull(quote.${group}.amount) },\n$&`,
    ],
  ]
}

const brandFills = ({ camel, words }: Name): readonly Fill[] => {
  const wordsOfHome: readonly Fill[] = ['redearth', 'saltbush', 'wattlebird'].map((brand) => [
    `apps/${brand}/src/home/copy.ts`,
    /(const list: CoverWordsOfHome = \{[\s\S]*?\n)(?=\}\n)/,
    `$1  ${camel}: { name: '${words} cover', text: 'A lump sum.' },\n`,
  ])
  const drawings: readonly Fill[] = ['redearth/src/home/CoverDrawing', 'wattlebird/src/home/CoverSketch'].map(
    (file) => [`apps/${file}.tsx`, /ReactNode>> = \{\n/, `$&  ${camel}: null,\n`],
  )
  return [...wordsOfHome, ...drawings]
}

const backendFills = ({ camel, kebab, words }: Name): readonly Fill[] => [
  [`${BACKEND}/sample-customers/sampleCustomers.ts`, /^const EVERY_COVER: .+\n/m, `$&  ${camel}: null,\n`],
  [
    `${BACKEND}/sample-customers/samplePolicy.ts`,
    /^( +)incomeProtection: before.+\n/m,
    `$&$1${camel}: before(terms.${camel}_Sum_Insured, 1000),\n`,
  ],
  [
    `${BACKEND}/subjects/quotes/copy.ts`,
    /^( +)incomeProtectionCover: .+\n/m,
    `$&$1${camel}Cover: '${words} cover',\n`,
  ],
  [
    `${BACKEND}/subjects/quotes/checkQuote.ts`,
    /^( +)incomeProtection: quote.+\n/m,
    `$&$1${camel}: quote.${camel}Cover.amount ?? 0,\n`,
  ],
  [
    `${BACKEND}/subjects/quotes/checkQuote.ts`,
    /^( +)incomeProtection: '.+\n/m,
    `$&$1${camel}: '${camel}Cover.amount',\n`,
  ],
  [
    `${BACKEND}/subjects/transfers/letterCopy.ts`,
    /^( +)incomeProtection: .+\n/m,
    `$&$1${camel}: '${words}',\n`,
  ],
  [
    `${BACKEND}/reference/documentedCovers.ts`,
    /^ {2}incomeProtection: \{\n/m,
    `  ${camel}: { name: '${words} cover', pays: 'One payment.', suits: 'People who want it.' },\n$&`,
  ],
  [
    `${BACKEND}/underwriting/underwrittenCovers.ts`,
    /^ {2}incomeProtection: \{\n/m,
    `  ${camel}: {
    paysFor: 'death',
    id: '${kebab}',
    medical: 1_000_000,
    financial: 2_000_000,
    words: (limit) => \`${words} cover of \${limit} or more\`,
  },\n$&`,
  ],
]

const toolFills = ({ camel, kebab, words }: Name): readonly Fill[] => [
  [
    'tooling/bench/src/coupleRequest.ts',
    /^( +)incomeProtectionCover: \{\n/m,
    `$1${camel}Cover: { ...empty.${camel}Cover, amount: 60_000 },\n$&`,
  ],
  [
    `${E2E}/account/reviewFigures.ts`,
    /^( +)incomeProtection: .+\n/m,
    `$&$1${camel}: body.${camel}_Sum_Insured,\n`,
  ],
  [
    `${E2E}/prepared/openQuote.ts`,
    /^( +)incomeProtectionCover: \{\n/m,
    `$1${camel}Cover: { amount: null, ${camel}Owner: 'O' },\n$&`,
  ],
  [
    `${E2E}/covers.ts`,
    /^\}\n\n\/\*\* The kinds/m,
    `  ${camel}: {
    name: '${words} cover',
    step: '${kebab}-cover',
    answer: (page) => page.getByLabel('${words} cover amount').fill('60k'),
  },\n$&`,
  ],
]

/** Samples for what each cover has words or a rule of its own for, outside its folders. */
export const fillRows = (name: Name): readonly Row[] =>
  [...coreFills(name), ...brandFills(name), ...backendFills(name), ...toolFills(name)].map(
    ([path, from, to]) => ({ path, from, to }),
  )
