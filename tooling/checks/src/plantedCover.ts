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
const listedIn = (path: string, from: string, value: string, name = 'funeral'): readonly Edit[] => [
  { path, from: /^/, to: `import { ${value} } from '${from}'\n` },
  { path, from: /^( +incomeProtection(?:Cover)?: \w+,)$/m, to: `$1\n  ${name}: ${value},` },
]

const listed = (file: string, name: string, value: string) =>
  listedIn(`${COVERS}/${file}`, './funeral/funeralCover.ts', value, name)

const WORDS = 'packages/features/src/cover'

/** A line in a list of the words of covers. */
const worded = (file: string, value: string) =>
  listedIn(`${WORDS}/${file}`, '../funeral/funeralWords.ts', value)

const RATING = 'tooling/sandbox/src/rating'
const COVER_STEPS = 'packages/features/src/client-quote/steps'

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
    path: 'packages/core/src/needs/types.ts',
    from: /( +readonly )incomeProtectionCover: IncomeProtectionNeed\n/,
    to: '$&$1funeralCover: LumpSum\n',
  },
  ...worded('words/words.ts', 'funeralWords'),
  ...worded('sketches/sketches.ts', 'funeralSketch'),
  ...worded('facts/facts.ts', 'funeralFacts'),
  ...worded('needs/needWords.ts', 'funeralNeedWords'),
  ...worded('terms/coverTerms.ts', 'funeralTerms'),
  ...worded('policy-terms/policyTerms.ts', 'funeralPolicyTerms'),
  ...worded('answers/answers.ts', 'funeralAnswers'),
  {
    path: 'packages/core/src/claims/types.ts',
    from: /( +)incomeProtection: \['incomeProtection'\],\n/,
    to: "$&$1funeral: ['funeral'],\n",
  },
  {
    path: `${WORDS}/claims/claims.ts`,
    from: /^/,
    to: "import { funeralClaims } from '../funeral/funeralWords.ts'\n",
  },
  {
    path: `${WORDS}/claims/claims.ts`,
    from: /( +)\.{3}incomeProtectionClaims,\n/,
    to: '$&$1...funeralClaims,\n',
  },
  ...worded('explanations/explanations.ts', 'funeralExplanation'),
  ...listedIn(`${COVER_STEPS}/coverSteps.ts`, './funeral-cover/step.ts', 'funeralCover'),
  {
    path: 'packages/core/src/index.ts',
    from: /^(?=export type \{ LifeCover \} from)/m,
    to: "export type { FuneralCover } from './covers/funeral/funeralCover.ts'\n",
  },
  { path: `${RATING}/covers/covers.ts`, from: /^/, to: "import { funeral } from './funeral.ts'\n" },
  { path: `${RATING}/covers/covers.ts`, from: /^( +)incomeProtection,\n/m, to: '$&$1funeral,\n' },
  {
    path: `${RATING}/RatingTables.ts`,
    from: /^ {2}incomeProtection: \{\n/m,
    to: '  funeral: { class: Factors }\n$&',
  },
  {
    path: DOCUMENT,
    from: /(\[death, terminalIllness, tpd, criticalIllness, incomeProtection)(?=[\],])/g,
    to: '$1, funeral',
  },
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

const FUNERAL_WORDS = `import type { SketchDrawing } from '@coverkit/ui'
import type { CoverAnswerWords } from '../answers/AnswerWords.ts'
import type { ClaimWordsOf } from '../claims/ClaimWords.ts'
import type { CoverExplanation } from '../explanations/CoverExplanation.ts'
import type { CoverFacts } from '../facts/CoverFacts.ts'
import type { CoverNeedWords } from '../needs/CoverNeedWords.ts'
import type { PolicyTermsOf } from '../policy-terms/PolicyTermsOf.ts'
import type { CoverTermWords } from '../terms/CoverTermWords.ts'
import type { CoverWords } from '../words/CoverWords.ts'

export declare const funeralWords: CoverWords
export declare const funeralSketch: SketchDrawing
export declare const funeralFacts: CoverFacts
export declare const funeralNeedWords: CoverNeedWords
export declare const funeralTerms: CoverTermWords
export declare const funeralPolicyTerms: PolicyTermsOf<'funeral'>
export declare const funeralAnswers: CoverAnswerWords<'funeral'>
export declare const funeralExplanation: CoverExplanation
export declare const funeralClaims: ClaimWordsOf<'funeral'>
`

const FUNERAL_STEP = `import type { Step } from '@coverkit/flow'
import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'
import type { QuoteModel } from '../../flow/quoteModel.ts'

export declare const funeralCover: Step<QuoteAnswers, 'funeral-cover', QuoteModel<'amount' | 'owner'>>
`

const FUNERAL_RATES = `import type { RatedCover } from './RatedCover.ts'

export declare const funeral: RatedCover
`

/** New files of the planted cover, by their path. */
export const PLANTED_FILES: Readonly<Record<string, string>> = {
  [`${COVERS}/funeral/funeralCover.ts`]: FUNERAL_COVER,
  'packages/core/src/policies/covers/funeralOfPolicy.ts': FUNERAL_OF_POLICY,
  [`${WORDS}/funeral/funeralWords.ts`]: FUNERAL_WORDS,
  [`${COVER_STEPS}/funeral-cover/step.ts`]: FUNERAL_STEP,
  [`${RATING}/covers/funeral.ts`]: FUNERAL_RATES,
}

/** The text of a file with its edits; @throws where one of them changes nothing, since the list or the file is stale */
export function plantIn(path: string, text: string): string {
  return PLANTED_EDITS.filter((edit) => edit.path === path).reduce((planted, { from, to }) => {
    const next = planted.replace(from, to)
    if (next === planted) throw new Error(`${path} has nothing like ${from}`)
    return next
  }, text)
}
