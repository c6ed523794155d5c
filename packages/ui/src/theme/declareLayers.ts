import { globalLayer } from '@vanilla-extract/css'
import { layers } from './layers.ts'

/** Writes the order of the layers; call it in a `.css.ts` file before the first rule. */
export function declareLayers(): void {
  for (const layer of Object.values(layers)) globalLayer(layer)
}
