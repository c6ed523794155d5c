/** Kind of a page for search engines and social networks: its Open Graph type, and its structured data's types. */
export interface PageKind {
  readonly ogType: 'website' | 'article'
  readonly types: readonly string[]
}

const home: PageKind = { ogType: 'website', types: ['Organization', 'WebPage', 'FAQPage'] }
const article: PageKind = { ogType: 'article', types: ['Article', 'BreadcrumbList'] }
const questions: PageKind = { ogType: 'article', types: ['FAQPage', 'BreadcrumbList'] }
const page: PageKind = { ogType: 'website', types: ['WebPage', 'BreadcrumbList'] }

const ARTICLES = /^\/(?:learn-about-[a-z-]+\/.+|contact-us|life-insurance-applications-process)$/

/** The kind of an indexed page, by its path. A page that has no data of its own gets that of `page`. */
export function kindOf(path: string): PageKind {
  if (path === '/') return home
  if (path.startsWith('/faq/')) return questions
  return ARTICLES.test(path) ? article : page
}
