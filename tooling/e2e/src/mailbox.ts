import { expect } from '@playwright/test'
import { places } from './places.ts'

interface Mail {
  readonly subject: string
  readonly text: string
}

/** Resolves with the match in the newest message to an address whose text matches. */
export async function mailedMatch(to: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const address = `${places.api}/sandbox/mail?to=${encodeURIComponent(to)}`
      const answer = await fetch(address, { headers: { accept: 'application/json' } })
      const mails = (await answer.json()) as Mail[]
      found = mails.map(({ text }) => pattern.exec(text)?.[0]).find((match) => match !== undefined)
      return found
    })
    .toBeDefined()
  return found ?? ''
}

/** The newest code that was mailed to an address. */
export async function mailedCode(to: string): Promise<string> {
  const [code = ''] = /\d{6}/.exec(await mailedMatch(to, /\bcode is \d{6}\b/)) ?? []
  return code
}
