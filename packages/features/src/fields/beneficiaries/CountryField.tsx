import { COUNTRIES, OTHER_COUNTRY_NAMES } from '@coverkit/core'
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
      // Other names are read on submit. As the value they would replace the text while it is typed: `Au` is Australia.
      value={COUNTRIES.find((country) => country === value) ?? null}
      // The text says it already.
      onChange={() => undefined}
      typed={value}
      onInput={onChange}
    />
  )
}
