import type { Tracking } from '@coverkit/core'
import { newTracking, quoteBody } from './bodies.ts'

/** A sent save, and its answer if it was read in full. */
export interface Write {
  tracking: Tracking
  answer: string | null
}

export interface Writing {
  /** Resolves when so many keys were answered; rejects if the writers stopped before. */
  reached: (count: number) => Promise<void>
  /** Resolves with every sent save when the server has ended. */
  ended: Promise<Write[]>
}

/** Starts writers that send one save after the other until the server has ended. */
export function startWriting(url: string, writers: number): Writing {
  const written: Write[] = []
  let acknowledged = 0
  let onAcknowledged = () => {}
  const write = async () => {
    for (;;) {
      const one: Write = { tracking: newTracking(), answer: null }
      written.push(one)
      one.answer = await sendSave(url, one.tracking)
      if (one.answer === null) return
      acknowledged += 1
      onAcknowledged()
    }
  }
  const ended = Promise.all(Array.from({ length: writers }, write)).then(() => written)
  return {
    ended,
    reached: (count) =>
      new Promise((resolve, reject) => {
        onAcknowledged = () => acknowledged >= count && resolve()
        onAcknowledged()
        ended.then(() => reject(new Error(`Only ${acknowledged} saves were answered`)))
      }),
  }
}

/** Returns the keys whose answers were read in full. */
export const acknowledgedOf = (written: readonly Write[]): string[] =>
  written.flatMap(({ tracking, answer }) => (answer === null ? [] : [tracking.id]))

/** Sends the save of a key; returns its answer as text, null unless a success was read in full. */
export async function sendSave(url: string, tracking: Tracking): Promise<string | null> {
  try {
    const answer = await fetch(`${url}/api/v1/quote/savequotes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(quoteBody({ tracking })),
    })
    const text = await answer.text()
    const { successful } = JSON.parse(text) as { successful?: boolean }
    return answer.status === 200 && successful === true ? text : null
  } catch {
    return null
  }
}
