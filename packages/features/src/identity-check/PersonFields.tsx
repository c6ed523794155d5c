import { DateField, Heading, Stack, Text, TextField } from '@coverkit/ui'
import { identityCopy } from './copy.ts'
import type { IdentityInput } from './useIdentityInput.ts'

const { details: copy } = identityCopy

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
        autoComplete="given-name"
        spellCheck={false}
        error={errorOf('givenNames')}
      />
      <TextField
        name="familyName"
        label={copy.familyName}
        value={form.familyName}
        onChange={(familyName) => setPerson({ familyName })}
        autoComplete="family-name"
        spellCheck={false}
        error={errorOf('familyName')}
      />
      <DateField
        name="dateOfBirth"
        legend={copy.dateOfBirth}
        value={form.dateOfBirth}
        onChange={(dateOfBirth) => setPerson({ dateOfBirth })}
        autoComplete="bday"
        error={errorOf('dateOfBirth')}
      />
    </Stack>
  )
}
