import type { SupportNeeds } from '@coverkit/api-client'
import { formatPhone, InvalidInputError, parseFullName, parsePhone } from '@coverkit/core'
import { inputReader, readFields } from '#common/form/readFields.ts'
import { type ExtraHelpField, extraHelpMessage } from './copy.ts'

/** The form's texts; `format` has its choice. */
export type ExtraHelpForm = Readonly<Record<keyof SupportNeeds, string>>

export const FORMATS = ['usual', 'largePrint', 'audio', 'braille'] as const

const MOST = { interpreterLanguage: 60, safeTimes: 200, safeAddress: 250, note: 500 } as const

/** Fills the form with what is stored. */
export const formOf = (needs: SupportNeeds | null): ExtraHelpForm => ({
  interpreterLanguage: needs?.interpreterLanguage ?? '',
  format: needs?.format ?? 'usual',
  representativeName: needs?.representativeName ?? '',
  representativePhone: needs?.representativePhone ? formatPhone(needs.representativePhone) : '',
  safeTimes: needs?.safeTimes ?? '',
  safeAddress: needs?.safeAddress ?? '',
  note: needs?.note ?? '',
})

/** Reads a text of one's own; null for a blank one. @throws InvalidInputError `too-long` */
function textOf(form: ExtraHelpForm, field: keyof typeof MOST): string | null {
  const spaces = field === 'note' ? /[^\S\n]+/g : /\s+/g
  const text = form[field].normalize('NFC').replace(spaces, ' ').trim()
  if (text.length > MOST[field]) throw new InvalidInputError(field, 'too-long')
  return text === '' ? null : text
}

/** Returns whether a representative is entered, who then needs a name and a phone number. */
const isNamed = ({ representativeName: name, representativePhone: phone }: ExtraHelpForm) =>
  name.trim() !== '' || phone.trim() !== ''

const texts = {
  interpreterLanguage: (form: ExtraHelpForm) => textOf(form, 'interpreterLanguage'),
  representativeName: (form: ExtraHelpForm) =>
    isNamed(form) ? parseFullName(form.representativeName) : null,
  representativePhone: (form: ExtraHelpForm) =>
    isNamed(form) ? formatPhone(parsePhone(form.representativePhone)) : null,
  safeTimes: (form: ExtraHelpForm) => textOf(form, 'safeTimes'),
  safeAddress: (form: ExtraHelpForm) => textOf(form, 'safeAddress'),
}

function readNeeds(form: ExtraHelpForm) {
  const { errors, read } = readFields<ExtraHelpField>()
  const phone = read('representativePhone', () =>
    isNamed(form) ? parsePhone(form.representativePhone) : null,
  )
  const needs = {
    interpreterLanguage: read('interpreterLanguage', () => texts.interpreterLanguage(form)) ?? null,
    format: FORMATS.filter((one) => one !== 'usual').find((one) => one === form.format) ?? null,
    representativeName: read('representativeName', () => texts.representativeName(form)) ?? null,
    representativePhone: phone ?? null,
    safeTimes: read('safeTimes', () => texts.safeTimes(form)) ?? null,
    safeAddress: read('safeAddress', () => texts.safeAddress(form)) ?? null,
    note: read('note', () => textOf(form, 'note')) ?? null,
  }
  const isBlank = Object.values(needs).every((value) => value === null)
  if (errors.size === 0 && isBlank) errors.set('interpreterLanguage', 'required')
  return errors.size === 0 ? { read: needs } : { errors }
}

/** Reads the support needs. */
export const extraHelpReader = inputReader<ExtraHelpForm, ExtraHelpField, SupportNeeds>(
  readNeeds,
  extraHelpMessage,
  texts,
)
