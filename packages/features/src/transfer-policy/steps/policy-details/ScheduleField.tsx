import type { TransferPolicy } from '@coverkit/core/transfer'
import { type ChosenFile, FileField } from '@coverkit/ui'
import { ACCEPT } from '#fields/files'
import { rowField } from '#fields/readers'
import type { TransferDraft } from '../../state.ts'
import { scheduleCopy as copy } from './copy.ts'
import { useSchedule } from './useSchedule.ts'

const texts = { remove: copy.remove, retry: copy.retry }

interface ScheduleFieldProps {
  readonly draft: TransferDraft
  readonly policy: TransferPolicy
}

/** A photo or PDF of a policy's schedule, sent as it is chosen. */
export function ScheduleField({ draft, policy }: ScheduleFieldProps) {
  const { own, error, choose, retry, remove } = useSchedule(draft, policy.id)
  const earlier = policy.fileNumber === null ? null : { name: copy.earlier, status: copy.sent }
  return (
    <FileField
      name={rowField('schedule', policy.id)}
      label={copy.label}
      hint={copy.hint}
      optional
      accept={ACCEPT}
      error={error ?? undefined}
      onChoose={(file) => file && void choose(file)}
      replacement={{
        file: own ? shown(own, () => void retry()) : earlier,
        onRemove: () => void remove(),
        texts,
      }}
    />
  )
}

function shown(
  { name, status, problem }: NonNullable<ReturnType<typeof useSchedule>['own']>,
  onRetry: () => void,
): ChosenFile {
  switch (status) {
    case 'checking':
      return { name, status: copy.checking, progress: null }
    case 'sending':
      return { name, status: copy.sending, progress: null }
    case 'sent':
      return { name, status: copy.sent }
    case 'failed':
      return { name, status: problem, onRetry }
  }
}
