declare module 'virtual:component-facts' {
  import type { ComponentFacts, ComponentSizes } from '@coverkit/component-facts'
  export const components: readonly ComponentFacts[]
  export const sizes: ComponentSizes
}
