import type { Brand } from '../contract.ts'
import { isAddressOffered } from '../offers.ts'

type LinkCheck = {
  /** Addresses beside those of the brand's data. */
  hrefs: readonly string[]
  /** Whether a path, without query and hash, is a page of the site. */
  isPage: (path: string) => boolean
}

const OWN_PATH = /^\/[^?#]*/

/** The paths of ours that the brand links to and that are no page. The site leaves out links to what it doesn't offer. */
export function deadLinks(brand: Brand, { hrefs, isPage }: LinkCheck): string[] {
  const { navigation, whoWeAreLink, fsgLink, privacyPolicyLink } = brand
  const links = [...navigation.header, ...navigation.footer].map(({ href }) => href)
  const shown = links.filter((href) => isAddressOffered(brand, href))
  const paths = [...shown, whoWeAreLink, fsgLink, privacyPolicyLink, ...hrefs].flatMap(
    (href) => OWN_PATH.exec(href) ?? [],
  )
  return [...new Set(paths)].filter((path) => !isPage(path))
}
