import { TextField } from '@coverkit/ui'
import type { ReactElement } from 'react'

interface ColourFieldProps {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

/** Colour of the browser's picker while the digits are invalid. */
const NO_COLOUR = '#000000'

/** A colour as six digits, with the browser's picker beside them. */
export function ColourField({ name, label, hint, value, error, onChange }: ColourFieldProps): ReactElement {
  const isColour = /^#[0-9a-f]{6}$/i.test(value)
  return (
    <div className="studio-colour">
      <TextField
        name={name}
        label={label}
        hint={hint}
        value={value}
        error={error}
        onChange={onChange}
        autoComplete="off"
        spellCheck={false}
        width="short"
      />
      <input
        type="color"
        aria-label={`Pick: ${label}`}
        className="studio-picker"
        value={isColour ? value.toLowerCase() : NO_COLOUR}
        onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
      />
    </div>
  )
}
