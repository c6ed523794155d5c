import { COUNTRIES, STATES } from '@coverkit/core'
import {
  type IdentityDocumentType,
  type IdentityFieldRow,
  MEDICARE_COLOURS,
} from '@coverkit/core/identity-check'
import { DateField, RadioGroup, Select, TextField } from '@coverkit/ui'
import { tidyDate } from '#common/form/tidyDate.ts'
import {
  CARD_NUMBER_HINT,
  CARD_NUMBER_PLACES,
  COLOUR_NAMES,
  FIELD_WORDS,
  MEDICARE_EXPIRY_HINTS,
  NUMBER_WORDS,
  STATE_NAMES,
} from './copy.ts'
import { fieldName, partsOfText, textOfParts } from './IdentityForm.ts'
import { tidyField } from './tidyField.ts'

const STATE_OPTIONS = STATES.map((value) => ({ value, label: STATE_NAMES[value] }))
const COUNTRY_OPTIONS = COUNTRIES.map((value) => ({ value, label: value }))
const COLOUR_OPTIONS = MEDICARE_COLOURS.map((value) => ({ value, label: COLOUR_NAMES[value] }))

interface FieldControlProps {
  readonly type: IdentityDocumentType
  readonly row: IdentityFieldRow
  readonly value: string
  /** The document's values so far, since one field may decide the format of another. */
  readonly entered: Readonly<Partial<Record<string, string>>>
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

/** One field of a document. Browsers are asked to remember none of them. */
export function FieldControl({ type, row, value, entered, onChange, error }: FieldControlProps) {
  const name = fieldName(type, row.name)
  const words = row.name === 'number' ? NUMBER_WORDS[type] : undefined
  const { label, hint } = words ?? FIELD_WORDS[row.name]
  const field = { name, label, error }
  switch (row.kind) {
    case 'state':
      return (
        <Select
          {...field}
          options={STATE_OPTIONS}
          value={STATES.find((state) => state === value) ?? null}
          onChange={(state) => onChange(state ?? '')}
          width="medium"
        />
      )
    case 'country':
      return (
        <Select
          {...field}
          options={COUNTRY_OPTIONS}
          value={COUNTRIES.find((country) => country === value) ?? null}
          onChange={(country) => onChange(country ?? '')}
        />
      )
    case 'medicare-colour':
      return (
        <RadioGroup
          name={name}
          legend={label}
          error={error}
          layout="inline"
          options={COLOUR_OPTIONS}
          value={MEDICARE_COLOURS.find((colour) => colour === value) ?? null}
          onChange={onChange}
        />
      )
    case 'expiry-date':
    case 'past-date':
      return (
        <DateField
          name={name}
          legend={label}
          error={error}
          value={partsOfText(value)}
          onChange={(parts) => onChange(textOfParts(parts))}
          format={tidyDate}
        />
      )
    default:
      return (
        <TextField
          {...field}
          hint={hintOf(row, entered) ?? hint}
          value={value}
          onChange={onChange}
          format={(text) => tidyField(type, row, { ...entered, [row.name]: text })}
          autoComplete="off"
          spellCheck={false}
          tabular={row.kind !== 'address'}
          width={WIDTHS[row.kind] ?? 'medium'}
          {...(DIGITS.includes(row.kind) && { inputMode: 'numeric' as const })}
        />
      )
  }
}

const DIGITS: readonly IdentityFieldRow['kind'][] = ['medicare-number', 'medicare-reference']
const WIDTHS: Readonly<Partial<Record<IdentityFieldRow['kind'], 'full' | 'short'>>> = {
  address: 'full',
  'medicare-reference': 'short',
}

function hintOf(
  { kind }: IdentityFieldRow,
  { state, colour }: Readonly<Partial<Record<string, string>>>,
): string | undefined {
  if (kind === 'card-number') {
    const place = STATES.find((one) => one === state)
    return place === undefined ? CARD_NUMBER_HINT : `${CARD_NUMBER_PLACES[place]} ${CARD_NUMBER_HINT}`
  }
  if (kind !== 'medicare-expiry') return undefined
  return colour === 'blue' || colour === 'yellow' ? MEDICARE_EXPIRY_HINTS.other : MEDICARE_EXPIRY_HINTS.green
}
