/**
 * Loads the fonts of the brand whose styles have just arrived. Its document can't preload them, since any
 * brand may show in it; a font that arrives after the first paint is used from the next page on.
 */
export function loadFaces({ fonts }: Document): void {
  for (const face of fonts) face.load().catch(() => undefined)
}
