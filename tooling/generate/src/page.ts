import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { insertBefore } from './insert.ts'
import { nameOf } from './names.ts'
import { type Plan, Refusal } from './Plan.ts'
import { fillTemplate } from './readFolder.ts'

const FEATURES = 'packages/features'
const SITE = 'packages/site/src'
const LINKABLE = `${SITE}/pages/linkablePaths.ts`
const REPORTED = `${SITE}/analytics/reportedPages.fixture.ts`

/** Plans a static page of words: its component and copy, its address, its story, and its line in the lists of pages. */
export function planPage(root: string, kebab: string): Plan {
  const name = nameOf(kebab)
  const page = `${SITE}/pages/${kebab}.page.tsx`
  if (existsSync(join(root, page))) throw new Refusal(`There is a page "${kebab}" already: see ${page}.`)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const exported = `    "./content/${kebab}": "./src/content/${kebab}/${name.pascal}Page.tsx",\n`
  const templates = fillTemplate('page', '.', { 'this-page': name })
  return {
    files: new Map([
      ...[...templates].map(([path, text]): [string, string] => [path.replace('./', ''), text]),
      [
        `${FEATURES}/package.json`,
        insertBefore(read(`${FEATURES}/package.json`), '"exports"', / {4}"\.\/content\//, exported),
      ],
      [LINKABLE, insertBefore(read(LINKABLE), '= [', /^\]/m, `  '/${kebab}',\n`)],
      [REPORTED, insertBefore(read(REPORTED), '= [', /^\]/m, `  '/${kebab}',\n`)],
    ]),
    remains: [
      `its words: ${FEATURES}/src/content/${kebab}/copy.ts`,
      `its title and its description for searches: ${page}`,
      'a link to it: the footer (packages/site/src/footer/footerCopy.ts), a brand’s navigation or another page',
      'its picture (tooling/e2e/src/screens/flows/pageScreens.ts), if it looks like no other page',
    ],
  }
}
