import type { Name } from '../names.ts'
import type { Row } from './Row.ts'

const OWNER = "{ $ref: '#/components/schemas/Owner' }"

const savedCover = ({ camel, pascal }: Name) => `    Saved${pascal}Cover:
      type: object
      additionalProperties: false
      required: [amount, ${camel}Owner]
      properties:
        amount: { type: [integer, 'null'], minimum: 0, maximum: 1000000 }
        ${camel}Owner: { type: [string, 'null'], enum: [S, O, J, null] }
      examples: [{ amount: 60000, ${camel}Owner: O }]
`

const need = ({ pascal }: Name) => `    ${pascal}Need:
      type: object
      additionalProperties: false
      required: [parts, gross, lessAssets, lessExisting, raw, need, quoteAmount, preselect]
      properties:
        parts: { type: object, additionalProperties: { type: number }, description: Terms that add up to gross }
        gross: { type: number }
        lessAssets: { type: number }
        lessExisting: { type: number }
        raw: { type: number, description: 'Gross less both, unrounded; may be negative' }
        need: { type: number, minimum: 0, description: Rounded to 1000 }
        quoteAmount: { type: number, minimum: 0, description: What a quote is asked for }
        preselect: { type: boolean }
      examples:
        - { parts: {}, gross: 0, lessAssets: 0, lessExisting: 0, raw: 0, need: 0, quoteAmount: 0, preselect: false }
`

const partOfNeeds = ({ camel }: Name) => `        ${camel}Cover:
          type: object
          additionalProperties: false
          required: [amount, ${camel}Owner]
          properties:
            amount: { type: [number, 'null'] }
            ${camel}Owner: ${OWNER}
`

type Edit = readonly [from: RegExp, to: string]

/** Lists of covers, and members with the cover's kind as their name. */
const kindEdits = ({ camel }: Name): readonly Edit[] => [
  [/(\[death, terminalIllness, tpd, criticalIllness, incomeProtection)(?=[\],])/g, `$1, ${camel}`],
  [/(\[life, tpd, criticalIllness, incomeProtection)(?=[\],])/g, `$1, ${camel}`],
  [/^( +)incomeProtection: (\{(?!.+maximum: 100 ).+)$/gm, `$&\n$1${camel}: $2`],
  [new RegExp(`^( +${camel}: \\{.+), description: A month \\}$`, 'm'), '$1 }'],
  [/incomeProtection: (null|AA) \}/g, `incomeProtection: $1, ${camel}: $1 }`],
]

/** Members with the name of the cover's part of a quote. */
function groupEdits(name: Name): readonly Edit[] {
  const { camel, pascal } = name
  const blank = `${camel}Cover: { amount: null, ${camel}Owner: O }`
  return [
    [/(incomeProtectionCover)(, paymentFrequency|, waitingPeriod|, factors)/g, `$1, ${camel}Cover$2`],
    [/(incomeProtectionCover: null)(, waitingPeriod)/g, `$1, ${camel}Cover: null$2`],
    [/^( +)incomeProtectionCover: \{ annualEarnings.+$/gm, `$&\n$1${blank}`],
    [/^( +) {2}incomeProtectionOwner: O$/gm, `$&\n$1${blank}`],
    [
      /^( {8})incomeProtectionCover: .+Dollars.+$/m,
      `$&\n$1${camel}Cover: { $ref: '#/components/schemas/Dollars' }`,
    ],
    [
      /^( {8})incomeProtectionCover: .+SavedIncomeProtectionCover.+$/m,
      `$&\n$1${camel}Cover: { $ref: '#/components/schemas/Saved${pascal}Cover' }`,
    ],
    [
      /^( {8})incomeProtectionCover: .+IncomeProtectionNeed.+$/m,
      `$&\n$1${camel}Cover: { x-coverkit-extension: true, $ref: '#/components/schemas/${pascal}Need' }`,
    ],
    [
      /^( {10})incomeProtectionCover: \{ grossMonthly.+$/m,
      `$&\n$1${camel}Cover: { parts: {}, gross: 0, lessAssets: 0, lessExisting: 0, raw: 0, need: 0, quoteAmount: 0, preselect: false }`,
    ],
    [/^ {8}incomeProtectionCover:\n +type: object/gm, `${partOfNeeds(name)}$&`],
    [/^ {4}SavedIncomeProtectionCover:\n/m, `${savedCover(name)}$&`],
    [/^ {4}IncomeProtectionNeed:\n/m, `${need(name)}$&`],
  ]
}

/** The sum of the cover in the record of a policy, and in a change of it. */
const policyEdits = ({ camel }: Name): readonly Edit[] => [
  [
    /^( +)monthly_Benefit: .+Dollars.+$/gm,
    `$&\n$1${camel}_Sum_Insured: { x-coverkit-extension: true, $ref: '#/components/schemas/Dollars' }`,
  ],
  [/^( +)monthly_Benefit: null$/gm, `$&\n$1${camel}_Sum_Insured: null`],
  [/(critical_Illness_Sum_Insured, monthly_Benefit)(, premium_Structure)/g, `$1, ${camel}_Sum_Insured$2`],
]

/** The document's lists of covers and of claims, its objects with a member for each cover, and their examples. */
export const documentRows = (name: Name): readonly Row[] =>
  [...kindEdits(name), ...groupEdits(name), ...policyEdits(name)].map(([from, to]) => ({
    path: 'packages/api-client/openapi.yaml',
    from,
    to,
  }))
