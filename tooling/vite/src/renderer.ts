/** One rendered document: text for the head, and the whole body. */
type Rendered = { head: string; body: string }

export type Page = { path: string; indexed: boolean }

/** Exports of the prerender build of `@coverkit/site/prerender`, with brand and pages left opaque. */
export type Renderer = {
  firstStepsOf: (brand: unknown) => readonly Page[]
  /** Addresses that moved: path to path. */
  redirectsOf: (brand: unknown) => Readonly<Record<string, string>>
  appPatterns: (brand: unknown) => Promise<string[]>
  checkBrand: (brand: unknown) => void
  /** Loads the code of an app page; resolves to the function that renders the page. */
  openFirstStep: (brand: unknown, path: string) => Promise<() => Promise<Rendered>>
  renderEmptyRoot: (brand: unknown) => Rendered
  speculationRules: (brand: unknown) => object
  /** Search index of the help page: the path of a file below the site’s root, and its content. */
  helpIndex: (brand: unknown) => { path: string; content: string }
  securityText: (brand: unknown, builtAt: Date) => string
  siteOrigin: (brand: unknown) => string
}

/** Exports of `@coverkit/site/frame`: static pages inside header and footer. */
export type Frame = {
  renderPage: (brand: unknown, page: unknown) => Rendered
  pagesOf: (module: unknown, brand: unknown) => readonly Page[]
}
