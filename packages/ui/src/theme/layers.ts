import { globalLayer } from '@vanilla-extract/css'

/** The kit's cascade layers, weakest first. */
export const layers = {
  theme: 'ck-theme',
  base: 'ck-base',
  component: 'ck-component',
  sprinkle: 'ck-sprinkle',
} as const

/** Writes the order of the layers; call it in a `.css.ts` file before the first rule. */
export function declareLayers(): void {
  for (const layer of Object.values(layers)) globalLayer(layer)
}
