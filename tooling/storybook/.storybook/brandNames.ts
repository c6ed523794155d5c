const files = import.meta.glob('../../../apps/*/src/tokens.ts')

/** Brands of the toolbar: the plain brand first, then every brand app. */
export const brandNames: readonly string[] = [
  'plain',
  ...Object.keys(files).map((path) => path.split('/').at(-3) ?? path),
]

/** A brand's name as a word of a sentence. */
export const brandTitle = (name: string): string =>
  name === 'redearth' ? 'Red Earth' : name.charAt(0).toUpperCase() + name.slice(1)
