import { globalLayer } from '@vanilla-extract/css'

/** Order of the kit's cascade layers. Every kit style file imports this one, so the order never depends on the bundler. */
export const layers = {
  theme: globalLayer('ck-theme'),
  base: globalLayer('ck-base'),
  component: globalLayer('ck-component'),
  sprinkle: globalLayer('ck-sprinkle'),
}
