import { NumberField, TextField } from '@coverkit/ui'
import type { ReactElement } from 'react'
import { fieldNames } from '../brand/checkStudio.ts'
import type { StudioShape } from '../brand/StudioBrand.ts'
import { Section } from './Section.tsx'
import type { SectionProps } from './useStudio.ts'

/** Corners, lines, shadow, and the setting of headings. */
export function ShapeSection({ brand, change, errors }: SectionProps): ReactElement {
  const field = (name: keyof StudioShape, label: string, hint: string) => ({
    name: fieldNames.shape(name),
    label,
    hint,
    value: brand.shape[name],
    error: errors.get(fieldNames.shape(name)),
    onChange: (value: string) => change({ type: 'shape', name, value }),
  })
  return (
    <Section id="studio-shape" title="Corners, lines and headings">
      <NumberField
        {...field(
          'radius',
          'Corner radius (radius)',
          'In px, 0 to 32. Cards have one and a half times as much.',
        )}
        suffix="px"
      />
      <NumberField {...field('borderWidth', 'Width of lines (borderWidth)', 'In px, 1 to 4.')} suffix="px" />
      {brand.faces.heading.kind === 'none' && (
        <NumberField {...field('headingWeight', 'Weight of headings (headingWeight)', '300 to 900.')} />
      )}
      <TextField
        {...field(
          'headingTracking',
          'Tracking of headings (headingTracking)',
          'A css length, such as -0.014em.',
        )}
        width="short"
        spellCheck={false}
      />
      <TextField
        {...field('shadow', 'Shadow of cards (shadow)', 'As css has it. Leave it blank for none.')}
        spellCheck={false}
      />
    </Section>
  )
}
