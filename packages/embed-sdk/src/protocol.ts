import { type FlowName, type FlowStep, flowStep, isFlowName } from './flowSteps.ts'

/** The version that every message carries as `protocol`. A message with another one is ignored. */
export const PROTOCOL = 1

/** Answers that a partner page may hand over. Each is checked again by the flow that uses it. */
export interface Prefill {
  /** Whole years, 18 to 75. */
  readonly age?: number
  /** The sex that insurers price on. */
  readonly gender?: 'M' | 'F'
  readonly isSmoker?: boolean
  /** A number of the broker's occupation list. */
  readonly occupationId?: number
  /** An Australian state or territory, such as `NSW`. */
  readonly state?: string
  /** Whole dollars a year. */
  readonly annualEarnings?: number
  /** Texts: up to 254 characters, without control characters. */
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
  readonly mobile?: string
}

/** The visitor's choice on the partner's page; absent if the page did not ask. */
export interface FrameConsent {
  /** Whether visits may be counted. */
  readonly analytics: boolean
}

/**
 * The parent's one message. The frame accepts further ones until the brand is applied; personal data travels
 * here and never in an address.
 */
export interface InitMessage {
  readonly protocol: typeof PROTOCOL
  readonly type: 'init'
  /** One of the permitted account names, exact case. The frame judges it. */
  readonly accountName?: string
  readonly prefill?: Prefill
  readonly consent?: FrameConsent
}

/** A message of the frame to its parent. No event can carry personal data, amounts or free text. */
export type FrameEvent =
  /** The frame listens: `init` may be sent. */
  | { readonly type: 'ready' }
  | { readonly type: 'brand-applied'; readonly accountName: string }
  | ({ readonly type: 'step-viewed' } & FlowStep)
  | ({ readonly type: 'step-submitted' } & FlowStep)
  /** `offers` is how many insurers offered, 0 to 7. */
  | { readonly type: 'quote-shown'; readonly offers: number }
  | { readonly type: 'application-started' }
  | { readonly type: 'completed'; readonly flow: FlowName }
  /** The height of the content in CSS pixels, 0 to 20,000. */
  | { readonly type: 'height'; readonly height: number }

/** An event as a message. */
export type FrameMessage = FrameEvent & { readonly protocol: typeof PROTOCOL }

type Values = Readonly<Record<string, unknown>>
type Check = (value: unknown, all: Values) => boolean

const STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT']
const LONGEST_TEXT = 254

const oneOf = (list: readonly unknown[]) => (value: unknown) => list.includes(value)
const whole = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
const text: Check = (value) =>
  typeof value === 'string' && value.length <= LONGEST_TEXT && !/\p{Cc}/u.test(value)
const step: Check = (value, all) => flowStep(all.flow, value) !== null

const PREFILL: Readonly<Record<keyof Prefill, Check>> = {
  age: whole(18, 75),
  gender: oneOf(['M', 'F']),
  isSmoker: oneOf([true, false]),
  occupationId: whole(1, 99_999),
  state: oneOf(STATES),
  annualEarnings: whole(0, 100_000_000),
  firstName: text,
  lastName: text,
  email: text,
  mobile: text,
}

const EVENTS: Readonly<Record<FrameEvent['type'], Readonly<Record<string, Check>>>> = {
  ready: {},
  'brand-applied': { accountName: (value) => typeof value === 'string' && /^[A-Za-z]{1,32}$/.test(value) },
  'step-viewed': { flow: isFlowName, step },
  'step-submitted': { flow: isFlowName, step },
  'quote-shown': { offers: whole(0, 7) },
  'application-started': {},
  completed: { flow: isFlowName },
  height: { height: whole(0, 20_000) },
}

/** An `init` with only its listed keys, or null when this is none. A wrong answer in `prefill` is left out. */
export function parseInit(data: unknown): InitMessage | null {
  if (!isMessage(data) || data.type !== 'init') return null
  const { accountName, prefill, consent } = data
  if (accountName !== undefined && typeof accountName !== 'string') return null
  return {
    protocol: PROTOCOL,
    type: 'init',
    ...(accountName !== undefined && { accountName }),
    ...(isRecord(prefill) && { prefill: pickSound(prefill) }),
    ...(isRecord(consent) &&
      typeof consent.analytics === 'boolean' && { consent: { analytics: consent.analytics } }),
  }
}

/** The event with only its listed keys, or null when it is unknown or a value is not allowed. */
export function parseFrameEvent(data: unknown): FrameEvent | null {
  if (!isMessage(data) || typeof data.type !== 'string' || !Object.hasOwn(EVENTS, data.type)) return null
  const checks = Object.entries(EVENTS[data.type as FrameEvent['type']])
  if (!checks.every(([key, check]) => check(own(data, key), data))) return null
  return Object.fromEntries(
    ['type', ...checks.map(([key]) => key)].map((key) => [key, data[key]]),
  ) as FrameEvent
}

function pickSound(prefill: Values): Prefill {
  return Object.fromEntries(
    Object.entries(PREFILL).flatMap(([key, check]) => {
      const value = own(prefill, key)
      return value !== undefined && check(value, prefill) ? [[key, value]] : []
    }),
  )
}

const own = (values: Values, key: string) => (Object.hasOwn(values, key) ? values[key] : undefined)

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isMessage(data: unknown): data is Values {
  return isRecord(data) && own(data, 'protocol') === PROTOCOL
}
