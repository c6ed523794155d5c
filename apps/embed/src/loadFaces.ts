/**
 * Asks for the faces of the brand whose styles have just come. Its document can't preload them, since any brand may show in
 * it, and a face that comes after the first paint of its words is left for the next page.
 */
export function loadFaces({ fonts }: Document): void {
  for (const face of fonts) face.load().catch(() => undefined)
}
