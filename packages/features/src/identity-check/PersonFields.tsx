import { parseFullName } from '@coverkit/core'
import { DateField, Heading, Stack, Text, TextField } from '@coverkit/ui'
import { tidyWith } from '#common/form/tidy.ts'
import { tidyDate } from '#common/form/tidyDate.ts'
import { identityCopy } from './copy.ts'
import type { IdentityInput } from './useIdentityInput.ts'

const { details: copy } = identityCopy
const tidyName = tidyWith(parseFullName)

/** The fields of the checked person, with the name as it is on the documents. */
export function PersonFields({ input }: { readonly input: IdentityInput }) {
  const { form, setPerson, errorOf } = input
  return (
    <Stack as="section" labelledBy="identity-person" gap={24}>
      <Stack gap={4}>
        <Heading level={3} size={20} id="identity-person">
          {copy.person}
        </Heading>
        <Text tone="soft">{copy.personHint}</Text>
      </Stack>
      <TextField
        name="givenNames"
        label={copy.givenNames}
        hint={copy.givenNamesHint}
        value={form.givenNames}
        onChange={(givenNames) => setPerson({ givenNames })}
        format={tidyName}
        autoComplete="given-name"
        spellCheck={false}
        error={errorOf('givenNames')}
      />
      <TextField
        name="familyName"
        label={copy.familyName}
        value={form.familyName}
        onChange={(familyName) => setPerson({ familyName })}
        format={tidyName}
        autoComplete="family-name"
        spellCheck={false}
        error={errorOf('familyName')}
      />
      <DateField
        name="dateOfBirth"
        legend={copy.dateOfBirth}
        value={form.dateOfBirth}
        onChange={(dateOfBirth) => setPerson({ dateOfBirth })}
        format={tidyDate}
        autoComplete="bday"
        error={errorOf('dateOfBirth')}
      />
    </Stack>
  )
}
