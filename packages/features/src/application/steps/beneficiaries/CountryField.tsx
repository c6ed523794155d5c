import { COUNTRIES, InvalidInputError, OTHER_COUNTRY_NAMES, parseCountry } from '@coverkit/core'
import { Autosuggest } from '@coverkit/ui'
import { rowCopy as copy } from './copy.ts'

const options = COUNTRIES.map((country) => ({
  label: country,
  value: country,
  words: OTHER_COUNTRY_NAMES[country],
}))

interface CountryFieldProps {
  readonly name: string
  /** The country as typed. */
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error: string | undefined
}

/** A country out of the list, typed or chosen: its name is what the field holds. */
export function CountryField({ value, onChange, ...props }: CountryFieldProps) {
  return (
    <Autosuggest<string>
      {...props}
      label={copy.country}
      hint={copy.countryHint}
      options={options}
      value={countryOf(value)}
      // The text says it already.
      onChange={() => undefined}
      typed={value}
      onInput={onChange}
    />
  )
}

function countryOf(text: string): string | null {
  try {
    return parseCountry(text)
  } catch (error) {
    if (error instanceof InvalidInputError) return null
    throw error
  }
}
