import {
  type Beneficiary,
  beneficiariesTotal,
  fullName,
  MAXIMUM_BENEFICIARIES,
  type Owner,
} from '@coverkit/core'
import { Button, Icon, Inline, PlusIcon, Stack, Text } from '@coverkit/ui'
import { RemovedNotice } from '#common/step-form/RemovedNotice.tsx'
import { today } from '#fields/controls'
import { rowsOf } from '#fields/readers'
import type { BeneficiariesForm } from './BeneficiariesForm.ts'
import { BeneficiaryFields } from './BeneficiaryFields.tsx'
import { beneficiaryControls } from './beneficiaryControls.ts'
import { restFor } from './beneficiaryRows.ts'
import { rowsCopy as copy } from './copy.ts'
import { rowNotes } from './rowNotes.ts'
import { ShareTotal } from './ShareTotal.tsx'
import { REMOVED_ID, type useBeneficiaryRows } from './useBeneficiaryRows.ts'

interface BeneficiaryRowsProps {
  readonly form: BeneficiariesForm
  /** The rows with their shares as entered. */
  readonly rows: readonly Beneficiary[]
  readonly owner: Owner
  readonly address: string
  readonly actions: ReturnType<typeof useBeneficiaryRows>
}

/** The people who are named, each in a group of its own, and what their shares add up to. */
export function BeneficiaryRows({ form, rows, owner, address, actions }: BeneficiaryRowsProps) {
  const shown = [...rowsOf(form.fields, beneficiaryControls.names).values()]
  const notes = rowNotes(
    shown.map((fields) => beneficiaryControls.readable(fields)),
    today(),
  )
  const hasRoom = rows.length < MAXIMUM_BENEFICIARIES
  return (
    <Stack gap={24}>
      {rows.map(({ id }, index) => {
        const isRestLeft = rows.length > 1 && restFor(rows, id) > 0
        return (
          <BeneficiaryFields
            key={id}
            form={form}
            id={id}
            owner={owner}
            address={address}
            number={index + 1}
            notes={notes[index]}
            onGiveRest={isRestLeft ? () => actions.giveRest(id) : undefined}
            onRemove={() => actions.remove(id, nameOf(form, id) || copy.group(index + 1))}
          />
        )
      })}
      {actions.removedName !== null && (
        <RemovedNotice
          id={REMOVED_ID}
          text={copy.removed(actions.removedName)}
          undo={copy.undo}
          onUndo={hasRoom ? actions.undo : undefined}
        />
      )}
      <Inline>
        {hasRoom && (
          <Button onClick={actions.add}>
            <Icon of={PlusIcon} size="small" /> {copy.add}
          </Button>
        )}
        {rows.length > 1 && <Button onClick={actions.equally}>{copy.equally}</Button>}
      </Inline>
      {!hasRoom && <Text tone="soft">{copy.most}</Text>}
      <ShareTotal total={beneficiariesTotal(rows)} error={form.text('total').error} />
    </Stack>
  )
}

function nameOf({ fields }: BeneficiariesForm, id: string): string {
  if (fields[`kind-${id}`] === 'organisation') return String(fields[`organisation-${id}`]).trim()
  return fullName(String(fields[`firstName-${id}`]).trim(), String(fields[`lastName-${id}`]).trim())
}
