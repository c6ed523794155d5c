import type { DraftStatus } from './createFlowDraft.ts'

/** Every word about keeping and sending answers, with `saveWords.ts`. `Saved` stands only where something is saved. */
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

export const quiet: SaveLine = { text: '', tone: 'calm', canSend: false }

/** The line while nothing is kept: said even where the code that keeps answers did not load. */
export function unkeptLine({ keeping, sending }: DraftStatus): SaveLine {
  if (keeping !== 'failed') return quiet
  return warn('Not saved yet. Keep this page open.', sending === 'not-sent')
}

export function warn(text: string, canSend = false): SaveLine {
  return { text, tone: 'warn', canSend }
}
