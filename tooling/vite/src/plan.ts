import type { AppConfig } from './appConfig.ts'

export type HeaderSet = Readonly<Record<string, string>>

export type HostedPage = { file: string; headers: HeaderSet }

/** Plan for a host of documents in partners' frames, beside the rest. */
export type EmbedPlan = {
  /** The exact origins that may frame the documents, by account name. Another name is refused. */
  partners: Readonly<Record<string, readonly string[]>>
  /** Response with status 403 to a name that is not listed, is empty or occurs twice. */
  denied: HostedPage
  /** Files that other sites may load, by name in the folder. */
  openFiles: Readonly<Record<string, HeaderSet>>
}

/** Plan for a static host; the build writes it as `dist/headers.json`. */
export type HostingPlan = {
  config: AppConfig
  /** Prerendered pages by exact path. */
  pages: Readonly<Record<string, HostedPage>>
  /** Paths of the app that are not prerendered: all get the same empty-root file. First match wins. */
  routes: readonly { pattern: string; file: string; headers: HeaderSet }[]
  /** Permanently moved addresses (status 301, the query preserved): path to path. */
  redirects: Readonly<Record<string, string>>
  notFound: HostedPage
  /** Everything under `/assets/`: names carry a hash. */
  assets: HeaderSet
  /** Every other file. */
  files: HeaderSet
  /** Responses without a body of ours: redirects, refused methods and requests. */
  bare: HeaderSet
  /** Only for an app that partners frame: its policies contain `PARTNER_HOSTS`. */
  embed?: EmbedPlan
}
