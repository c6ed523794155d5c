import {
  CARD_FIELDS,
  type CardCode,
  type CardFault,
  type CardField,
  type CardSummary,
  cardFaults,
  digitsOf,
  groupDigits,
  type TypedCard,
} from './cardRules.ts'
import { messageOf, words } from './copy.ts'

const PROTOCOL = 1

function find<Found extends Element>(id: string, kind: new () => Found): Found {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}`)
  return found
}

const form = find('card', HTMLFormElement)
const button = find('submit', HTMLButtonElement)
const notice = find('notice', HTMLParagraphElement)
const inputs: Record<CardField, HTMLInputElement> = {
  number: find('number', HTMLInputElement),
  expiry: find('expiry', HTMLInputElement),
  code: find('code', HTMLInputElement),
  name: find('name', HTMLInputElement),
}
/** The site that framed this page; the server checked it and put it there. */
const { site = '' } = document.body.dataset

function post(message: object): void {
  if (window.parent !== window) window.parent.postMessage({ protocol: PROTOCOL, ...message }, site)
}

function typedCard(): TypedCard {
  const { number, expiry, code, name } = inputs
  return { number: number.value, expiry: expiry.value, code: code.value, name: name.value }
}

/** Returns the day on this device, `YYYY-MM-DD`; the server's check decides. */
function today(): string {
  const now = new Date()
  const month = String(now.getMonth() + 1).padStart(2, '0')
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`
}

function show(field: CardField, code: CardCode | null): void {
  const error = find(`${field}-error`, HTMLParagraphElement)
  error.textContent = code === null ? '' : messageOf(field, code)
  error.hidden = code === null
  inputs[field].setAttribute('aria-invalid', String(code !== null))
}

/** Shows the error at each field and focuses the first. */
function showAll(faults: readonly CardFault[]): void {
  for (const field of CARD_FIELDS) show(field, codeAt(faults, field))
  const [first] = faults
  if (first) inputs[first.field].focus()
}

const codeAt = (faults: readonly CardFault[], field: CardField): CardCode | null =>
  faults.find((fault) => fault.field === field)?.code ?? null

/** Groups the digits during input; the cursor stays after the same digit. */
function groupNumber(): void {
  const { number } = inputs
  const before = digitsOf(number.value.slice(0, number.selectionStart ?? number.value.length)).length
  const grouped = groupDigits(number.value)
  if (grouped === number.value) return
  number.value = grouped
  let position = 0
  for (let digits = 0; digits < before && position < grouped.length; position += 1)
    if (grouped[position] !== ' ') digits += 1
  number.setSelectionRange(position, position)
}

/** Inserts the slash after the month, and lets the user delete it. */
function separateExpiry(event: Event): void {
  const { expiry } = inputs
  const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete')
  if (!isDeleting && /^\d{2}$/.test(expiry.value)) expiry.value += '/'
  if (!isDeleting && /^\d{3}$/.test(expiry.value))
    expiry.value = `${expiry.value.slice(0, 2)}/${expiry.value.slice(2)}`
}

inputs.number.addEventListener('input', groupNumber)
inputs.expiry.addEventListener('input', separateExpiry)
for (const field of CARD_FIELDS)
  inputs[field].addEventListener('change', () => {
    // A refused field is checked again when it loses focus.
    if (inputs[field].getAttribute('aria-invalid') === 'true')
      show(field, codeAt(cardFaults(typedCard(), today()), field))
  })

function setBusy(isBusy: boolean): void {
  button.setAttribute('aria-disabled', String(isBusy))
  button.textContent = isBusy ? words.busy : words.submit
}

const isText = (value: unknown): value is string => typeof value === 'string'

function summaryIn(answer: unknown): (CardSummary & { readonly token: string }) | null {
  if (typeof answer !== 'object' || answer === null) return null
  const members = new Map<string, unknown>(Object.entries(answer))
  const [token, last4, expiry, brand] = ['token', 'last4', 'expiry', 'brand'].map((name) => members.get(name))
  const isWhole = isText(token) && isText(last4) && isText(expiry) && isText(brand)
  return isWhole ? { token, last4, expiry, brand } : null
}

async function send(card: TypedCard): Promise<void> {
  const answer = await fetch('/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...card, number: digitsOf(card.number) }),
  })
  const summary = answer.ok ? summaryIn(await answer.json()) : null
  if (summary === null) {
    notice.textContent = answer.status === 429 ? words.tooMany : words.failed
    return
  }
  form.reset()
  notice.textContent = words.done
  const { token, last4, expiry, brand } = summary
  post({ type: 'card-token', token, last4, expiry, brand })
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  if (button.getAttribute('aria-disabled') === 'true') return
  notice.textContent = ''
  const card = typedCard()
  const faults = cardFaults(card, today())
  showAll(faults)
  if (faults.length > 0) return
  setBusy(true)
  try {
    await send(card)
  } catch {
    notice.textContent = words.failed
  } finally {
    setBusy(false)
  }
})
// The document disables the button until this script listens.
setBusy(false)

// Sends the page's height, so that the frame fits it.
new ResizeObserver(() => {
  post({ type: 'height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) })
}).observe(document.documentElement)
