/** The kit's cascade layers, weakest first. */
export const layers = {
  theme: 'ck-theme',
  base: 'ck-base',
  component: 'ck-component',
  sprinkle: 'ck-sprinkle',
} as const
