const FILE = /url\(["']?\/(assets\/[^"')]+\.woff2)["']?\)/g

/** Preloads each font file in the page's css: a font that arrives after the first paint is not used. */
export function preloadFaces(css: string): readonly string[] {
  const files = new Set([...css.matchAll(FILE)].map(([, file]) => file))
  return [...files].map(
    (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
  )
}
