import { type ApiError, putInsurabilityFile, type Result } from '@coverkit/api-client'
import { useRef, useState } from 'react'
import { type PageServices, usePageServices } from '#common/page-services/index.ts'
import { checkChosenFile, fileFailure, fileFaults } from '#fields/files'
import { insurabilityCopy } from '#policies/insurability'

const { proof: copy } = insurabilityCopy

/** A file by its number. It is in the page's memory alone until it is sent. */
export interface ProofFile {
  readonly n: number
  readonly name: string
  readonly file: Blob | null
  readonly status: 'checking' | 'ready' | 'sending' | 'sent' | 'failed' | 'unsure'
  /** Why it is not sent, where it may be sent again. */
  readonly problem: string | null
}

/** The most files of a request. */
export const MOST_FILES = 20

/** A request that was made before, on another page or device. */
interface EarlierRequest {
  readonly id: string
  /** Numbers of the files that it has. */
  readonly files: readonly number[]
}

interface ProofOptions {
  readonly earlier?: EarlierRequest
  /** The request has a file. */
  readonly onStored: () => void
}

/** Says what failed. A busy server rejects the file; after other failures, the server may have it. */
const problemOf = ({ kind }: ApiError, text: string) =>
  kind === 'busy'
    ? ({ status: 'failed', problem: copy.unsent(text) } as const)
    : ({ status: 'unsure', problem: copy.unsure(text) } as const)

/** Files that show an event: held here until the request is sent, and sent as they are chosen from then on. */
export function useProof({ earlier, onStored }: ProofOptions) {
  const services = usePageServices()
  const [files, setFiles] = useState<readonly ProofFile[]>([])
  const [errors, setErrors] = useState<Readonly<Record<number, string>>>({})
  const request = useRef<string | null>(earlier?.id ?? null)
  // Not the files that this page adds: they are in the list.
  const [first] = useState(Math.max(0, ...(earlier?.files ?? [])) + 1)
  // A file that was removed or replaced meanwhile says nothing any more.
  const latest = useRef(new Map<number, symbol>())

  const put = (file: ProofFile) =>
    setFiles((all) =>
      [...all.filter(({ n }) => n !== file.n), file].toSorted((one, other) => one.n - other.n),
    )
  const take = (n: number) => setFiles((all) => all.filter((file) => file.n !== n))
  const refuse = (n: number, text: string | null) =>
    setErrors(({ [n]: _, ...others }) => (text === null ? others : { ...others, [n]: text }))

  async function send(
    id: string,
    chosen: { readonly n: number; readonly name: string; readonly file: Blob },
  ) {
    const { n, file } = chosen
    const run = Symbol(chosen.name)
    latest.current.set(n, run)
    put({ ...chosen, status: 'sending', problem: null })
    const sent = await storeFile(services, { id, n, file })
    if (sent.ok) onStored()
    if (latest.current.get(n) !== run) return
    if (sent.ok) return put({ ...chosen, file: null, status: 'sent', problem: null })
    const { text, mayRetry } = fileFailure(sent.error, copy)
    if (mayRetry) return put({ ...chosen, ...problemOf(sent.error, text) })
    take(n)
    refuse(n, text)
  }

  async function choose(n: number, file: File): Promise<void> {
    const run = Symbol(file.name)
    latest.current.set(n, run)
    refuse(n, null)
    put({ n, name: file.name, file: null, status: 'checking', problem: null })
    const check = await checkChosenFile(file)
    if (latest.current.get(n) !== run) return
    if (!check.ok) {
      take(n)
      return refuse(n, fileFaults[check.fault])
    }
    const chosen = { n, name: file.name, file: check.file }
    if (request.current === null) put({ ...chosen, status: 'ready', problem: null })
    else await send(request.current, chosen)
  }

  return {
    /** The number of the first file that may be chosen here. */
    first,
    files,
    /** Some of them are in the page's memory alone. */
    hasUnsent: files.some(({ status }) => status !== 'sent'),
    errorOf: (n: number) => errors[n],
    choose,
    async retry(n: number): Promise<void> {
      const chosen = files.find((one) => one.n === n)
      if (chosen?.file && request.current !== null)
        await send(request.current, { n, name: chosen.name, file: chosen.file })
    },
    remove(n: number): void {
      latest.current.delete(n)
      take(n)
      refuse(n, null)
    },
    /** The request is made: sends what is ready, one after the other. */
    async sendAll(id: string): Promise<void> {
      request.current = id
      for (const { n, name, file } of files) if (file) await send(id, { n, name, file })
    },
  }
}

/** Sends a file. Code that can't be loaded is reported as a lost connection. */
async function storeFile(
  services: PageServices,
  sent: Parameters<typeof putInsurabilityFile>[1],
): Promise<Result<unknown, ApiError>> {
  try {
    return await putInsurabilityFile(await services.client(), sent)
  } catch {
    return { ok: false, error: { kind: 'network' } }
  }
}

export type ProofFiles = ReturnType<typeof useProof>
