export { createPageServices, type PageServices, type PageServicesConfig } from './createPageServices.ts'
export type { Identity, SignInConfig } from './openIdentity.ts'
export { PageServicesProvider, usePageServices } from './PageServicesProvider.tsx'
