import type { ApiError, Result } from '@coverkit/api-client'
import { updatePolicy } from '@coverkit/core/transfer'
import { useRef, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { checkChosenFile, fileFailure, fileFaults } from '#fields/files'
import { withTransfer } from '../../answers.ts'
import type { TransferDraft } from '../../state.ts'
import { scheduleCopy as copy } from './copy.ts'

/** A file on this page; the device stores nothing of it. */
interface OwnFile {
  readonly name: string
  readonly checked: Blob | null
  readonly status: 'checking' | 'sending' | 'sent' | 'failed'
  /** Why it is not sent, where it may be sent again. */
  readonly problem: string | null
}

/** Checks and sends the schedule of a policy as it is chosen, and removes it. The answers hold its number alone. */
export function useSchedule(draft: TransferDraft, policyId: string) {
  const services = usePageServices()
  const [own, setOwn] = useState<OwnFile | null>(null)
  const [error, setError] = useState<string | null>(null)
  // A file that was removed or replaced meanwhile says nothing any more.
  const latest = useRef(0)

  const policy = () => draft.read().answers.transfer.policies.find(({ id }) => id === policyId)
  const setNumber = (fileNumber: number | null) =>
    draft.update((answers) => withTransfer(answers, updatePolicy(answers.transfer, policyId, { fileNumber })))

  async function send(name: string, file: Blob, run: number): Promise<void> {
    const n = policy()?.fileNumber ?? null
    setOwn({ name, checked: file, status: 'sending', problem: null })
    const sent = await attempt(async () =>
      (await import('./scheduleFile.lazy.ts')).sendSchedule(services, draft, { n, file }),
    )
    if (run !== latest.current) return
    if (sent.ok) {
      setNumber(sent.value)
      setOwn({ name, checked: null, status: 'sent', problem: null })
      return
    }
    const { text, mayRetry } =
      sent.error.kind === 'full' ? { text: copy.full, mayRetry: false } : fileFailure(sent.error, copy)
    setOwn(mayRetry ? { name, checked: file, status: 'failed', problem: copy.unsent(text) } : null)
    setError(mayRetry ? null : text)
  }

  async function choose(file: File): Promise<void> {
    latest.current += 1
    const run = latest.current
    setError(null)
    setOwn({ name: file.name, checked: null, status: 'checking', problem: null })
    const check = await checkChosenFile(file)
    if (run !== latest.current) return
    if (check.ok) await send(file.name, check.file, run)
    else {
      setOwn(null)
      setError(fileFaults[check.fault])
    }
  }

  async function retry(): Promise<void> {
    if (own?.checked) await send(own.name, own.checked, latest.current)
  }

  async function remove(): Promise<void> {
    latest.current += 1
    const n = policy()?.fileNumber ?? null
    if (n === null) {
      setOwn(null)
      return
    }
    const removed = await attempt(async () =>
      (await import('./scheduleFile.lazy.ts')).removeSchedule(services, draft, n),
    )
    if (removed.ok || removed.error.kind === 'not-found') {
      setNumber(null)
      setOwn(null)
      setError(null)
    } else setError(copy.notRemoved)
  }

  return { own, error, choose, retry, remove }
}

/** What cannot be loaded is no other than a lost connection. */
async function attempt<Value, Failure>(
  run: () => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | ApiError>> {
  return run().catch(() => ({ ok: false, error: { kind: 'network' } }))
}
