/** Bytes that git may have of pictures of screens, with their lists. */
const MOST_BYTES = 4_000_000

interface Pictures {
  /** Bytes of each file in `docs/screens`, by its path there. */
  readonly files: ReadonlyMap<string, number>
  /** The list of all pictures; one with a loss is stored. */
  readonly listed: Readonly<Record<string, { readonly loss?: number }>>
  /** Documents by their path from the root. */
  readonly documents: Readonly<Record<string, string>>
}

const LIST = 'docs/screens/README.md'
const LINK = /\(((?:docs\/|\.\.\/)?screens\/)?([^\s():]+\.webp)\)/g

/** The pictures of screens that a document links to. */
const linksOf = (document: string, text: string): readonly string[] =>
  [...text.matchAll(LINK)]
    .filter(([, folder]) => document === LIST || folder !== undefined)
    .map(([, , path]) => path ?? '')

/** Returns what is wrong with the pictures of screens in git: too many bytes, one that no list has, one that is missing. */
export function pictureFaults({ files, listed, documents }: Pictures): readonly string[] {
  const bytes = [...files.values()].reduce((sum, size) => sum + size, 0)
  const pictures = [...files.keys()].filter((path) => path.endsWith('.webp'))
  const stored = Object.entries(listed).flatMap(([name, { loss }]) =>
    loss === undefined ? [] : [`${name}.webp`],
  )
  return [
    ...(bytes > MOST_BYTES ? [`docs/screens has ${bytes} bytes, more than ${MOST_BYTES}`] : []),
    ...pictures.filter((path) => !stored.includes(path)).map((path) => `${path} is not listed as stored`),
    ...stored.filter((path) => !files.has(path)).map((path) => `${path} is listed as stored and missing`),
    ...Object.entries(documents).flatMap(([document, text]) =>
      linksOf(document, text)
        .filter((path) => !files.has(path))
        .map((path) => `${document} links to ${path}, which is missing`),
    ),
  ]
}
