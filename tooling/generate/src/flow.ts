import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { insertBefore } from './insert.ts'
import { nameOf } from './names.ts'
import { type Plan, Refusal } from './Plan.ts'
import { fillTemplate } from './readFolder.ts'
import { FEATURES, stepFiles } from './step.ts'

const REGISTRY = 'packages/core/src/flows/flows.ts'
const AREAS = 'packages/site/src/areas.ts'

/** Plans a flow: its folder with a first step, its row, its routes and the lists that name it. */
export function planFlow(root: string, name: string): Plan {
  const flow = nameOf(name)
  const { kebab, camel, words } = flow
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const registry = read(REGISTRY)
  if (new RegExp(`^ {2}'?${kebab}'?: \\{$`, 'm').test(registry))
    throw new Refusal(`There is a flow "${kebab}" already: see ${REGISTRY}.`)
  if (existsSync(join(root, FEATURES, kebab)))
    throw new Refusal(`${FEATURES}/${kebab} exists already, and is no flow of the registry.`)
  const files = fillTemplate('flow', `${FEATURES}/${kebab}`, { 'this-flow': flow })
  const fileOf = (name: string) => files.get(`${FEATURES}/${kebab}/${name}`) ?? ''
  const area = `{
    base: '/${kebab}',
    load: async () => (await import('@coverkit/features/${kebab}/routes')).${camel}Routes,
  } satisfies FlowArea<'${kebab}'>,
  `
  const row = `'${kebab}': { base: '/${kebab}', title: '${words}', end: 'complete' },\n`
  return {
    files: new Map([
      ...files,
      ...stepFiles(flow, nameOf('start'), {
        list: fileOf('flow.ts'),
        hasEnding: true,
      }),
      [REGISTRY, insertBefore(registry, 'export const FLOWS', /\} as const/, row)],
      [AREAS, insertBefore(read(AREAS), 'export const areas', /\{\s*base: '\/appointment-request'/, area)],
    ]),
    remains: [
      `its row in ${REGISTRY}: strict, framed, in the account, mailable, what saves and submits it`,
      `its steps: pnpm generate step ${kebab} <id>; the first is called "start", the last sends the answers`,
      `the operation that takes them, by a key: POST /api/v1/${kebab} is in no document yet, so that the backend answers 404 and the last step says to call. docs/recipes.md, "An API operation"; then submission/submission.ts calls it, and the flow's row names it as \`submit\``,
      'its words in copy.ts, and `title` of its row, which lists of drafts call it',
      'packages/site/src/firstSteps.ts, where its first page is rendered at build time',
    ],
  }
}
