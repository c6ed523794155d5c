import { Checkbox, FileField, RadioGroup, Text } from '@coverkit/ui'
import { type ReactElement, useState } from 'react'
import { fieldNames } from '../brand/checkStudio.ts'
import { followTokens } from '../brand/followTokens.ts'
import { LARGEST_LOGO_KIB, readLogo } from '../brand/readLogo.ts'
import { Drawing } from '../previews/PreviewLogo.tsx'
import { Section } from './Section.tsx'
import type { SectionProps } from './useStudio.ts'

const KINDS = [
  { value: 'mark', label: 'The generator’s mark and the name' },
  { value: 'name', label: 'The name alone' },
  { value: 'drawing', label: 'An SVG file' },
] as const

/** The logo of header, footer and tab. */
export function LogoSection({ brand, change, errors }: SectionProps): ReactElement {
  const { kind, drawing, fileName, hasLettering } = brand.logo
  const [refusal, setRefusal] = useState<string>()
  const choose = async (file: File | null) => {
    if (file === null) return
    const read = readLogo(file.name, await file.text())
    setRefusal('refusal' in read ? read.refusal : undefined)
    if ('drawing' in read) {
      const followed = followTokens(read.drawing, brand.colours)
      change({ type: 'logo', logo: { drawing: followed, fileName: file.name } })
    }
  }
  return (
    <Section id="studio-logo" title="Logo">
      <RadioGroup
        name="logo-kind"
        legend="What header and footer show"
        legendLook="label"
        options={KINDS}
        value={kind}
        onChange={(next) => change({ type: 'logo', logo: { kind: next } })}
      />
      {kind === 'drawing' && (
        <>
          <FileField
            name={fieldNames.logo}
            label="SVG file"
            hint={`Plain shapes, at most ${LARGEST_LOGO_KIB} KiB. A shape in one of the eight colours follows that token, also in dark mode. A shape without a colour takes the colour of text.`}
            accept=".svg,image/svg+xml"
            error={refusal ?? errors.get(fieldNames.logo)}
            onChoose={(file) => void choose(file)}
          />
          {drawing && (
            <div className="studio-drawing">
              <Drawing {...drawing} />
              <Text as="span">{fileName}</Text>
            </div>
          )}
          <Checkbox
            name="logo-lettering"
            label="The drawing has the brand’s name in it"
            checked={hasLettering}
            onChange={(checked) => change({ type: 'logo', logo: { hasLettering: checked } })}
          />
        </>
      )}
    </Section>
  )
}
