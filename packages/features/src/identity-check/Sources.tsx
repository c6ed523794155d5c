import type { IdentityDocumentType } from '@coverkit/core/identity-check'
import { IDENTITY_DOCUMENT_ROWS, IDENTITY_DOCUMENTS } from '@coverkit/core/identity-check'
import { Card, Select, Stack } from '@coverkit/ui'
import { DOCUMENT_NAMES, identityCopy } from './copy.ts'
import { DocumentFields } from './DocumentFields.tsx'
import type { IdentityInput } from './useIdentityInput.ts'

const { details: copy } = identityCopy
const ELECTRONIC = IDENTITY_DOCUMENTS.filter((type) => IDENTITY_DOCUMENT_ROWS[type].isElectronic)

interface SourcesProps {
  readonly input: IdentityInput
  /** Documents that matched before. */
  readonly matched: readonly IdentityDocumentType[]
}

/** The documents whose details are compared: two, or one more. */
export function Sources({ input, matched }: SourcesProps) {
  const { sources } = input.form
  const labels = sources.length > 1 ? [copy.first, copy.second] : [copy.another]
  return (
    <Stack gap={24}>
      {sources.map((type, index) => {
        const others = sources.filter((_, place) => place !== index)
        const options = ELECTRONIC.filter((one) => !others.includes(one) && !matched.includes(one))
        const label = labels[index] ?? copy.another
        return (
          <Card key={label} as="section" label={DOCUMENT_NAMES[type].label}>
            <Stack gap={24}>
              <Select
                name={`source-${index + 1}`}
                label={label}
                options={options.map((value) => ({ value, label: DOCUMENT_NAMES[value].label }))}
                value={type}
                onChange={(chosen) => chosen && input.setSource(index, chosen)}
                placeholder={null}
              />
              <DocumentFields type={type} input={input} />
            </Stack>
          </Card>
        )
      })}
    </Stack>
  )
}
