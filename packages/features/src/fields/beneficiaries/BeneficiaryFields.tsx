import {
  beneficiaryKindsFor,
  isNamedPerson,
  type Owner,
  RELATIONSHIPS,
  relationshipsFor,
} from '@coverkit/core'
import {
  Alert,
  Button,
  Card,
  Heading,
  Icon,
  Inline,
  PercentField,
  Segmented,
  Select,
  Stack,
  Text,
  TrashIcon,
} from '@coverkit/ui'
import { optionOf, rowField } from '#fields/readers'
import type { BeneficiariesForm } from './BeneficiariesForm.ts'
import { rowCopy as copy, rowsCopy } from './copy.ts'
import { HomeFields } from './HomeFields.tsx'
import { OrganisationFields } from './OrganisationFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import type { RowNotes } from './rowNotes.ts'

interface BeneficiaryFieldsProps {
  readonly form: BeneficiariesForm
  readonly id: string
  /** The owner of the life cover. */
  readonly owner: Owner
  /** The policy holder's address on one line; empty while it is not known. */
  readonly address: string
  /** From 1. */
  readonly number: number
  readonly notes: RowNotes | undefined
  /** Absent where the shares of the others are already 100 %. */
  readonly onGiveRest: (() => void) | undefined
  readonly onRemove: () => void
}

/** One person or organisation that receives a share, or the estate. */
export function BeneficiaryFields(props: BeneficiaryFieldsProps) {
  const { form, id, owner, address, number, notes, onGiveRest, onRemove } = props
  const name = rowsCopy.group(number)
  const headingId = `beneficiary-${id}`
  const relationship = form.choice(rowField('relationship', id))
  const kind = form.choice(rowField('kind', id))
  const kinds = beneficiaryKindsFor(owner)
  const isOrganised = kind.value === 'organisation'
  const isNamed = isNamedPerson({
    kind: isOrganised ? 'organisation' : 'person',
    relationshipToPolicyHolder: optionOf(RELATIONSHIPS, relationship.value ?? ''),
  })
  const options = relationshipsFor(owner).map((value) => ({
    value: value as string,
    label: copy.relationships[value],
  }))
  return (
    <Card role="group" labelledBy={headingId}>
      <Stack gap={24}>
        <Inline spread>
          <Heading level={2} size={20} id={headingId} tabIndex={-1}>
            {name}
          </Heading>
          <Button variant="quiet" label={`${copy.remove} ${name}`} onClick={onRemove}>
            <Icon of={TrashIcon} size="small" /> {copy.remove}
          </Button>
        </Inline>
        {(kinds.length > 1 || isOrganised) && (
          <Segmented<string>
            legend={copy.kind}
            legendLook="label"
            options={kinds.map((value) => ({ value, label: copy.kinds[value] }))}
            {...kind}
          />
        )}
        {isNamed && <PersonFields form={form} id={id} notes={notes} />}
        {isOrganised ? (
          <OrganisationFields form={form} id={id} notes={notes} />
        ) : (
          <Select
            label={copy.relationship}
            hint={copy.relationshipHint}
            options={options}
            width="medium"
            {...relationship}
            onChange={(value) => relationship.onChange(value ?? '')}
          />
        )}
        {isNamed && <HomeFields form={form} id={id} own={address} />}
        {!isNamed && !isOrganised && <Text measure>{copy.estate}</Text>}
        <Stack gap={8}>
          <PercentField
            label={copy.share}
            hint={copy.shareHint}
            decimal
            {...form.text(rowField('share', id))}
          />
          {onGiveRest && (
            <Inline>
              <Button variant="quiet" label={`${copy.rest}: ${name}`} onClick={onGiveRest}>
                {copy.rest}
              </Button>
            </Inline>
          )}
          {notes?.isDropped && (
            <Alert severity="info" role="status">
              <p>{copy.notes.dropped}</p>
            </Alert>
          )}
        </Stack>
      </Stack>
    </Card>
  )
}
