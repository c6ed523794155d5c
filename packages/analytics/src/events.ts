import { type FlowName, type FlowStep, flowStep, isFlow, isRoute, type Route } from './vocabulary.ts'

/** Everything that is ever counted. No event has a place for free text, amounts or anything about a person. */
export type AnalyticsEvent<AccountName extends string = string> =
  | { readonly event: 'branding_applied'; readonly account_name: AccountName }
  | { readonly event: 'route_changed'; readonly route: Route }
  | ({ readonly event: 'step_viewed' } & FlowStep)
  | ({ readonly event: 'step_submitted' } & FlowStep)
  /** How many insurers offered, 0 to 7. */
  | { readonly event: 'quote_shown'; readonly offers: number }
  | { readonly event: 'application_started' }
  | { readonly event: 'flow_completed'; readonly flow: FlowName }

type Values = Readonly<Record<string, unknown>>
type Check = (value: unknown, all: Values, accountNames: readonly unknown[]) => boolean

const step: Check = (value, all) => flowStep(all.flow, value) !== null

const KEYS: Readonly<Record<AnalyticsEvent['event'], Readonly<Record<string, Check>>>> = {
  branding_applied: { account_name: (value, _all, names) => names.includes(value) },
  route_changed: { route: isRoute },
  step_viewed: { flow: isFlow, step },
  step_submitted: { flow: isFlow, step },
  quote_shown: { offers: (value) => typeof value === 'number' && /^[0-7]$/.test(`${value}`) },
  application_started: {},
  flow_completed: { flow: isFlow },
}

/** A copy of the event, or null when a key is not listed for it or a value is not one of the known ones. */
export function soundEvent(offered: unknown, accountNames: readonly string[]): Values | null {
  if (typeof offered !== 'object' || offered === null) return null
  // Read once: what is checked is what is sent.
  const copy: Values = { ...offered }
  const name = copy.event
  if (typeof name !== 'string' || !Object.hasOwn(KEYS, name)) return null
  const checks = KEYS[name as AnalyticsEvent['event']]
  const entries = Object.entries(checks)
  const sound = entries.every(([key, check]) => check(copy[key], copy, accountNames))
  return sound && Object.keys(copy).length === entries.length + 1 ? copy : null
}
