/** One shape of a drawing: the name of its SVG element as `tag`, and its attributes by React's names. */
export type LogoShape = { readonly tag: string; readonly [attribute: string]: string }

/** A logo as plain shapes. Colours are six-digit hex, `currentColor` or a variable of the theme. */
export interface LogoDrawing {
  readonly viewBox: string
  /** In px, as the header shows it. */
  readonly width: number
  readonly height: number
  readonly shapes: readonly LogoShape[]
}
