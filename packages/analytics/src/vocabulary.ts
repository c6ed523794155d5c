import type { FlowName } from '@coverkit/core'
import { DECLARED_STEPS } from './generated/flowSteps.ts'

/** Every flow with the ids of its steps: what an event may name. Flows that are still to come are listed ahead. */
export const FLOW_STEPS = {
  ...DECLARED_STEPS,
  application: [
    'confirm-cover',
    'duty-of-disclosure',
    'key-documents',
    'personal-questionnaire',
    'personal-information',
    'payment-details',
    'beneficiaries',
    'insurer-declarations',
  ],
  'change-my-cover': [
    'select-covers',
    'life-cover',
    'tpd-cover',
    'critical-illness-cover',
    'income-protection-cover',
    'premium-type',
    'payment-details',
    'indexation',
    'guaranteed-insurability',
    'review-cover',
    'duty-of-disclosure',
    'key-documents',
    'personal-questionnaire',
    'insurer-declarations',
  ],
  'transfer-policy': ['policy-holders', 'policy-details', 'terms-and-conditions'],
} as const satisfies Readonly<Record<FlowName, readonly string[]>>

export type { FlowName }
export type StepName<F extends FlowName = FlowName> = (typeof FLOW_STEPS)[F][number]

/** A step of a flow, as events name it. */
export type FlowStep = { [F in FlowName]: { readonly flow: F; readonly step: StepName<F> } }[FlowName]

/** The step as events name it, or null when the lists do not have it. */
export function flowStep(flow: unknown, step: unknown): FlowStep | null {
  const known = Object.entries(FLOW_STEPS).some(
    ([name, steps]) => name === flow && steps.some((id) => id === step),
  )
  return known ? ({ flow, step } as FlowStep) : null
}

/**
 * A trailing `/*` stands for one more part, which is not reported. The routes of the flows are written out, because pages
 * without flows load this list too; a test holds them to the registry.
 */
export const ROUTES = [
  '/',
  '/who-we-are',
  '/terms-and-conditions',
  '/privacy-policy',
  '/financial-services-guide',
  '/accessibility',
  '/complaints',
  '/life-insurance-applications-process',
  '/learn',
  '/learn-about-life-insurance/*',
  '/learn-about-life-insurance-premiums/*',
  '/learn-about-life-insurance-processes/*',
  '/faq/*',
  '/get-help',
  '/contact-us',
  '/contact-request',
  '/appointment-request',
  '/sign-up',
  '/login',
  '/reset-password',
  '/account',
  '/account/*',
  '/account/change-my-cover/*',
  '/life-insurance-calculator/*',
  '/client-quote/*',
  '/application/*',
  '/transfer-policy/*',
  '/other',
] as const

export type Route = (typeof ROUTES)[number]

/** The route of a path, for `route_changed`: a part that varies becomes `*`, an unknown path `/other`. */
export function routeOf(pathname: string): Route {
  const path = pathname.replace(/(.)\/$/, '$1')
  const pattern = path.replace(/[^/]+$/, '*')
  return ROUTES.find((route) => route === path) ?? ROUTES.find((route) => route === pattern) ?? '/other'
}
