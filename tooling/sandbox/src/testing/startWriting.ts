import { quoteBody } from './bodies.ts'

export interface Writing {
  /** Resolves when so many keys were answered; rejects when the writers stopped before. */
  reached: (count: number) => Promise<void>
  /** Resolves when the server is gone: the keys whose answer was read in full, and all that were sent. */
  ended: Promise<{ acknowledged: string[]; sent: string[] }>
}

/** Writers send one save after the other until the server is gone; a key counts only when its answer is complete. */
export function startWriting(url: string, writers: number): Writing {
  const acknowledged: string[] = []
  const sent: string[] = []
  let onAcknowledged = () => {}
  const write = async () => {
    for (;;) {
      const body = quoteBody()
      const id = body.tracking?.id ?? ''
      sent.push(id)
      if (!(await isSaved(url, body))) return
      acknowledged.push(id)
      onAcknowledged()
    }
  }
  const ended = Promise.all(Array.from({ length: writers }, write)).then(() => ({ acknowledged, sent }))
  return {
    ended,
    reached: (count) =>
      new Promise((resolve, reject) => {
        onAcknowledged = () => acknowledged.length >= count && resolve()
        onAcknowledged()
        ended.then(() => reject(new Error(`Only ${acknowledged.length} saves were answered`)))
      }),
  }
}

async function isSaved(url: string, body: unknown): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/v1/quote/savequotes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { successful } = (await answer.json()) as { successful?: boolean }
    return answer.status === 200 && successful === true
  } catch {
    return false
  }
}
