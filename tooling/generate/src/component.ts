import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameOf } from './names.ts'
import { type Plan, Refusal } from './Plan.ts'
import { fillTemplate } from './readFolder.ts'

const KIT = 'packages/ui/src'
const GUIDES = 'tooling/storybook/src/guides'

/** Plans a component of the kit: its folder, its guide for Storybook, and its line in the kit's exports. */
export function planComponent(root: string, kebab: string): Plan {
  const name = nameOf(kebab)
  const index = readFileSync(join(root, KIT, 'index.ts'), 'utf8')
  if (existsSync(join(root, KIT, kebab)) || new RegExp(`\\b${name.pascal}\\b`).test(index))
    throw new Refusal(`The kit has "${kebab}" already: see ${KIT}/index.ts.`)
  const line = `export { ${name.pascal}, type ${name.pascal}Props } from './${kebab}/${name.pascal}.tsx'\n`
  return {
    files: new Map([
      ...fillTemplate('component', `${KIT}/${kebab}`, { 'this-component': name }),
      ...fillTemplate('component-guide', GUIDES, { 'this-component': name }),
      [`${KIT}/index.ts`, index + line],
    ]),
    remains: [
      'its props, its looks and its stories: texts come in as props, and it takes no className',
      `its guide, ${GUIDES}/${name.pascal}.ts: when to use it and when not, keys, and what is heard`,
    ],
  }
}
