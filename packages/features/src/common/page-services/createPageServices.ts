import { hasSessionHint } from '@coverkit/identity/mark'
import { createStore } from 'jotai'
import { once } from './once.ts'
import type { PageServices, PageServicesConfig } from './PageServices.ts'

export type { PageServices, PageServicesConfig }

/** Only what a page's first view needs; the rest is opened when it is first asked for. */
export function createPageServices(config: PageServicesConfig): PageServices {
  const services = once(async () => (await import('./openServices.ts')).openServices(config))
  return {
    config,
    store: createStore(),
    flows: new Set(),
    drafts: async () => (await services()).drafts(),
    client: async () => (await services()).client(),
    identity: async () => (await services()).identity(),
    ...(config.signIn && { mayLeaveInput: () => !hasSessionHint() }),
  }
}
