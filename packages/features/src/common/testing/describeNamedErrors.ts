import type { FieldCode } from '@coverkit/core'
import type { FlowModels } from '@coverkit/flow'
import { describe, expect, it } from 'vitest'
import { type ErrorMessages, type FieldMessages, messageOf } from '#common/step-form/fieldMessages.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'

/** Every reason that a field may be refused for. */
export const FIELD_CODES: readonly FieldCode[] = [
  ...([
    'required',
    'format',
    'choice',
    'range',
    'min',
    'max',
    'match',
    'whole-number',
    'characters',
  ] as const),
  ...(['too-long', 'future', 'expired', 'too-young', 'too-old', 'not-a-date', 'repeated'] as const),
]

/** The fields of a form: the name of each in a message, and all its messages. */
export type NamedFields = Readonly<Record<string, readonly [name: RegExp, sentences: readonly string[]]>>

export const everySentence = (of: (code: FieldCode) => string): readonly string[] => FIELD_CODES.map(of)

export const sentencesIn = (messages: ErrorMessages): readonly string[] =>
  everySentence((code) => messages[code] ?? messages.otherwise)

/** Limits of an amount: some sentences state them, and only where there are any. */
const BOUNDS = { min: 50_000, max: 15_000_000 }

/** Every field of a step with sentences. `names`: what names each. @throws for a field without a name. */
export function namedFieldsOf(
  messages: FieldMessages<string>,
  names: Readonly<Record<string, RegExp>>,
): NamedFields {
  const sentencesOf = (field: string) =>
    FIELD_CODES.flatMap((code) => [
      messageOf(messages, field, { code }),
      messageOf(messages, field, { code, ...BOUNDS }),
    ])
  return Object.fromEntries(
    Object.keys(messages).map((field) => {
      const name = names[field]
      if (!name) throw new Error(`Nothing says what names ${field}`)
      return [field, [name, sentencesOf(field)]]
    }),
  )
}

/** The same of every form of a flow that says its sentences, by its id. @throws for a form without names. */
export async function namedFormsOf(
  { load, all }: Pick<FlowModels<string, Pick<StepReader<never>, 'sentences'>>, 'load' | 'all'>,
  names: Readonly<Record<string, Readonly<Record<string, RegExp>>>>,
): Promise<Readonly<Record<string, NamedFields>>> {
  await load()
  const forms = [...all()].flatMap(([form, { sentences }]) =>
    sentences ? [[form, namedFieldsOf(sentences, names[form] ?? {})] as const] : [],
  )
  return Object.fromEntries(forms)
}

/** Fails where a sentence doesn't name its field, and where two fields of a form say the same. */
export function describeNamedErrors(forms: Readonly<Record<string, NamedFields>>): void {
  describe.each(Object.entries(forms))('%s', (_form, fields) => {
    it.each(Object.entries(fields))('names %s in every sentence', (_field, [named, sentences]) => {
      expect(sentences.length).toBeGreaterThan(0)
      expect(sentences.filter((sentence) => !named.test(sentence))).toEqual([])
    })

    it('has no sentence that two of its fields say', () => {
      const said = Object.entries(fields).flatMap(([field, [, sentences]]) =>
        [...new Set(sentences)].map((sentence) => ({ field, sentence })),
      )
      const shared = [...Map.groupBy(said, ({ sentence }) => sentence)].filter(([, by]) => by.length > 1)
      expect(shared.map(([sentence, by]) => [sentence, ...by.map(({ field }) => field)])).toEqual([])
    })
  })
}
