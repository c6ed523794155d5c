import type { Identity, PageServices } from '#common/page-services/index.ts'

/** Loads the code of sign-in; null where it cannot be had. */
export const loadIdentity = (services: PageServices): Promise<Identity | null> =>
  services.identity().catch(() => null)
