import type { FieldCode } from '@coverkit/core'

export const CONTACT_TOPICS = [
  'quote',
  'needs',
  'transfer',
  'application',
  'change-cover',
  'claim',
  'complaint',
  'accessibility',
  'other',
] as const

export type ContactTopic = (typeof CONTACT_TOPICS)[number]

export const CONTACT_WAYS = ['email', 'phone'] as const

export type ContactWay = (typeof CONTACT_WAYS)[number]

/** The form as it stands on the screen. */
export type ContactForm = {
  name: string
  email: string
  phone: string
  topic: ContactTopic | null
  message: string
  way: ContactWay | null
  consent: boolean
}

export type ContactField = Exclude<keyof ContactForm, 'consent'>

export type ContactErrors = ReadonlyMap<ContactField, FieldCode>

/** What is sent, apart from the words that were agreed to. */
export type ReadContact = {
  name: string
  email: string
  phone: string | null
  topic: ContactTopic
  message: string
  preferredWay: ContactWay
}

export const emptyContactForm: ContactForm = {
  name: '',
  email: '',
  phone: '',
  topic: null,
  message: '',
  way: null,
  consent: false,
}

export function topicOf(text: string | null): ContactTopic | null {
  return CONTACT_TOPICS.find((topic) => topic === text) ?? null
}
