import { linkablePaths } from '@coverkit/site/linkable-paths'

const FULL_ADDRESS = /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(\/\S*)?$/i

/** Reason why a link's target is refused; null where it is accepted. */
export function linkFault(href: string): string | null {
  const address = href.trim()
  if (!address.startsWith('/'))
    return FULL_ADDRESS.test(address)
      ? null
      : 'Enter a path of the site, such as /learn, or a full address that begins with https://'
  const [path = ''] = address.split(/[?#]/)
  return linkablePaths.includes(path)
    ? null
    : `There’s no page at ${path}. Enter one of the site’s pages, such as /learn`
}
