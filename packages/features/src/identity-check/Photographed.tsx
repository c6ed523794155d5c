import { IDENTITY_DOCUMENTS } from '@coverkit/core/identity-check'
import { CheckboxGroup, Stack } from '@coverkit/ui'
import { DOCUMENT_NAMES, identityCopy } from './copy.ts'
import { DocumentFields } from './DocumentFields.tsx'
import { PhotoField } from './PhotoField.tsx'
import { Points } from './Points.tsx'
import type { IdentityInput } from './useIdentityInput.ts'

const { details: copy } = identityCopy
const SHOWN = IDENTITY_DOCUMENTS.filter((type) => type !== 'electoralRoll')

/** The documents whose photos are sent, each with its details under it, and how many points they have. */
export function Photographed({ input }: { readonly input: IdentityInput }) {
  const { form, setPhotographed, errorOf } = input
  return (
    <Stack gap={24}>
      <CheckboxGroup
        name="documents"
        legend={copy.choose}
        cards
        options={SHOWN.map((type) => ({
          value: type,
          label: DOCUMENT_NAMES[type].label,
          reveal: (
            <Stack gap={24}>
              <DocumentFields type={type} input={input} />
              <PhotoField type={type} input={input} />
            </Stack>
          ),
        }))}
        value={form.photographed}
        onChange={setPhotographed}
        error={errorOf('documents')}
      />
      <Points form={form} />
    </Stack>
  )
}
