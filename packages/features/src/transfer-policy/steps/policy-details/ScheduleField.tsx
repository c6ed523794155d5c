import type { TransferPolicy } from '@coverkit/core/transfer'
import { type FileWords, UploadField } from '#fields/files'
import { rowField } from '#fields/readers'
import type { TransferDraft } from '../../state.ts'
import { scheduleCopy as copy } from './copy.ts'
import { useSchedule } from './useSchedule.ts'

const words: FileWords = { ...copy, waiting: copy.sending, faults: { full: copy.full } }

interface ScheduleFieldProps {
  readonly draft: TransferDraft
  readonly policy: TransferPolicy
}

/** A photo or PDF of a policy's schedule, sent as it is chosen. */
export function ScheduleField({ draft, policy }: ScheduleFieldProps) {
  const { files, error, remove } = useSchedule(draft, policy.id)
  return (
    <UploadField
      name={rowField('schedule', policy.id)}
      label={copy.label}
      hint={copy.hint}
      optional
      error={error ?? undefined}
      files={files}
      slot="schedule"
      words={words}
      earlier={policy.fileNumber === null ? null : { name: copy.earlier, status: copy.sent }}
      onRemove={() => void remove()}
    />
  )
}
