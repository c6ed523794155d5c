import type { FLOWS, FlowBase, FlowName } from '@coverkit/core'
import type { PageServices } from '@coverkit/features/common/page-services'
import type { RouteObject } from 'react-router'
import type { areaRoutes } from './sign-in/areaRoutes.ts'

/** The routes of an area. `areaOf` tells those that lead elsewhere which addresses the app renders. */
type AreaRoutes = (services: PageServices, areaOf: (path: string) => Area | undefined) => RouteObject[]

/** A part of the app with an address of its own. Its routes are loaded when a visitor comes near it. */
export type Area = {
  base: string
  load: () => Promise<AreaRoutes>
  /** Area with personal data: its documents load no tags. */
  isStrict?: boolean
  /** Always loaded as a document of its own: what it may load differs from the pages around it. */
  isOwnDocument?: boolean
  /** Without links to products, around the page too: for hard moments. */
  isQuiet?: boolean
  /** With the numbers of an interpreter, the relay service and Lifeline, where a page may be hard to bear. */
  hasSupport?: boolean
}

type Row<Name extends FlowName> = (typeof FLOWS)[Name]

/** The area of a flow. Each page loads this file, so it repeats the properties of the flow's row. */
type FlowArea<Name extends FlowName> = Area & {
  base: FlowBase<Name>
} & (Row<Name> extends { isStrict: true } ? { isStrict: true } : { isStrict?: never })

const customer = (page: keyof typeof areaRoutes) => async () =>
  (await import('./sign-in/areaRoutes.ts')).areaRoutes[page]

/** The first area whose address begins a path renders it. */
export const areas: readonly Area[] = [
  {
    base: '/life-insurance-calculator',
    load: async () => (await import('@coverkit/features/calculator/routes')).calculatorRoutes,
  } satisfies FlowArea<'calculator'>,
  {
    base: '/client-quote/quote',
    load: async () => (await import('@coverkit/features/quote-comparison')).quoteComparisonRoutes,
  },
  {
    base: '/client-quote',
    load: async () => (await import('@coverkit/features/client-quote/routes')).clientQuoteRoutes,
  } satisfies FlowArea<'client-quote'>,
  {
    base: '/application',
    isStrict: true,
    hasSupport: true,
    load: async () => (await import('./change-my-cover/applicationArea.ts')).applicationArea,
  } satisfies FlowArea<'application'>,
  {
    base: '/transfer-policy',
    isStrict: true,
    load: async () => (await import('@coverkit/features/transfer-policy/routes')).transferPolicyRoutes,
  } satisfies FlowArea<'transfer-policy'>,
  {
    base: '/appointment-request',
    load: async () => {
      const { appointmentRoutes } = await import('@coverkit/features/content/appointment-request')
      return () => appointmentRoutes
    },
  },
  {
    base: '/contact-request',
    load: async () => {
      const { contactRoutes } = await import('@coverkit/features/content/contact-request')
      return () => contactRoutes
    },
  },
  {
    base: '/claim-after-a-death',
    isStrict: true,
    isQuiet: true,
    hasSupport: true,
    load: async () => {
      const { deathClaimRoutes } = await import('@coverkit/features/make-a-claim/after-a-death')
      return () => deathClaimRoutes
    },
  },
  { base: '/continue', isStrict: true, load: customer('resume') },
  { base: '/comparison', isStrict: true, load: customer('comparison') },
  { base: '/sign', isStrict: true, hasSupport: true, load: customer('sign') },
  { base: '/login', isOwnDocument: true, load: customer('logIn') },
  { base: '/sign-up', isOwnDocument: true, load: customer('signUp') },
  { base: '/reset-password', isStrict: true, isOwnDocument: true, load: customer('reset') },
  {
    base: '/account/change-my-cover',
    isStrict: true,
    hasSupport: true,
    load: async () => (await import('./change-my-cover/changeArea.ts')).changeArea,
  } satisfies FlowArea<'change-my-cover'>,
  {
    base: '/account/make-a-claim',
    isStrict: true,
    isQuiet: true,
    hasSupport: true,
    async load() {
      const [{ behindSignIn }, { makeAClaimRoutes }] = await Promise.all([
        import('@coverkit/features/account'),
        import('@coverkit/features/make-a-claim/routes'),
      ])
      return (services) => behindSignIn(services, makeAClaimRoutes(services))
    },
  } satisfies FlowArea<'make-a-claim'>,
  { base: '/account', isStrict: true, hasSupport: true, load: customer('account') },
]

/** Static pages whose addresses lie inside an area. */
const DOCUMENTS = ['/client-quote/types']

/** Finds the area of a list that renders a path, if the app renders it at all. */
export const areaFinder =
  (list: readonly Area[]) =>
  (path: string): Area | undefined =>
    DOCUMENTS.includes(path)
      ? undefined
      : list.find(({ base }) => path === base || path.startsWith(`${base}/`))

/** The area that renders this path, of all brands. */
export const areaOf = areaFinder(areas)
