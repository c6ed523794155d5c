import type { Brand } from '../contract.ts'

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
