import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addImport, insertBefore } from './insert.ts'
import { nameOf } from './names.ts'
import { type Plan, Refusal } from './Plan.ts'
import { readTemplate } from './readFolder.ts'

const CORE = 'packages/core/src/insurers'
const MARKS = 'packages/features/src/cover/insurers/marks'
const DATA = 'tooling/sandbox/data/insurers'

const CODE = /^[A-Z]{3}$/
const NAME = /^[A-Z][A-Za-z ]{1,49}$/

/** A list with a row for each insurer: where its rows are, and what a row takes from the insurer's own file. */
interface List {
  readonly path: string
  readonly start: string
  readonly taken: string
  readonly extension: 'ts' | 'tsx'
}

const LISTS: readonly List[] = [
  { path: `${CORE}/insurerName.ts`, start: 'const NAMES', taken: 'name', extension: 'ts' },
  { path: `${CORE}/insurerSites.ts`, start: 'const INSURER_SITES', taken: 'site', extension: 'ts' },
  {
    path: `${CORE}/policyNumbers.ts`,
    start: 'const SAMPLE_NUMBER_PATTERNS',
    taken: 'policyNumbers',
    extension: 'ts',
  },
  { path: `${MARKS}/marks.ts`, start: 'const MARKS', taken: 'mark', extension: 'tsx' },
]

/** Plans an insurer: its file in core, its mark and its data in the backend, and a row in each list of insurers. */
export function planInsurer(root: string, code: string, name: string): Plan {
  if (!CODE.test(code)) throw new Refusal(`"${code}" is no code: three capitals, like KES.`)
  if (!NAME.test(name)) throw new Refusal(`"${name}" is no name: words of letters, like "Kestrel Life".`)
  const file = code.toLowerCase()
  if (existsSync(join(root, CORE, `${file}.ts`)))
    throw new Refusal(`There is an insurer ${code} already: see ${CORE}/${file}.ts.`)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const codes = `${CORE}/insurerCodes.ts`
  return {
    files: new Map([
      ...ownFiles(code, name),
      [codes, insertBefore(read(codes), 'const INSURER_CODES', /\] as const/, `, '${code}'`)],
      ...LISTS.map((list): [string, string] => [list.path, withRow(read(list.path), list, code)]),
    ]),
    remains: [
      `its site and how it writes its policy numbers: ${CORE}/${file}.ts`,
      `its mark: ${MARKS}/${file}.tsx`,
      `its rates, contacts and documents in the reference backend: ${DATA}/${code}.json`,
      'the brands that compare it: `insurers` in their brand.ts',
      'a changeset of @coverkit/core',
    ],
  }
}

function ownFiles(code: string, name: string): readonly (readonly [string, string])[] {
  const host = nameOf(name.toLowerCase().replaceAll(' ', '-')).kebab
  const paths: Readonly<Record<string, string>> = {
    'core.ts': `${CORE}/${code.toLowerCase()}.ts`,
    'mark.tsx': `${MARKS}/${code.toLowerCase()}.tsx`,
    'data.json': `${DATA}/${code}.json`,
  }
  const fill = (text: string) =>
    text.replaceAll('This Insurer', name).replaceAll('this-insurer', host).replaceAll('THIS', code)
  return [...readTemplate('insurer')].map(([path, text]) => [paths[path] ?? path, fill(text)])
}

function withRow(text: string, { start, taken, extension }: List, code: string): string {
  const row = insertBefore(text, start, /^\}/m, `  ${code},\n`)
  return addImport(row, `import { ${taken} as ${code} } from './${code.toLowerCase()}.${extension}'`)
}
