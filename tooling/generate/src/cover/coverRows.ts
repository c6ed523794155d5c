import type { Name } from '../names.ts'
import type { Row } from './Row.ts'

const CORE = 'packages/core/src'
const COVERS = `${CORE}/covers`
const POLICY_COVERS = `${CORE}/policies/covers/coversOfPolicy.ts`
const WORDS = 'packages/features/src/cover'
const COVER_STEPS = 'packages/features/src/cover-steps'
const RATING = 'tooling/sandbox/src/rating'

/** The line of a list in which income protection is the last, and that of the cover after it. */
function listed(path: string, from: string, value: string, key: string): readonly Row[] {
  return [
    { path, from: /^/, to: `import { ${value} } from '${from}'\n` },
    { path, from: /^( +incomeProtection(?:Cover)?: \w+,)$/m, to: `$1\n  ${key}: ${value},` },
  ]
}

/** A line below that of income protection. */
const below = (path: string, line: string): Row => ({
  path,
  from: /^( +)(?:readonly )?incomeProtection(?:Cover)?: .+\n/m,
  to: `$&$1${line}\n`,
})

const groupRows = ({ camel, kebab, pascal }: Name): readonly Row[] => {
  const path = `${COVERS}/groups.ts`
  return [
    {
      path,
      from: /^/,
      to: `import { blank${pascal}, type ${pascal}Cover } from './${kebab}/${camel}Cover.ts'\n`,
    },
    below(path, `readonly ${camel}Cover: ${pascal}Cover`),
    { path, from: /( +)incomeProtectionCover: blank.+\n/, to: `$&$1${camel}Cover: blank${pascal}(),\n` },
  ]
}

const policyRows = ({ camel, pascal }: Name): readonly Row[] => [
  {
    path: POLICY_COVERS,
    from: /^/,
    to: `import { type ${pascal}PolicyCover, ${camel}OfPolicy } from './${camel}OfPolicy.ts'\n`,
  },
  below(POLICY_COVERS, `readonly ${camel}: ${pascal}PolicyCover`),
  {
    path: POLICY_COVERS,
    from: /( +)incomeProtection: \w+,\n/,
    to: `$&$1${camel}: ${camel}OfPolicy,\n`,
  },
]

const fieldRows = ({ camel, kebab }: Name): readonly Row[] => {
  const path = `${CORE}/quote/quoteFields.ts`
  const from = `../covers/${kebab}/${camel}Fields.ts`
  return [
    { path, from: /^/, to: `import { ${camel}Fields } from '${from}'\n` },
    {
      path,
      from: /( +)\.{3}inGroup\('incomeProtectionCover', .+\n/,
      to: `$&$1...inGroup('${camel}Cover', ${camel}Fields),\n`,
    },
  ]
}

function coreRows(name: Name): readonly Row[] {
  const { camel, kebab, pascal } = name
  const aspect = (list: string, suffix: string) =>
    listed(`${COVERS}/${list}.ts`, `./${kebab}/${camel}${suffix}.ts`, `${camel}${suffix}`, camel)
  return [
    { path: `${COVERS}/kinds.ts`, from: /('incomeProtection')(\] as const)/, to: `$1, '${camel}'$2` },
    ...groupRows(name),
    below(`${COVERS}/steps.ts`, `${camel}: '${kebab}-cover',`),
    below(`${COVERS}/sums.ts`, `${camel}: quote.${camel}Cover.amount,`),
    below(`${COVERS}/ownerOf.ts`, `${camel}: quote.${camel}Cover.${camel}Owner,`),
    ...policyRows(name),
    ...aspect('limits', 'Limits'),
    ...aspect('rules', 'Rules'),
    ...aspect('leaves', 'Leaves'),
    ...fieldRows(name),
    {
      path: `${CORE}/needs/types.ts`,
      from: /( +)readonly incomeProtectionCover: IncomeProtectionNeed\n/,
      to: `$&$1readonly ${camel}Cover: LumpSum\n`,
    },
    below(`${CORE}/claims/types.ts`, `${camel}: ['${camel}'],`),
    {
      path: `${CORE}/index.ts`,
      from: /^(?=export type \{ LifeCover \} from)/m,
      to: `export type { ${pascal}Cover } from './covers/${kebab}/${camel}Cover.ts'\n`,
    },
  ]
}

/** The lists of the words of covers, and the names of their files. */
const ASPECTS: Readonly<Record<string, string>> = {
  'words/words.ts': 'Words',
  'sketches/sketches.ts': 'Sketch',
  'facts/facts.ts': 'Facts',
  'needs/needWords.ts': 'NeedWords',
  'terms/coverTerms.ts': 'Terms',
  'policy-terms/policyTerms.ts': 'PolicyTerms',
  'answers/answers.ts': 'Answers',
  'explanations/explanations.ts': 'Explanation',
}

function featureRows({ camel, kebab, pascal }: Name): readonly Row[] {
  const claims = `${WORDS}/claims/claims.ts`
  return [
    ...Object.entries(ASPECTS).flatMap(([list, suffix]) => {
      const extension = suffix === 'Sketch' ? 'tsx' : 'ts'
      const file = `../${kebab}/${camel}${suffix}.${extension}`
      return listed(`${WORDS}/${list}`, file, `${camel}${suffix}`, camel)
    }),
    { path: claims, from: /^/, to: `import { ${camel}Claims } from '../${kebab}/${camel}Claims.ts'\n` },
    { path: claims, from: /( +)\.{3}incomeProtectionClaims,\n/, to: `$&$1...${camel}Claims,\n` },
    {
      path: `${COVER_STEPS}/coverSteps.ts`,
      from: /^/,
      to: `import { ${camel}Cover } from './${kebab}-cover/step.ts'\n`,
    },
    {
      path: `${COVER_STEPS}/coverSteps.ts`,
      from: /^( +)incomeProtectionCover,\n/m,
      to: `$&$1${camel}Cover,\n`,
    },
    {
      path: `${COVER_STEPS}/coverScreens.ts`,
      from: /^( +)return \{\n/m,
      to: `$&$1  '${kebab}-cover': shown(() => import('./${kebab}-cover/${pascal}CoverScreen.tsx')),\n`,
    },
  ]
}

const backendRows = ({ camel }: Name): readonly Row[] => [
  { path: `${RATING}/covers/covers.ts`, from: /^/, to: `import { ${camel} } from './${camel}.ts'\n` },
  { path: `${RATING}/covers/covers.ts`, from: /^( +)incomeProtection,\n/m, to: `$&$1${camel},\n` },
  {
    path: `${RATING}/RatingTables.ts`,
    from: /^ {2}incomeProtection: \{\n/m,
    to: `  ${camel}: { class: Factors }\n$&`,
  },
]

/** A line in each list of covers. */
export const coverRows = (name: Name): readonly Row[] => [
  ...coreRows(name),
  ...featureRows(name),
  ...backendRows(name),
]
