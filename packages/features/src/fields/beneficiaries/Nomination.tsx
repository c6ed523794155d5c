import { nominationTypesFor, type Owner } from '@coverkit/core'
import { BulletList, Disclosure, RadioGroup, Stack, Text } from '@coverkit/ui'
import type { BeneficiariesForm } from './BeneficiariesForm.ts'
import { nominationCopy as copy } from './copy.ts'

interface NominationProps {
  readonly form: BeneficiariesForm
  readonly owner: Owner
}

const rules: Record<Owner, string> = { O: copy.outside, S: copy.inside, J: copy.partly }

/** Whom the owner of the life cover allows to be named, and inside super what kind of nomination it is. */
export function Nomination({ form, owner }: NominationProps) {
  const types = nominationTypesFor(owner)
  return (
    <Stack gap={24}>
      <Text measure>{rules[owner]}</Text>
      {types.length > 1 && (
        <Stack gap={12}>
          <RadioGroup<string>
            legend={copy.legend}
            options={types.map((type) => ({
              value: type,
              label: copy.types[type],
              hint: copy.notes[type],
            }))}
            cards
            {...form.choice('nominationType')}
          />
          <Disclosure summary={copy.witnessSummary}>
            <BulletList items={copy.witnesses} />
          </Disclosure>
        </Stack>
      )}
    </Stack>
  )
}
