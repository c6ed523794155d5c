import { isTest, type SourceFile } from './workspace.ts'

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

/** New files of the planted cover, by their path. */
export const PLANTED_FILES: Readonly<Record<string, string>> = {
  [`${COVERS}/funeral/funeralCover.ts`]: FUNERAL_COVER,
}

/** The text of a file with its edits; @throws where one of them changes nothing, since the list or the file is stale */
export function plantIn(path: string, text: string): string {
  return PLANTED_EDITS.filter((edit) => edit.path === path).reduce((planted, { from, to }) => {
    const next = planted.replace(from, to)
    if (next === planted) throw new Error(`${path} has nothing like ${from}`)
    return next
  }, text)
}

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm
const NAMES = [/\blife(Cover)?\b/, /\btpd(Cover)?\b/, /critical-?illness/i, /income-?protection/i]

/** Whether a source names all four covers outside its comments. */
export function namesAllCovers({ text }: Pick<SourceFile, 'text'>): boolean {
  const code = text.replace(COMMENT, '')
  return NAMES.every((name) => name.test(code))
}

/** The files that the compiler has errors in. */
export function filesWithErrors(output: string): ReadonlySet<string> {
  return new Set([...output.matchAll(/^(\S+?)\(\d+,\d+\): error TS/gm)].map(([, path = '']) => path))
}

/** How far a fifth cover is found by the compiler. Paths are from the root. */
export interface CoverReach {
  readonly stopped: readonly string[]
  /** Sources, no tests, that name all four covers and compile. */
  readonly silent: readonly string[]
}

/** Sorts the workspace's files by what the fifth cover does to them. `files` are those before it was planted. */
export function reachOf(files: readonly SourceFile[], failing: ReadonlySet<string>): CoverReach {
  const planted = new Set([...PLANTED_EDITS.map(({ path }) => path), ...Object.keys(PLANTED_FILES)])
  return {
    stopped: [...failing].filter((path) => !planted.has(path)).toSorted(),
    silent: files
      .filter((file) => !isTest(file.path) && !file.path.endsWith('.long.ts'))
      .filter((file) => namesAllCovers(file) && !failing.has(file.path) && !planted.has(file.path))
      .map(({ path }) => path)
      .toSorted(),
  }
}

/** The figures of a list by package, then its total, as a table. */
export function countByPackage(paths: readonly string[]): string {
  const folders = Map.groupBy(paths, (path) => path.split('/').slice(0, 2).join('/'))
  const rows = [...folders].map(([folder, own]) => `| ${folder} | ${own.length} |`)
  return ['| Package | Files |', '|---|--:|', ...rows, `| all | ${paths.length} |`].join('\n')
}
