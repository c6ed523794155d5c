import type { Plugin } from 'vite'
import type { ComponentFacts, ComponentSizes } from './ComponentFacts.ts'

export type { ComponentFacts, ComponentSizes, PropFacts } from './ComponentFacts.ts'
export { displayNames } from './displayNames.ts'

const MODULE = 'virtual:component-facts'

interface Facts {
  readonly components: readonly ComponentFacts[]
  readonly sizes: ComponentSizes
}

/** Loads what reads them with them: a test needs neither. */
async function readFacts(): Promise<Facts> {
  const [{ readComponents }, { measureComponents }] = await Promise.all([
    import('./readComponents.ts'),
    import('./measureComponents.ts'),
  ])
  const components = readComponents()
  return { components, sizes: await measureComponents(components) }
}

/**
 * Gives Storybook the module `virtual:component-facts` with two exports: `components`, all of the kit's with their props,
 * and `sizes`. Both are read once, when the module is first wanted; in tests, which show neither, they are empty.
 */
export function componentFacts(): Plugin {
  let isTest = false
  const read = async () => {
    const facts = isTest ? { components: [], sizes: {} } : await readFacts()
    return Object.entries(facts)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  }
  let text: Promise<string> | undefined
  return {
    name: 'coverkit:component-facts',
    configResolved: ({ mode }) => {
      isTest = mode === 'test'
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null
      text ??= read()
      return text
    },
  }
}
