import {
  createPageServices,
  type PageServices,
  type PageServicesConfig,
} from '@coverkit/features/common/page-services'

export interface FramedServices {
  readonly services: PageServices
  /** From now on everything is stored and sent for this brand; the page's answers in memory stay. */
  use(accountName: string): void
}

/** Page services whose brand may still change: a partner page may name it late. */
export function createFramedServices(
  { apiUrl, cdnUrl }: Pick<PageServicesConfig, 'apiUrl' | 'cdnUrl'>,
  accountName: string,
): FramedServices {
  // Without an identity service: a visitor can't sign in inside another page.
  const createFor = (name: string) => createPageServices({ accountName: name, apiUrl, cdnUrl })
  let current = createFor(accountName)
  const { store, client, flows } = current
  return {
    services: {
      store,
      client,
      flows,
      identity: async () => null,
      get config() {
        return current.config
      },
      drafts: () => current.drafts(),
    },
    use(name) {
      if (name === current.config.accountName) return
      current = createFor(name)
      for (const flow of flows) void flow.persist()
    },
  }
}
