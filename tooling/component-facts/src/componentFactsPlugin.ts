import type { Plugin } from 'vite'
import type { ComponentFacts, ComponentSizes } from './ComponentFacts.ts'
import { measureComponents } from './measureComponents.ts'
import { readComponents } from './readComponents.ts'

export type { ComponentFacts, ComponentSizes, PropFacts } from './ComponentFacts.ts'
export { displayNames } from './displayNames.ts'

const MODULE = 'virtual:component-facts'

/**
 * Gives Storybook the module `virtual:component-facts` with two exports: `components`, all of the kit's with their props,
 * and `sizes`. Both are read once, when the module is first wanted; in tests, which show neither, they are empty.
 */
export function componentFacts(): Plugin {
  let isTest = false
  const read = async () => {
    const components: readonly ComponentFacts[] = isTest ? [] : readComponents()
    const sizes: ComponentSizes = isTest ? {} : await measureComponents(components)
    return `export const components = ${JSON.stringify(components)}\nexport const sizes = ${JSON.stringify(sizes)}`
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
