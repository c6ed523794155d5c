/** A face of the device that takes the room of another until that one is here. Numbers are per cent. */
export type FallbackFace = {
  /** Which kind of face: every device has one of each, under its own name. */
  like: 'sans' | 'sansBold' | 'serif'
  /** How large it is drawn, so that a line has as many letters. */
  sizeAdjust: number
  /** Height above the line, of the adjusted size. */
  ascent: number
  /** Depth below it. */
  descent: number
}

/** A face that a brand's words are set in. The build cuts the published file to what is declared here. */
export type Face = {
  /**
   * What css calls it. Where the licence reserves the face's name, this is another one: what has been cut may not bear a
   * reserved name.
   */
  family: string
  /** The published file: one of a package, `@fontsource-variable/figtree/files/…`, or `./…` within the brand's folder. */
  file: string
  /** The one weight that headings have, or the first and the last of those that text has. */
  weight: number | readonly [first: number, last: number]
  /** Every other axis of the file, each at the one value that is kept: `{ opsz: 40 }`. */
  axes?: Readonly<Record<string, number>>
  fallback: FallbackFace
}

/** The faces of a brand. Without one, words are set in the families that the tokens name. */
export type BrandFaces = {
  /** Headings and large figures. Its weight is theirs. */
  heading?: Face
  /** Everything else. */
  body?: Face
}
