/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'
import { type FieldMessages, messageOf } from '#common/step-form/fieldMessages.ts'
import { contactMessages } from '#holders/contact-messages'
import { holderMessages } from './steps/personal-information/messages.ts'

/** Every reason that a field may be refused for. */
const CODES = [
  ...['required', 'format', 'choice', 'range', 'min', 'max', 'match', 'whole-number', 'characters'],
  ...['too-long', 'future', 'expired', 'too-young', 'too-old', 'repeated', 'not-a-date'],
]

/** The sentences of the steps of the application, a change of cover, a transfer and a claim. */
const steps: Readonly<Record<string, { readonly messages?: FieldMessages<string> }>> = import.meta.glob(
  [
    './steps/*/messages.ts',
    '../change-my-cover/steps/*/messages.ts',
    '../transfer-policy/steps/*/messages.ts',
    '../make-a-claim/steps/*/messages.ts',
  ],
  { eager: true },
)

/** Fields that are one question. */
const ALIASES: Readonly<Record<string, string>> = {
  cardLast4: 'cardToken',
  cardExpiry: 'cardToken',
  cardBrand: 'cardToken',
}

type Sentences = readonly (readonly [field: string, sentence: string])[]

const sentencesOf = (messages: FieldMessages<string>, whose = ''): Sentences =>
  Object.keys(messages).flatMap((field) =>
    CODES.map(
      (code) => [`${whose}${ALIASES[field] ?? field}`, messageOf(messages, field, { code })] as const,
    ),
  )

/** Both policy holders are on one page: what is said of one is not said of the other. */
const both = (of: (person: 'you' | 'second', isAbroad: boolean) => FieldMessages<string>): Sentences =>
  [false, true].flatMap((isAbroad) => [
    ...sentencesOf(of('you', isAbroad), 'you '),
    ...sentencesOf(of('second', isAbroad), 'second '),
  ])

const forms: readonly (readonly [string, Sentences])[] = [
  ...Object.entries(steps).flatMap(([file, { messages }]) =>
    messages ? [[file, sentencesOf(messages)] as const] : [],
  ),
  ['policy holders of an application', both(holderMessages)],
  ['policy holders of a transfer', both(contactMessages)],
]

/** Sentences that could stand beside any field: in the summary they name no question. */
const NAMELESS =
  /^(?:Enter (?:an? )?(?:real )?(?:amount|number|whole number|date|month)\b(?! of| it| you| for| in the past)|Choose (?:one|an option|yes or no)|Use (?:at most|letters)|Shorten this|Write your answer)/i

describe('the forms', () => {
  it('are all read', () => expect(forms.length).toBeGreaterThanOrEqual(16))

  it.each(forms)('%s has no sentence that two of its fields say', (_file, sentences) => {
    const fields = Map.groupBy(sentences, ([, sentence]) => sentence)
    const shared = [...fields].map(([sentence, said]) => [sentence, ...new Set(said.map(([field]) => field))])
    expect(shared.filter((said) => said.length > 2)).toEqual([])
  })

  it.each(forms)('%s names the question in every sentence', (_file, sentences) => {
    const nameless = sentences.filter(([, sentence]) => NAMELESS.test(sentence))
    expect(nameless).toEqual([])
  })
})
