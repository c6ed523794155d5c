import type { Brand } from '../contract.ts'

/** Two theme colours by name, and the contrast ratio that the first needs on the second. */
export type ColourPair = { foreground: string; background: string; ratio: number }

type ContrastCheck = {
  colours: Readonly<Record<string, string>>
  pairs: readonly ColourPair[]
  /** Contrast ratio of two hex colours, 1 to 21. */
  contrast: (one: string, other: string) => number
}

/** A line for each pair that cannot be told apart well enough. */
export function contrastErrors({ colours, pairs, contrast }: ContrastCheck): string[] {
  return pairs
    .map((pair) => ({
      ...pair,
      is: contrast(colours[pair.foreground] ?? '', colours[pair.background] ?? ''),
    }))
    .filter(({ is, ratio }) => !(is >= ratio))
    .map((pair) => `${pair.foreground} on ${pair.background}: ${pair.is.toFixed(2)} < ${pair.ratio}`)
}

type LinkCheck = {
  /** Addresses beside those of the brand's data. */
  hrefs: readonly string[]
  /** Whether a path, without query and hash, is a page of the site. */
  isPage: (path: string) => boolean
}

const OWN_PATH = /^\/[^?#]*/

/** The paths of ours that the brand links to and that are no page. */
export function deadLinks(brand: Brand, { hrefs, isPage }: LinkCheck): string[] {
  const { navigation, whoWeAreLink, fsgLink, privacyPolicyLink } = brand
  const links = [...navigation.header, ...navigation.footer].map(({ href }) => href)
  const paths = [...links, whoWeAreLink, fsgLink, privacyPolicyLink, ...hrefs].flatMap(
    (href) => OWN_PATH.exec(href) ?? [],
  )
  return [...new Set(paths)].filter((path) => !isPage(path))
}
