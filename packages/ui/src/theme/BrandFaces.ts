/** A device font that replaces a web font until it has loaded, at the same size. Numbers are per cent. */
export type FallbackFace = {
  /** Kind of font: every device has one of each, under its own name. */
  like: 'sans' | 'sansBold' | 'serif'
  /** Scale at which it is drawn, so that a line holds as many letters. */
  sizeAdjust: number
  /** Ascent, of the adjusted size. */
  ascent: number
  /** Descent, of the adjusted size. */
  descent: number
}

/** A font of a brand. The build subsets the published file to what is declared here. */
export type Face = {
  /**
   * The family name in CSS. Where the licence reserves the font's name, this is another one: a subset may not
   * bear a reserved name.
   */
  family: string
  /** The published file: one of a package, `@fontsource-variable/figtree/files/…`, or `./…` within the brand's folder. */
  file: string
  /** The one weight of headings, or the first and the last weight of text. */
  weight: number | readonly [first: number, last: number]
  /** Every other axis of the file, each at its fixed value: `{ opsz: 40 }`. */
  axes?: Readonly<Record<string, number>>
  fallback: FallbackFace
}

/** The fonts of a brand. Without one, text is set in the families that the tokens name. */
export type BrandFaces = {
  /** Headings and large figures. Its weight is theirs. */
  heading?: Face
  /** Everything else. */
  body?: Face
}
