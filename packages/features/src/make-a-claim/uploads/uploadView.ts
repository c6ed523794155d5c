import type { ClaimDocument } from '@coverkit/core/claims'
import type { FileAction, ListedFile } from '@coverkit/ui'
import type { Upload, UploadState } from '#fields/files/queue'
import { documentNames } from '#policies/claims'
import { uploadCopy as copy } from './uploadCopy.ts'

const percentOf = (fraction: number | null) => (fraction === null ? null : Math.floor(fraction * 100))

/** Where a file is, in words. */
function uploadWords(state: UploadState): string {
  switch (state.status) {
    case 'checking':
    case 'waiting':
    case 'uploaded':
      return copy[state.status]
    case 'uploading':
    case 'paused':
    case 'reconnecting':
    case 'unfinished':
      return copy[state.status](percentOf(state.fraction))
    case 'failed': {
      const percent = percentOf(state.fraction)
      const words = copy.failed[state.why]
      return percent === null ? words : `${words} ${copy.uploadedSoFar(percent)}`
    }
    case 'refused':
      return copy.faults[state.fault]
  }
}

export interface UploadActions {
  pause(id: string): void
  resume(id: string): void
  remove(id: string): void
}

function actionsOf({ id, state }: Upload, { pause, resume, remove }: UploadActions): readonly FileAction[] {
  const removing = { label: copy.remove, onPress: () => remove(id) }
  switch (state.status) {
    case 'waiting':
    case 'uploading':
    case 'reconnecting':
      return [{ label: copy.pause, onPress: () => pause(id) }, removing]
    case 'paused':
      return [{ label: copy.resume, onPress: () => resume(id) }, removing]
    case 'failed':
      return [{ label: copy.retry, onPress: () => resume(id) }, removing]
    case 'uploaded':
      return []
    default:
      return [removing]
  }
}

function toneOf({ status }: UploadState): ListedFile['tone'] {
  if (status === 'refused' || status === 'failed') return 'error'
  return status === 'uploaded' ? 'done' : 'plain'
}

function progressOf(state: UploadState): number | null | undefined {
  switch (state.status) {
    case 'checking':
      return null
    case 'uploading':
    case 'paused':
    case 'reconnecting':
    case 'unfinished':
      return state.fraction ?? (state.status === 'uploading' ? null : 0)
    default:
      return undefined
  }
}

/** A file on its way, as the list shows it. */
export function uploadView(upload: Upload<ClaimDocument>, actions: UploadActions): ListedFile {
  const { id, name, document, state } = upload
  return {
    id,
    name,
    note: documentNames[document],
    status: uploadWords(state),
    tone: toneOf(state),
    progress: progressOf(state),
    actions: actionsOf(upload, actions),
  }
}

const NOTABLE: readonly UploadState['status'][] = [
  'uploaded',
  'refused',
  'failed',
  'reconnecting',
  'unfinished',
]

/** Returns the announcement of uploads that changed their state, for screen readers; null without one. */
export function announcement(before: readonly Upload[], now: readonly Upload[]): string | null {
  const statuses = new Map(before.map(({ id, state }) => [id, state.status]))
  const news = now.filter(
    ({ id, state }) => NOTABLE.includes(state.status) && statuses.get(id) !== state.status,
  )
  if (news.length === 0) return null
  return news.map(({ name, state }) => copy.announce(name, uploadWords(state))).join(' ')
}
