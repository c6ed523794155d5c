import { contactCopy } from '../contact-request/copy.ts'
import type { AppointmentTopic, AppointmentType, Choice, Length } from './appointmentForm.ts'

const types: Record<AppointmentType, string> = {
  phone: 'By phone',
  video: 'By video',
  inPerson: 'In person',
}

const lengths: Record<Length, string> = { '15': '15 minutes', '30': '30 minutes', '60': '1 hour' }

const topics: Record<AppointmentTopic, string> = contactCopy.topics

const choices: Record<Choice, string> = { 1: 'First', 2: 'Second', 3: 'Third' }

const offer = (way: string) =>
  `When we talk ${way}, you may tell me about life, TPD, critical illness and income protection cover that I could buy. My permission lasts 6 weeks, and I can withdraw it at any time.`

/** The consents of a customer, word for word; the wording is sent with the request. */
const consents: Record<AppointmentType, string> = {
  phone: offer('by phone'),
  video: offer('by video'),
  inPerson: offer('in person'),
}

export const appointmentCopy = {
  title: 'Request an appointment',
  lead: 'Choose how you’d like to talk, and two or three times that suit you. We’ll confirm one of them by email within 1 business day.',
  type: 'How would you like to talk?',
  typeHint: 'We’ll send the link or address in our email.',
  types,
  minutes: 'How long?',
  lengths,
  topicsLegend: 'What would you like to talk about?',
  topics,
  timesHeading: 'Times that suit you',
  timesHint: (hours: string) => `We’re here ${hours}. All times below are in your time zone.`,
  day: (choice: Choice) => `${choices[choice]} day`,
  time: (choice: Choice) => `${choices[choice]} time`,
  youHeading: 'About you',
  accessibility: 'Is there anything we can do to make it easier for you?',
  accessibilityHint: 'Captions, a support person or step-free access. Please leave out health details.',
  interpreter: 'Interpreter language',
  interpreterHint: 'We’ll book an interpreter to join us. Auslan is available.',
  consents,
  sentTitle: 'We have your request',
  sent: 'Nothing’s booked yet. We’ll confirm one of these times by email within 1 business day:',
  calendar: 'Add these times to my calendar',
  calendarFile: 'appointment.ics',
  event: (brand: string) => `Meeting with ${brand} (not confirmed)`,
  eventText: (brand: string, type: AppointmentType) =>
    `${types[type]}. ${brand} will email you to confirm one of the times you asked for. Then delete the others.`,
  notSentTitle: 'Your request wasn’t sent',
}
