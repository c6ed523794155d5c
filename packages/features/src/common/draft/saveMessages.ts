import { timeOfDay } from '@coverkit/core'
import type { DraftStatus, FieldAddress } from '@coverkit/flow-draft'
import { notSavedYet } from './saveCopy.ts'
import { storedNote } from './storedCopy.ts'

/** Every word about keeping and sending answers, with `saveCopy.ts`. `Saved` stands only where something is saved. */
export const saveMessages = {
  saving: 'Saving',
  saved: 'Saved',
  actions: { send: 'Send now', again: 'Try again', reload: 'Reload this page' },
  onDevice: 'Saved on this device',
  changed: 'Saving your changes…',
  inMemory: 'Kept until you close this page',
  refusedByBrowser: 'Your browser doesn’t let us save here.',
  sharedComputer: 'This is a shared computer, so we don’t save your answers on it.',
  /** Where the flow is in the account. */
  sentToAccount: 'We send each step you finish to your account.',
  nowhere: 'If you close or reload this page, they’re gone.',
  sent: {
    device: (time: string) => `Saved and sent ${time}`,
    memory: (time: string) => `Kept until you close this page — sent ${time}`,
  },
  sending: 'sending…',
  offline: 'will send when you’re back online',
  keepsTrying: 'not sent yet, but we’ll keep trying',
  paused: 'will send when you log in again',
  undecided: 'not sent until you choose which change to keep',
  refused: (labels: readonly string[]) =>
    labels.length === 0
      ? 'not sent yet. Check your answers and press Continue again, or call us.'
      : `not sent yet. Check ${labels.length === 1 ? 'this answer' : 'these answers'}, then continue:`,
  unreadableAnswer: 'we received an answer that we can’t read, so we don’t know whether your answers arrived',
  lost: 'not sent yet. Your answers are fine, so press Send now.',
  newerDraft: 'These answers were saved by a newer version of this page. Reload it to carry on with them.',
  outdated:
    'There’s a newer version of this page. Reload it to continue. Until you do, we can’t save anything more.',
  discarded: 'You logged out in another tab, so these answers are no longer saved.',
  lostChanges:
    'We couldn’t restore what you changed just before this page reloaded. Check your last few answers.',
  unreadable: 'We couldn’t read your earlier answers on this device, so you’re starting again.',
}

export interface SaveLine {
  readonly text: string
  /** Beside the line, and not told again when only it changes. */
  readonly note: string
  readonly tone: 'calm' | 'warn'
  readonly action: keyof typeof saveMessages.actions | null
  /** Refused answers, to be changed. */
  readonly places: readonly FieldAddress[]
  /** The input is stored only on this page: the visitor is asked to confirm before leaving it. */
  readonly isAtRisk: boolean
  /** Another line follows in a moment: this one need not be announced. */
  readonly isPassing: boolean
}

const quiet: SaveLine = {
  text: '',
  note: '',
  tone: 'calm',
  action: null,
  places: [],
  isAtRisk: false,
  isPassing: false,
}
const warn = { ...quiet, tone: 'warn' } as const

interface SavedFlow {
  /** The answers follow a customer into their account. Default `true`. */
  readonly isInAccount?: boolean
}

/** The lasting line beside the save status: where the answers are, and whether we have them. */
export function saveLine(
  status: DraftStatus,
  isOnline: boolean,
  { isInAccount = true }: SavedFlow = {},
): SaveLine {
  const { loaded, saveState, place, storedUntil } = status
  if (loaded === 'newer') return { ...warn, text: saveMessages.newerDraft, action: 'reload' }
  if (status.outdated) return { ...warn, text: saveMessages.outdated, action: 'reload', isAtRisk: true }
  if (saveState === 'discarded') return { ...warn, text: saveMessages.discarded }
  // The page already shows the text of this failure.
  if (saveState === 'failed') return { ...warn, action: 'again', isAtRisk: true }
  if (status.hasLostChanges) return { ...warn, text: saveMessages.lostChanges }
  if (storedUntil === undefined)
    return loaded === 'unreadable' ? { ...warn, text: saveMessages.unreadable } : quiet
  const line = place === 'device' ? deviceLine(status, isOnline) : memoryLine(status, isOnline)
  const accountNote = isInAccount ? saveMessages.sentToAccount : saveMessages.nowhere
  const inMemory = status.sharedComputer
    ? `${saveMessages.sharedComputer} ${accountNote}`
    : saveMessages.refusedByBrowser
  const note = place === 'device' ? storedNote(storedUntil) : inMemory
  return { ...line, note }
}

function deviceLine(status: DraftStatus, isOnline: boolean): SaveLine {
  const { saveState } = status
  if (saveState === 'changed' || saveState === 'saving')
    return { ...said(saveMessages.changed), isPassing: true }
  return withSending('device', status, isOnline)
}

function memoryLine(status: DraftStatus, isOnline: boolean): SaveLine {
  const line = withSending('memory', status, isOnline)
  const isNowhereElse = line.tone === 'warn' || (status.sent?.state === 'waiting' && !isOnline)
  return isNowhereElse ? { ...line, text: notSavedYet, tone: 'warn', isAtRisk: true } : line
}

const said = (text: string): SaveLine => ({ ...quiet, text })

function withSending(at: 'device' | 'memory', { sent, conflicts }: DraftStatus, isOnline: boolean): SaveLine {
  const savedLine = at === 'device' ? saveMessages.onDevice : saveMessages.inMemory
  const savedBut = (words: string) => `${savedLine} — ${words}`
  if (conflicts && conflicts.length > 0) return { ...warn, text: savedBut(saveMessages.undecided) }
  const unreadable: SaveLine = { ...warn, text: savedBut(saveMessages.unreadableAnswer), action: 'send' }
  switch (sent?.state) {
    case 'sent':
      return said(sent.at === null ? savedLine : saveMessages.sent[at](timeOfDay(sent.at)))
    case 'sending':
    case 'waiting':
      if (!isOnline) return said(savedBut(saveMessages.offline))
      if (!sent.isTried) return said(savedBut(saveMessages.sending))
      if (sent.isUnreadable) return unreadable
      return { ...warn, text: savedBut(saveMessages.keepsTrying), action: 'send' }
    case 'paused':
      return { ...warn, text: savedBut(saveMessages.paused) }
    case 'attention': {
      if (sent.isUnreadable) return unreadable
      const { refused: places } = sent
      const text = savedBut(saveMessages.refused(places.map(({ label }) => label)))
      return { ...warn, text, places, action: 'again' }
    }
    case 'lost':
      return { ...warn, text: savedBut(saveMessages.lost), action: 'send' }
    default:
      return said(savedLine)
  }
}
