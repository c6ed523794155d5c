import { putInsurabilityFile } from '@coverkit/api-client'
import { useRef, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { useFileSlots } from '#fields/files'
import { outcomeOfAnswer } from '#fields/files/outcomes'
import { type PieceOutcome, piecesTo, sendFile } from '#fields/files/pieces'
import type { SendOutcome } from '#fields/files/queue'

/** The most files of a request. */
export const MOST_FILES = 20

/** The field of a file, by its number. */
type ProofSlot = `${number}`

/** A request that was made before, on another page or device. */
interface EarlierRequest {
  readonly id: string
  /** Numbers of the files that it has. */
  readonly files: readonly number[]
}

/** Whether the server has a file of a slot. A slot that is cleared here is not cleared there. */
type Arrival = 'stored' | 'unsure'

interface ProofOptions {
  readonly earlier?: EarlierRequest
  /** The request has a file. */
  readonly onStored: () => void
}

/** Sends a file as the first number that no other file has, from one on. */
async function firstFree(n: number, send: (n: number) => Promise<PieceOutcome>): Promise<SendOutcome> {
  if (n > MOST_FILES) return { kind: 'refused', fault: 'full' }
  const outcome = await send(n)
  return outcome.kind === 'taken' ? firstFree(n + 1, send) : outcome
}

/** Files that show an event: in memory until the request is sent, and sent as they are chosen from then on. */
export function useProof({ earlier, onStored }: ProofOptions) {
  const services = usePageServices()
  const request = useRef<string | null>(earlier?.id ?? null)
  /** The last file of each slot, and the number that it was sent as. */
  const sent = useRef(new Map<ProofSlot, { readonly n: number; readonly file: Blob }>())
  // Not the files that this page adds: they are in the list.
  const [first] = useState(Math.max(0, ...(earlier?.files ?? [])) + 1)
  const [arrivals, setArrivals] = useState<ReadonlyMap<ProofSlot, Arrival>>(new Map())
  const note = (slot: ProofSlot, arrival: Arrival) =>
    setArrivals((all) => (all.get(slot) === 'stored' ? all : new Map(all).set(slot, arrival)))
  const files = useFileSlots<ProofSlot>(() => ({
    isOpen: () => request.current !== null,
    async send({ document, file }, events, signal): Promise<SendOutcome> {
      const id = request.current ?? ''
      const send = async (n: number): Promise<PieceOutcome> => {
        // Replaces a file that this page has sent, and none of another device.
        const before = sent.current.get(document)
        const piece = { n, file, onlyNew: before === undefined || before.file === file }
        sent.current.set(document, piece)
        const whole = async (read: Blob) =>
          outcomeOfAnswer(
            await putInsurabilityFile(await services.client(), { id, ...piece, file: read }, { signal }),
          )
        return sendFile(piecesTo(services, { increase: id }), piece, { whole, events, signal })
      }
      const outcome = await firstFree(sent.current.get(document)?.n ?? Number(document), send)
      if (outcome.kind === 'uploaded') note(document, 'stored')
      else if (outcome.kind === 'stopped' && outcome.why !== 'busy') note(document, 'unsure')
      return outcome
    },
    onUploaded: onStored,
  }))
  const chosen = files.uploads.filter(({ state }) => state.status !== 'refused')
  const slotsOf = (arrival: Arrival) => [...arrivals.keys()].filter((slot) => arrivals.get(slot) === arrival)
  return {
    files,
    /** The number of the first file that may be chosen here. */
    first,
    /** The highest number that has a file. */
    last: Math.max(first - 1, ...chosen.map(({ document }) => Number(document))),
    /** Files go as they are chosen. */
    isOpen: request.current !== null,
    hasSent: first > 1 || slotsOf('stored').length > 0,
    /** A file that the server has was taken off the page, for another one to replace it. */
    isReplacing: slotsOf('stored').some((slot) => !chosen.some(({ document }) => document === slot)),
    isSending:
      request.current !== null &&
      chosen.some(({ state }) => state.status === 'waiting' || state.status === 'uploading'),
    /** The server may have a file whose answer was lost. A busy server has none. */
    isUnsure:
      slotsOf('unsure').length > 0 ||
      chosen.some(({ state }) => state.status === 'failed' && state.why !== 'busy'),
    /** Some files are in the page's memory alone. */
    hasUnsent: chosen.some(({ state }) => state.status !== 'uploaded'),
    /** The request is made: sends what is ready, one after the other. */
    sendAll(id: string): void {
      request.current = id
      files.queue.open()
    },
  }
}

export type ProofFiles = ReturnType<typeof useProof>
