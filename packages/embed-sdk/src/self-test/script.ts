import { marks } from './copy.ts'
import { selfTest } from './selfTest.ts'

/** Writes the findings after the script's own tag. */
async function report(tag: HTMLScriptElement): Promise<void> {
  const status = document.createElement('div')
  status.setAttribute('role', 'status')
  const list = document.createElement('ul')
  list.append(line(marks.running))
  status.append(list)
  if (tag.closest('body')) tag.after(status)
  else document.addEventListener('DOMContentLoaded', () => document.body.append(status))
  const findings = await selfTest({
    host: tag.src,
    accountName: tag.dataset.account ?? tag.dataset.accountName,
    path: tag.dataset.path,
  })
  list.replaceChildren(
    ...findings.map(({ passed, words }) => line(`${passed ? marks.passed : marks.failed} ${words}`)),
  )
}

function line(text: string): HTMLLIElement {
  const item = document.createElement('li')
  item.textContent = text
  return item
}

const script = document.currentScript
if (script instanceof HTMLScriptElement) void report(script)
