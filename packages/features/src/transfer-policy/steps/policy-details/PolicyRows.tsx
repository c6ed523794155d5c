import { MAXIMUM_POLICIES } from '@coverkit/core/transfer'
import { Button, fieldId, Icon, PlusIcon, Stack, Text } from '@coverkit/ui'
import { RemovedNotice } from '#common/step-form/RemovedNotice.tsx'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { TransferFlowAnswers } from '../../answers.ts'
import type { TransferDraft } from '../../state.ts'
import { policiesCopy as copy } from './copy.ts'
import { PolicyFields } from './PolicyFields.tsx'
import { policyNotes } from './policyNotes.ts'
import { REMOVED_ID, type usePolicyRows } from './usePolicyRows.ts'
import type { Field } from './view.ts'

interface PolicyRowsProps {
  readonly form: StepForm<TransferFlowAnswers, Field>
  readonly draft: TransferDraft
  readonly actions: ReturnType<typeof usePolicyRows>
}

/** The policies, each in a group of its own, and what adds another. */
export function PolicyRows({ form, draft, actions }: PolicyRowsProps) {
  const { policies } = form.answers.transfer
  const notes = policyNotes(form.answers, form.fields)
  const hasRoom = policies.length < MAXIMUM_POLICIES
  const { error } = form.text('policies')
  return (
    <Stack gap={24}>
      {policies.map((policy, index) => (
        <PolicyFields
          key={policy.id}
          form={form}
          draft={draft}
          policy={policy}
          name={copy.group(index + 1)}
          notes={notes.get(policy.id)}
          onRemove={() => actions.remove(policy.id, copy.group(index + 1))}
        />
      ))}
      {actions.removedName !== null && (
        <RemovedNotice
          id={REMOVED_ID}
          text={copy.removed(actions.removedName)}
          undo={copy.undo}
          onUndo={hasRoom ? actions.undo : undefined}
        />
      )}
      {hasRoom ? (
        <Stack gap={8} align="start">
          {error && <Text weight="medium">{error}</Text>}
          <Button id={fieldId({ name: 'policies' })} onClick={actions.add}>
            <Icon of={PlusIcon} size="small" />{' '}
            <span>{policies.length === 0 ? copy.addFirst : copy.add}</span>
          </Button>
        </Stack>
      ) : (
        <Text tone="soft">{copy.most(MAXIMUM_POLICIES)}</Text>
      )}
    </Stack>
  )
}
