import { updatePolicy } from '@coverkit/core/transfer'
import { useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { useFileSlots } from '#fields/files'
import { withTransfer } from '../../answers.ts'
import type { TransferDraft } from '../../state.ts'
import { scheduleCopy as copy } from './copy.ts'

/** Sends the schedule of a policy as it is chosen, and removes it. The answers hold its number alone. */
export function useSchedule(draft: TransferDraft, policyId: string) {
  const services = usePageServices()
  const [error, setError] = useState<string | null>(null)
  const numberOf = () =>
    draft.read().answers.transfer.policies.find(({ id }) => id === policyId)?.fileNumber ?? null
  const setNumber = (fileNumber: number | null) =>
    draft.update((answers) => withTransfer(answers, updatePolicy(answers.transfer, policyId, { fileNumber })))
  const files = useFileSlots<'schedule'>(() => ({
    async send({ file }, events, signal) {
      const { sendSchedule } = await import('./scheduleFile.lazy.ts')
      return sendSchedule(services, draft, { n: numberOf(), file }, { events, signal })
    },
    onUploaded: ({ n }) => setNumber(n),
  }))

  async function remove(): Promise<void> {
    const n = numberOf()
    const isRemoved =
      n === null ||
      (await import('./scheduleFile.lazy.ts').then(
        ({ removeSchedule }) => removeSchedule(services, draft, n),
        () => false,
      ))
    setError(isRemoved ? null : copy.notRemoved)
    if (!isRemoved) return
    if (n !== null) setNumber(null)
    files.clear('schedule')
  }

  return { files, error, remove }
}
