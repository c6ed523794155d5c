import { COVER_KINDS } from '@coverkit/core'
import type { TransferPolicy, TransferWarningCode } from '@coverkit/core/transfer'
import { Card, CheckboxGroup, Heading, Select, Stack } from '@coverkit/ui'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import { useInsurerOptions } from '#cover/panel'
import { COVER_WORDS } from '#cover/words'
import { rowField } from '#fields/readers'
import type { TransferFlowAnswers } from '../../answers.ts'
import type { TransferDraft } from '../../state.ts'
import { policiesCopy as copy } from './copy.ts'
import { NameField } from './NameField.tsx'
import { NumberFields } from './NumberFields.tsx'
import { RemovePolicy } from './RemovePolicy.tsx'
import { ScheduleField } from './ScheduleField.tsx'
import { headingOf } from './usePolicyRows.ts'
import type { Field } from './view.ts'

const { labels, hints } = copy
const covers = COVER_KINDS.map((kind) => ({ value: kind as string, label: COVER_WORDS[kind].name }))

interface PolicyFieldsProps {
  readonly form: StepForm<TransferFlowAnswers, Field>
  readonly draft: TransferDraft
  readonly policy: TransferPolicy
  /** `Policy 1`. */
  readonly name: string
  readonly notes: ReadonlySet<TransferWarningCode> | undefined
  readonly onRemove: () => void
}

/** One policy to transfer. */
export function PolicyFields({ form, draft, policy, name, notes, onRemove }: PolicyFieldsProps) {
  const { id } = policy
  const insurers = useInsurerOptions()
  const insurer = form.choice(rowField('insurer', id))
  return (
    <Card role="group" labelledBy={headingOf(id)}>
      <Stack gap={24}>
        <Heading level={2} size={24} id={headingOf(id)} tabIndex={-1}>
          {name}
        </Heading>
        <Select
          label={labels.insurer}
          options={insurers}
          width="medium"
          {...insurer}
          onChange={(value) => insurer.onChange(value ?? '')}
        />
        <NumberFields form={form} id={id} notes={notes} />
        <NameField field={form.text(rowField('name', id))} isOfNobody={notes?.has('name-differs') === true} />
        <CheckboxGroup
          legend={labels.covers}
          hint={hints.covers}
          optional
          options={covers}
          {...form.list(rowField('covers', id))}
        />
        <ScheduleField draft={draft} policy={policy} />
        <RemovePolicy id={id} name={name} onRemove={onRemove} />
      </Stack>
    </Card>
  )
}
