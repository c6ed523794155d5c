import type { ComponentProps } from 'react'
import { Outlet, type RouteObject } from 'react-router'
import type { PageServices } from '#common/page-services/index.ts'
import type { DraftsRegion } from './AccountPage.tsx'
import type { AccountActions } from './aside/AccountActions.ts'
import type { TakeToken } from './in-case/TrustedPage.tsx'
import type { RequireSignIn } from './RequireSignIn.tsx'

export type { AccountActions } from './aside/AccountActions.ts'

/** Routes of another feature that only a signed-in customer sees. */
export const behindSignIn = (services: PageServices, children: RouteObject[]): RouteObject[] => [
  {
    async lazy() {
      const { RequireSignIn } = await import('./RequireSignIn.tsx')
      return { Component: () => <RequireSignIn services={services}>{() => <Outlet />}</RequireSignIn> }
    },
    children,
  },
]

/** A page that only a signed-in customer sees. Its code is loaded together with the check. */
const customerPage = (services: PageServices, path: string, load: () => Promise<DrawPage>): RouteObject => ({
  id: path,
  path,
  async lazy() {
    const [draw, { RequireSignIn }] = await Promise.all([load(), import('./RequireSignIn.tsx')])
    return { Component: () => <RequireSignIn services={services}>{draw}</RequireSignIn> }
  },
})

type DrawPage = ComponentProps<typeof RequireSignIn>['children']

/**
 * The account. Every page of it requires sign-in but the one that a trusted person opens. `loadDrafts`: the list of drafts,
 * which is another feature, as `takeToken` is.
 */
export const accountRoutes = (
  services: PageServices,
  actions: AccountActions,
  loadDrafts: () => Promise<DraftsRegion>,
  takeToken: TakeToken,
): RouteObject[] => [
  customerPage(services, '/account', async () => {
    const [{ AccountPage }, Drafts] = await Promise.all([import('./AccountPage.tsx'), loadDrafts()])
    return (customer) => <AccountPage {...{ services, customer, actions, Drafts }} />
  }),
  customerPage(services, '/account/update-my-details', async () => {
    const { UpdateDetailsPage } = await import('./details/UpdateDetailsPage.tsx')
    return (customer) => <UpdateDetailsPage services={services} customer={customer} />
  }),
  customerPage(services, '/account/guaranteed-future-insurability', async () => {
    const { InsurabilityPage } = await import('./future-insurability/InsurabilityPage.tsx')
    return () => <InsurabilityPage services={services} />
  }),
  customerPage(services, '/account/review-my-cover', async () => {
    const { ReviewPage } = await import('./review/ReviewPage.tsx')
    return () => <ReviewPage services={services} />
  }),
  customerPage(services, '/account/struggling-to-pay', async () => {
    const { StrugglingPage } = await import('./struggling-to-pay/StrugglingPage.tsx')
    return () => <StrugglingPage services={services} />
  }),
  customerPage(services, '/account/beneficiaries', async () => {
    const { BeneficiariesPage } = await import('./beneficiaries/BeneficiariesPage.tsx')
    return () => <BeneficiariesPage services={services} />
  }),
  customerPage(services, '/account/if-something-happens', async () => {
    const { InCasePage } = await import('./in-case/InCasePage.tsx')
    return () => <InCasePage services={services} />
  }),
  {
    id: '/account/trusted-person',
    path: '/account/trusted-person',
    // The token leaves the address before anything else happens; only this page knows it from then on.
    async lazy() {
      const token = takeToken(window)
      const { TrustedPage } = await import('./in-case/TrustedPage.tsx')
      return { Component: () => <TrustedPage token={token} takeToken={takeToken} /> }
    },
  },
  customerPage(services, '/account/extra-help', async () => {
    const { ExtraHelpPage } = await import('./extra-help/ExtraHelpPage.tsx')
    return () => <ExtraHelpPage services={services} />
  }),
  customerPage(services, '/account/identity-check', async () => {
    const { IdentityCheckPage } = await import('./identity-check/IdentityCheckPage.tsx')
    return (customer) => <IdentityCheckPage services={services} customer={customer} />
  }),
]
