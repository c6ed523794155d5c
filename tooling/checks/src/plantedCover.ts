/** A change to one file of a copy of the workspace. */
interface Edit {
  readonly path: string
  readonly from: RegExp
  readonly to: string
}

const DOCUMENT = 'packages/api-client/openapi.yaml'
const COVERS = 'packages/core/src/covers'

const SENT_COVER =
  "funeralCover: { type: object, required: [amount, funeralOwner], properties: { amount: { type: [integer, 'null'] }, funeralOwner: { $ref: '#/components/schemas/Owner' } } }"

const FUNERAL_IMPORT = "import { blankFuneral, type FuneralCover } from './funeral/funeralCover.ts'\n"

const POLICY_COVERS = 'packages/core/src/policies/covers/coversOfPolicy.ts'
const POLICY_IMPORT = "import { type FuneralPolicyCover, funeralOfPolicy } from './funeralOfPolicy.ts'\n"

/** The line of a list in which income protection is the last, and that of a fifth cover after it. */
const listed = (file: string, name: string, value: string): readonly Edit[] => [
  { path: `${COVERS}/${file}`, from: /^/, to: `import { ${value} } from './funeral/funeralCover.ts'\n` },
  {
    path: `${COVERS}/${file}`,
    from: /^( +incomeProtection(?:Cover)?: \w+,)$/m,
    to: `$1\n  ${name}: ${value},`,
  },
]

/** The edits that plant a fifth cover, `funeral`: a line in each list of covers, and the document's types. */
export const PLANTED_EDITS: readonly Edit[] = [
  { path: `${COVERS}/kinds.ts`, from: /('incomeProtection')(\] as const)/, to: "$1, 'funeral'$2" },
  { path: `${COVERS}/groups.ts`, from: /^/, to: FUNERAL_IMPORT },
  {
    path: `${COVERS}/groups.ts`,
    from: /( +readonly )incomeProtectionCover: .+\n/,
    to: '$&$1funeralCover: FuneralCover\n',
  },
  {
    path: `${COVERS}/groups.ts`,
    from: /( +)incomeProtectionCover: blank.+\n/,
    to: '$&$1funeralCover: blankFuneral(),\n',
  },
  {
    path: `${COVERS}/steps.ts`,
    from: /( +)incomeProtection: .+\n/,
    to: "$&$1funeral: 'funeral-cover',\n",
  },
  {
    path: `${COVERS}/sums.ts`,
    from: /( +)incomeProtection: .+\n/,
    to: '$&$1funeral: quote.funeralCover.amount,\n',
  },
  {
    path: `${COVERS}/ownerOf.ts`,
    from: /( +)incomeProtection: .+\n/,
    to: '$&$1funeral: quote.funeralCover.funeralOwner,\n',
  },
  { path: POLICY_COVERS, from: /^/, to: POLICY_IMPORT },
  {
    path: POLICY_COVERS,
    from: /( +readonly )incomeProtection: .+\n/,
    to: '$&$1funeral: FuneralPolicyCover\n',
  },
  {
    path: POLICY_COVERS,
    from: /( +)incomeProtection: \w+,\n/,
    to: '$&$1funeral: funeralOfPolicy,\n',
  },
  ...listed('limits.ts', 'funeral', 'funeralLimits'),
  ...listed('rules.ts', 'funeral', 'funeralRules'),
  ...listed('leaves.ts', 'funeral', 'funeralLeaves'),
  ...listed('readers.ts', 'funeralCover', 'funeralReader'),
  {
    path: DOCUMENT,
    from: /(\[life, tpd, criticalIllness, incomeProtection)(?=[\],])/g,
    to: '$1, funeral',
  },
  { path: DOCUMENT, from: /^( +)incomeProtection: (\{(?!.+maximum: 100 ).+)$/gm, to: '$&\n$1funeral: $2' },
  { path: DOCUMENT, from: /(incomeProtectionCover)(, paymentFrequency)/g, to: '$1, funeralCover$2' },
  { path: DOCUMENT, from: /^( {8})incomeProtectionCover:\n( +type: object)/gm, to: `$1${SENT_COVER}\n$&` },
  {
    path: DOCUMENT,
    from: /^( {8})incomeProtectionCover: .+SavedIncomeProtectionCover.+$/m,
    to: `$&\n$1${SENT_COVER}`,
  },
]

const FUNERAL_COVER = `import type { Read } from '../../fields/read.ts'
import type { LeavesOf } from '../CoverLeaves.ts'
import type { CoverLimits } from '../CoverLimits.ts'
import type { CoverRules } from '../CoverRules.ts'
import type { Owner } from '../terms.ts'

export interface FuneralCover {
  readonly amount: number | null
  readonly funeralOwner: Owner
}
export declare const blankFuneral: () => FuneralCover
export declare const funeralLimits: CoverLimits
export declare const funeralRules: CoverRules<'funeral'>
export declare const funeralLeaves: LeavesOf<'funeral'>
export declare const funeralReader: Read<FuneralCover>
`

const FUNERAL_OF_POLICY = `import type { FuneralCover } from '../../covers/funeral/funeralCover.ts'
import type { CoverOfPolicy, HeldCover } from './CoverOfPolicy.ts'

export interface FuneralPolicyCover extends HeldCover {
  readonly kind: 'funeral'
}
export declare const funeralOfPolicy: CoverOfPolicy<FuneralPolicyCover, FuneralCover>
`

/** New files of the planted cover, by their path. */
export const PLANTED_FILES: Readonly<Record<string, string>> = {
  [`${COVERS}/funeral/funeralCover.ts`]: FUNERAL_COVER,
  'packages/core/src/policies/covers/funeralOfPolicy.ts': FUNERAL_OF_POLICY,
}

/** The text of a file with its edits; @throws where one of them changes nothing, since the list or the file is stale */
export function plantIn(path: string, text: string): string {
  return PLANTED_EDITS.filter((edit) => edit.path === path).reduce((planted, { from, to }) => {
    const next = planted.replace(from, to)
    if (next === planted) throw new Error(`${path} has nothing like ${from}`)
    return next
  }, text)
}
