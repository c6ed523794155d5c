import { type BrowserContext, expect } from '@playwright/test'
import { claimsSent } from './expectedSaveLines.ts'

/** A request that saves: as it left the page, and once its answer was read to its end. */
export interface SaveRequest {
  readonly id: string
  readonly rev: number
  readonly draft: string
  readonly body: string
  /** The answer's status and text, or null while it was not read to its end. */
  answer: { readonly status: number; readonly text: string } | null
}

export interface SaveWatch {
  /** Every attempt, in the order of sending, of all pages of the context. */
  readonly attempts: readonly SaveRequest[]
  /** The texts of the status lines, one for each change, ` | ` between lines. */
  readonly said: readonly string[]
  /** Claims of the line that were false at that moment. */
  readonly lies: readonly string[]
}

type SaveNotice =
  | { readonly kind: 'left'; readonly attempt: string; readonly body: string }
  | { readonly kind: 'read'; readonly attempt: string; readonly status: number; readonly text: string }
  | { readonly kind: 'says'; readonly text: string }

/**
 * Follows the saves of pages and the texts of their status lines, in the order in which they happened. A line
 * may claim `sent` only when the newest save that left any page was confirmed.
 */
export async function watchSaves(context: BrowserContext): Promise<SaveWatch> {
  const attempts: SaveRequest[] = []
  const byKey = new Map<string, SaveRequest>()
  const said: string[] = []
  const lies: string[] = []
  await context.exposeFunction('coverkitTold', (notified: SaveNotice) => {
    if (notified.kind === 'left') {
      const { tracking } = JSON.parse(notified.body)
      const request: SaveRequest = { ...tracking, body: notified.body, answer: null }
      attempts.push(request)
      byKey.set(notified.attempt, request)
    } else if (notified.kind === 'read') {
      const request = byKey.get(notified.attempt)
      if (request) request.answer = notified
    } else {
      said.push(notified.text)
      if (claimsSent(notified.text) && !newestIsConfirmed(attempts)) lies.push(notified.text)
    }
  })
  await context.addInitScript(watchInPage)
  return { attempts, said, lies }
}

/** Runs an action, and waits until a page has shown `Saved`, which it does for two seconds only. */
export async function untilSaved({ said }: SaveWatch, act: () => Promise<unknown>): Promise<void> {
  const before = said.length
  await act()
  await expect
    .poll(() => said.slice(before).flatMap((text) => text.split(' | ')), 'what the lines said')
    .toContain('Saved')
}

/** The backend confirmed, as the contract defines it, that it stored the save. */
export function isConfirmed({ answer }: SaveRequest): boolean {
  if (!answer || answer.status < 200 || answer.status > 299) return false
  try {
    const { successful, id } = JSON.parse(answer.text)
    return successful === true && typeof id === 'string'
  } catch {
    return false
  }
}

/** Whether the newest save of each draft is confirmed: a context may send several drafts. */
function newestIsConfirmed(attempts: readonly SaveRequest[]): boolean {
  const newest = new Map<string, number>()
  for (const { draft, rev } of attempts) newest.set(draft, Math.max(rev, newest.get(draft) ?? 0))
  return attempts.some((request) => request.rev === newest.get(request.draft) && isConfirmed(request))
}

/** Runs in the page before its scripts. */
function watchInPage(): void {
  const notify = (notified: unknown) => Reflect.get(window, 'coverkitTold')?.(notified)
  const send = window.fetch
  window.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init)
    if (request.method !== 'POST' || !/savequotes|savecalculatecoverform|transferpolicy$/.test(request.url)) {
      return send(input, init)
    }
    const body = await request.clone().text()
    // A submission is not sent by the outbox, and its page reports its result itself.
    if (body.includes('"Transfer in Progress"')) return send(request)
    const attempt = crypto.randomUUID()
    notify({ kind: 'left', attempt, body })
    const response = await send(request)
    // Recorded before the page gets the answer, so that no text of the page comes first.
    await response
      .clone()
      .text()
      .then(
        (text) => notify({ kind: 'read', attempt, status: response.status, text }),
        () => undefined,
      )
    return response
  }
  let said = ''
  const look = () => {
    const text = [...document.querySelectorAll('[role=status]')]
      .map(({ textContent }) => textContent)
      .join(' | ')
    if (text !== said) notify({ kind: 'says', text })
    said = text
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}
