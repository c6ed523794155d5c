import { Select, Stack, TextField } from '@coverkit/ui'
import type { ReactElement } from 'react'
import { fieldNames } from '../brand/checkStudio.ts'
import { type FaceUse, knownFaces } from '../brand/faceChoices.ts'
import type { FaceChoice } from '../brand/StudioBrand.ts'
import { themedTokens } from '../brand/settingsOf.ts'
import { Section } from './Section.tsx'
import type { SectionProps } from './useStudio.ts'

const OTHER = 'other'
const NONE = 'none'

const USES = {
  heading: { label: 'Headings', none: 'The same as text' },
  body: { label: 'Text', none: 'The device’s own' },
} as const

function chosen(value: string | null, current: FaceChoice): FaceChoice {
  if (value === OTHER)
    return current.kind === OTHER ? current : { kind: OTHER, packageName: '', like: 'sans' }
  return value === null || value === NONE ? { kind: NONE } : { kind: 'known', family: value }
}

function FaceFields({ use, brand, change, errors }: SectionProps & { readonly use: FaceUse }) {
  const choice = brand.faces[use]
  const { label, none } = USES[use]
  const choose = (next: FaceChoice) => change({ type: 'face', use, choice: next })
  const options = [
    { value: NONE, label: none },
    ...knownFaces[use].map(({ family, weight }) => ({
      value: family,
      label: typeof weight === 'number' ? `${family} ${weight}` : family,
    })),
    { value: OTHER, label: 'Another of @fontsource-variable' },
  ]
  return (
    <Stack gap={16}>
      <Select
        name={`face-${use}`}
        label={label}
        options={options}
        placeholder={null}
        value={choice.kind === 'known' ? choice.family : choice.kind}
        onChange={(value) => choose(chosen(value, choice))}
      />
      {choice.kind === OTHER && (
        <>
          <TextField
            name={fieldNames.facePackage(use)}
            label={`Package for ${label.toLowerCase()}`}
            hint="The part after @fontsource-variable/, such as lora. Previews show it where this device has it."
            value={choice.packageName}
            error={errors.get(fieldNames.facePackage(use))}
            onChange={(packageName) => choose({ ...choice, packageName: packageName.trim() })}
            spellCheck={false}
            autoComplete="off"
          />
          <Select
            name={`face-${use}-like`}
            label={`Stand-in for ${label.toLowerCase()}`}
            hint="The device’s face that is shown until this one is here."
            options={[
              { value: 'sans', label: 'Without serifs' },
              { value: 'serif', label: 'With serifs' },
            ]}
            placeholder={null}
            value={choice.like}
            onChange={(like) => choose({ ...choice, like: like ?? 'sans' })}
          />
        </>
      )}
    </Stack>
  )
}

/** The faces of headings and text. */
export function FaceSection(props: SectionProps): ReactElement {
  const { headingFamily, bodyFamily, headingWeight } = themedTokens(props.brand)
  return (
    <Section
      id="studio-faces"
      title="Faces"
      lead="Ten faces come with the workspace. The five for text have figures of one width and all weights from 400 to 700."
    >
      <FaceFields use="heading" {...props} />
      <FaceFields use="body" {...props} />
      <div className="studio-specimen" style={{ fontFamily: bodyFamily ?? 'system-ui' }}>
        <p
          className="studio-specimen-heading"
          style={{ fontFamily: headingFamily ?? 'inherit', fontWeight: headingWeight ?? 700 }}
        >
          Life insurance, compared
        </p>
        <p>Zoë’s cover costs $9,767.58 a year. Sphinx of black quartz, judge my vow.</p>
      </div>
    </Section>
  )
}
