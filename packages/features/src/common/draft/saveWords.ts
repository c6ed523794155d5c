import { formatDate } from '@coverkit/core'
import type { DraftStatus } from './createFlowDraft.ts'
import { quiet, type SaveLine, unkeptLine, warn } from './saveCopy.ts'

/** The lasting line beside the save status: where the answers are, and whether we have them. */
export function saveLine(status: DraftStatus, sentAt: string | null): SaveLine {
  if (status.loaded === 'newer') {
    return warn('These answers were saved by a newer version of this page. Reload it to go on with them.')
  }
  if (status.keeping === 'failed' || status.keptUntil === null) return unkeptLine(status)
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

function timeOf(instant: string): string {
  const at = new Date(instant)
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
