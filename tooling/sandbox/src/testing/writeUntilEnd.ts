import { quoteBody } from './bodies.ts'

export interface Written {
  /** Keys whose answer was read in full. */
  acknowledged: string[]
  /** Keys that were sent and may or may not have been kept. */
  sent: string[]
}

/** Writers send one save after the other until the server is gone; a key counts only when its answer is complete. */
export async function writeUntilEnd(url: string, writers: number): Promise<Written> {
  const written: Written = { acknowledged: [], sent: [] }
  const write = async () => {
    for (;;) {
      const body = quoteBody()
      const id = body.tracking?.id ?? ''
      written.sent.push(id)
      try {
        const answer = await fetch(`${url}/api/v1/quote/savequotes`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        const { successful } = (await answer.json()) as { successful?: boolean }
        if (answer.status === 200 && successful) written.acknowledged.push(id)
        else return
      } catch {
        return
      }
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  return written
}
