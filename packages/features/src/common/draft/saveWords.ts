import { formatDate } from '@coverkit/core'
import type { DraftStatus } from './createFlowDraft.ts'

/** Every word about keeping and sending answers. `Saved` stands only where something is saved. */
export const saveCopy = {
  saving: 'Saving',
  saved: 'Saved',
  sendNow: 'Send now',
}

export interface SaveLine {
  readonly text: string
  readonly tone: 'calm' | 'warn'
  readonly canSend: boolean
}

const quiet: SaveLine = { text: '', tone: 'calm', canSend: false }

/** The lasting line beside the save status: where the answers are, and whether we have them. */
export function saveLine(status: DraftStatus, sentAt: string | null): SaveLine {
  if (status.loaded === 'newer') {
    return warn('These answers were saved by a newer version of this page. Reload it to go on with them.')
  }
  if (status.keeping === 'failed')
    return warn('Not saved yet. Keep this page open.', status.sending === 'not-sent')
  if (status.keptUntil === null) return quiet
  const kept =
    status.place === 'device'
      ? `Saved on this device until ${formatDate(status.keptUntil.slice(0, 10))}.`
      : 'Kept until you close this page: your browser does not let us save here.'
  if (status.sending === 'sending') return { ...quiet, text: `${kept} Sending…` }
  if (status.sending === 'not-sent') return warn(`${kept} Not sent yet.`, true)
  if (status.sending === 'sent' && sentAt !== null)
    return { ...quiet, text: `${kept} Sent ${timeOf(sentAt)}.` }
  return { ...quiet, text: kept }
}

function warn(text: string, canSend = false): SaveLine {
  return { text, tone: 'warn', canSend }
}

function timeOf(instant: string): string {
  const at = new Date(instant)
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
