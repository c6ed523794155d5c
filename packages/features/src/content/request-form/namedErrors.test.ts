/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'
import { type FieldMessages, messageOf } from '#common/step-form/fieldMessages.ts'
import { emptyAppointmentForm } from '../appointment-request/appointmentForm.ts'
import { appointmentMessage } from '../appointment-request/messages.ts'
import { emptyContactForm } from '../contact-request/contactForm.ts'
import { contactMessage } from '../contact-request/messages.ts'

/** Every reason that a field of these forms may be refused for, with and without bounds. */
const CODES = [
  'required',
  'format',
  'choice',
  'range',
  'min',
  'max',
  'match',
  'whole-number',
  'characters',
  'too-long',
] as const
const BOUNDS = { min: 50_000, max: 15_000_000 }

type Steps = Readonly<Record<string, { readonly messages: FieldMessages<string> }>>

/** The sentences of the calculator's pages and of the quote's steps. */
const steps: Steps = import.meta.glob(['../../calculator/**/messages.ts', '../../quote/**/messages.ts'], {
  eager: true,
})

/** A field that another one stands for: the occupation is one question, stored as a number and its name. */
const ALIASES: Readonly<Record<string, string>> = { occupationName: 'occupation' }

/** The sentences of each field. */
type Sentences = ReadonlyMap<string, readonly string[]>

const ofStep = (messages: FieldMessages<string>): Sentences =>
  new Map(
    Object.keys(messages).map((field) => [
      field,
      CODES.map((code) => messageOf(messages, field, { code, ...BOUNDS })),
    ]),
  )

function ofForm<Field extends string>(
  fields: readonly Field[],
  message: (field: Field, code: (typeof CODES)[number]) => string,
): Sentences {
  return new Map(fields.map((field) => [field, CODES.map((code) => message(field, code))]))
}

const contactFields = Object.keys(emptyContactForm).filter(
  (field) => !['consent', 'timeZone', 'attached'].includes(field),
) as Parameters<typeof contactMessage>[0][]

const appointmentFields = Object.keys(emptyAppointmentForm).filter(
  (field) => !['consent', 'timeZone', 'attached'].includes(field),
) as Parameters<typeof appointmentMessage>[0][]

const forms: readonly (readonly [string, Sentences])[] = [
  ...Object.entries(steps).map(([file, { messages }]) => [file, ofStep(messages)] as const),
  ['contact request', ofForm(contactFields, contactMessage)],
  ['appointment request', ofForm(appointmentFields, appointmentMessage)],
]

/** The fields that may say each sentence; one field where every error names its question. */
function fieldsBySentence(sentences: Sentences): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const [field, list] of sentences) {
    for (const sentence of list.filter(Boolean)) {
      const named = found.get(sentence) ?? new Set()
      found.set(sentence, named.add(ALIASES[field] ?? field))
    }
  }
  return found
}

/** Sentences that stand beside any field: in the summary they say nothing of the question. */
const NAMELESS =
  /^(?:Enter (?:an? (?:amount|number|whole number|date|value)|a real date)\b|Choose (?:one|a day|a time)\b|Shorten this|Use (?:at most|letters)|The (?:least|most) you can choose is|You can (?:add|name) up to \d+$)/i

describe('the forms', () => {
  it('are all read', () => {
    expect(forms.length).toBeGreaterThanOrEqual(15)
    for (const [, sentences] of forms) expect(sentences.size).toBeGreaterThan(0)
  })

  it.each(forms)('%s has no sentence that two of its fields say', (_file, sentences) => {
    const shared = [...fieldsBySentence(sentences)].filter(([, fields]) => fields.size > 1)
    expect(shared.map(([sentence, fields]) => [sentence, ...fields])).toEqual([])
  })

  it.each(forms)('%s names the question in every sentence', (_file, sentences) => {
    expect([...fieldsBySentence(sentences).keys()].filter((sentence) => NAMELESS.test(sentence))).toEqual([])
  })
})
