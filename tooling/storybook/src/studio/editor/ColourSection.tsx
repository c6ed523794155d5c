import { Button, Form, Stack } from '@coverkit/ui'
import { coloursFrom } from '@coverkit/ui/theme'
import { type ReactElement, useState } from 'react'
import { fieldNames } from '../brand/checkStudio.ts'
import type { ColourToken, StudioBrand } from '../brand/StudioBrand.ts'
import { ColourField } from './ColourField.tsx'
import { Section } from './Section.tsx'
import type { SectionProps } from './useStudio.ts'

const TOKENS: readonly (readonly [token: ColourToken, label: string, hint: string])[] = [
  ['action', 'Action (action)', 'Buttons, links and focus.'],
  ['actionPressed', 'Action, pressed (actionPressed)', 'The same while pointed at or pressed.'],
  ['accent', 'Accent (accent)', 'Drawings and charts, never text.'],
  ['accentText', 'Accent as text (accentText)', 'Words in the accent.'],
  ['ink', 'Ink (ink)', 'Text and headings. Dark mode makes its surfaces of it.'],
  ['softInk', 'Soft ink (softInk)', 'Hints and other text of less weight.'],
  ['tint', 'Tint (tint)', 'Quiet areas behind text.'],
  ['border', 'Border (border)', 'Borders of fields.'],
]

function paletteOf(colour: string): StudioBrand['colours'] | null {
  try {
    const palette = coloursFrom(colour)
    return Object.fromEntries(
      Object.entries(palette).map(([token, hex]) => [token, hex.toUpperCase()]),
    ) as StudioBrand['colours']
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function OneColour({ brand, change }: Pick<SectionProps, 'brand' | 'change'>) {
  const [colour, setColour] = useState(brand.colours.action)
  const [error, setError] = useState<string>()
  const make = () => {
    const palette = paletteOf(colour)
    setError(palette ? undefined : 'Enter six digits, such as #1F4FA3')
    for (const [token] of palette ? TOKENS : []) {
      change({ type: 'colour', token, value: palette?.[token] ?? '' })
    }
  }
  return (
    <Form label="Make a palette" onSubmit={make}>
      <Stack gap={12}>
        <ColourField
          name="one-colour"
          label="One colour"
          hint="Makes a palette with enough contrast."
          value={colour}
          error={error}
          onChange={setColour}
        />
        <div>
          <Button type="submit">Make all eight</Button>
        </div>
      </Stack>
    </Form>
  )
}

/** The eight colours of a brand. */
export function ColourSection({ brand, change, errors }: SectionProps): ReactElement {
  return (
    <Section
      id="studio-colours"
      title="Colours"
      lead="The theme derives every other colour from these eight, in light and in dark. Contrast is checked as you type."
    >
      <OneColour brand={brand} change={change} />
      {TOKENS.map(([token, label, hint]) => (
        <ColourField
          key={token}
          name={fieldNames.colour(token)}
          label={label}
          hint={hint}
          value={brand.colours[token]}
          error={errors.get(fieldNames.colour(token))}
          onChange={(value) => change({ type: 'colour', token, value: value.trim() })}
        />
      ))}
    </Section>
  )
}
