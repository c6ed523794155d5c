/** The used part of a package without types. */
declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number }

  export default function subsetFont(
    published: Buffer,
    characters: string,
    options: {
      readonly targetFormat: 'woff2'
      /** Value at which an axis is pinned, or the range that it keeps. */
      readonly variationAxes: Readonly<Record<string, Axis>>
      /** OpenType features by tag; others are dropped. */
      readonly keepFeatures: readonly string[]
      readonly noHinting: boolean
    },
  ): Promise<Buffer>
}
