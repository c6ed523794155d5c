import { eventWindow } from '@coverkit/core/guaranteed-insurability'
import { insurabilityCopy } from './copy.ts'

/**
 * Returns the advice to ask before the proof is there; null while no request is possible on `today`: before the
 * event, and once its 60 days are over. Both are `YYYY-MM-DD`.
 */
export function proofNote(eventDate: string | null, today: string): string | null {
  const isOpen = eventDate === null || (eventDate <= today && eventWindow(eventDate, today).daysLeft >= 0)
  return isOpen ? insurabilityCopy.proof.later : null
}
