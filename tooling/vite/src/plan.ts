import type { AppConfig } from './appConfig.ts'

export type HeaderSet = Readonly<Record<string, string>>

export type HostedPage = { file: string; headers: HeaderSet }

/** What a static host must know; the build writes it as `dist/headers.json`. */
export type HostingPlan = {
  config: AppConfig
  /** Prerendered pages by exact path. */
  pages: Readonly<Record<string, HostedPage>>
  /** Paths of the app that are not prerendered: all get the same empty-root file. First match wins. */
  routes: readonly { pattern: string; file: string; headers: HeaderSet }[]
  notFound: HostedPage
  /** Everything under `/assets/`: names carry a hash. */
  assets: HeaderSet
  /** Every other file. */
  files: HeaderSet
}
