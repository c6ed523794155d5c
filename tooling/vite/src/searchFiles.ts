export function sitemapXml(origin: string, paths: readonly string[]): string {
  const urls = [...paths].sort().map((path) => `  <url><loc>${origin}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

export const robotsText = (origin: string) =>
  `User-agent: *\nDisallow: /account\nDisallow: /application\n\nSitemap: ${origin}/sitemap.xml\n`
