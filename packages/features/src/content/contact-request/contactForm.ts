import type { ContactRequest } from '@coverkit/api-client'
import { isOffered, type Offering, type OfferName } from '@coverkit/brand'
import type { FieldCode, InsurerCode } from '@coverkit/core'
import { SYDNEY, type TimeZone } from '../request-form/timeZones.ts'

export const CONTACT_TOPICS = [
  'quote',
  'needs',
  'transfer',
  'application',
  'change-cover',
  'claim',
  'hardship',
  'complaint',
  'accessibility',
  'other',
] as const

export type ContactTopic = (typeof CONTACT_TOPICS)[number]

const OFFERS: Readonly<Partial<Record<ContactTopic, OfferName>>> = {
  transfer: 'transfers',
  'change-cover': 'changeCover',
  claim: 'claims',
}

/** The topics that a brand can talk about. */
export const topicsFor = <Topic extends ContactTopic>(
  topics: readonly Topic[],
  brand: Offering,
): readonly Topic[] =>
  topics.filter((topic) => {
    const offer = OFFERS[topic]
    return offer === undefined || isOffered(brand, offer)
  })

export const CONTACT_WAYS = ['email', 'phone'] as const

/** The part of a quote that is attached. */
export type AttachedQuote = NonNullable<ContactRequest['quote']>

export type ContactWay = (typeof CONTACT_WAYS)[number]

export const CONTACT_TIMES = ['any', 'morning', 'afternoon', 'evening'] as const

export type ContactTime = (typeof CONTACT_TIMES)[number]

/** The form's values. */
export type ContactForm = {
  name: string
  email: string
  phone: string
  topic: ContactTopic | null
  /** Whom a complaint is about: an insurer, or `us`. */
  about: InsurerCode | 'us'
  message: string
  way: ContactWay | null
  time: ContactTime
  /** The zone of `time`; any time has none. */
  timeZone: TimeZone
  consent: boolean
  /** The quote to send along, by the visitor's tick; null without it. */
  attached: AttachedQuote | null
}

export type ContactField = Exclude<keyof ContactForm, 'about' | 'consent' | 'timeZone' | 'attached'>

export type ContactErrors = ReadonlyMap<ContactField, FieldCode>

/** The validated request, without the wording of the consent. */
export type ReadContact = {
  name: string
  email: string
  phone: string | null
  topic: ContactTopic
  /** The insurer that a complaint is about. */
  insurerCode?: InsurerCode
  message: string
  preferredWay: ContactWay
  /** Any time when null. */
  preferredTime: Exclude<ContactTime, 'any'> | null
  timeZone: TimeZone | null
}

export const emptyContactForm: ContactForm = {
  name: '',
  email: '',
  phone: '',
  topic: null,
  about: 'us',
  message: '',
  way: null,
  time: 'any',
  timeZone: SYDNEY,
  consent: false,
  attached: null,
}

/** The topic that an address asks for; null where the brand has no such topic. */
export function topicOf(text: string | null, brand: Offering): ContactTopic | null {
  return topicsFor(CONTACT_TOPICS, brand).find((topic) => topic === text) ?? null
}
