/** Where the services of this deployment live; the host writes it into each page's head. */
export type SiteConfig = { apiUrl: string; cdnUrl: string }

function metaContent(name: string): string {
  const content = document.querySelector(`meta[name="coverkit:${name}"]`)?.getAttribute('content')
  if (!content) throw new Error(`The page has no address of the service: coverkit:${name}`)
  return content
}

export const readConfig = (): SiteConfig => ({
  apiUrl: metaContent('api-url'),
  cdnUrl: metaContent('cdn-url'),
})
