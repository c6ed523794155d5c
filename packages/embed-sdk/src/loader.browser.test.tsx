import { afterEach, expect, it } from 'vitest'
import { eventsOf, frameIn, HOST, pathAllowing, stateOf, untilShown } from './partnerPage.fixture.ts'

// The built script, as a partner page loads it: `pnpm --filter @coverkit/embed-sdk build` makes it.
const LOADER = `${HOST}${new URL('../dist/coverkit-embed.js', import.meta.url).pathname}`

afterEach(() => document.body.replaceChildren())

function load(data: Readonly<Record<string, string>>, place: Element = document.body): Promise<Element> {
  return loadTag({ path: pathAllowing(location.origin), ...data }, place)
}

function loadTag(data: Readonly<Record<string, string>>, place: Element = document.body): Promise<Element> {
  const script = document.createElement('script')
  script.src = LOADER
  script.async = true
  for (const [name, value] of Object.entries(data)) script.setAttribute(`data-${name}`, value)
  return new Promise((resolve, reject) => {
    script.onload = () => resolve(script)
    script.onerror = () => reject(new Error(`${LOADER} is not there: build first`))
    place.append(script)
  })
}

it('puts the frame after its own tag, from its own host, and joins it', async () => {
  const place = document.body.appendChild(document.createElement('section'))
  const events = eventsOf(document.body)
  const script = await load({ account: 'wattlebird', 'min-height': '320' }, place)
  const element = script.nextElementSibling
  if (!element) throw new Error('Nothing was put')
  await untilShown(element)
  expect(frameIn(element).src).toBe(`${HOST}${pathAllowing(location.origin)}&accountName=wattlebird`)
  expect((await stateOf(element)).received[0]?.init).toEqual({
    protocol: 1,
    type: 'init',
    accountName: 'wattlebird',
  })
  expect(events).toEqual([{ type: 'ready' }, { type: 'height', height: 700 }])
})

it('puts one for each tag, where the tag says', async () => {
  const place = document.body.appendChild(document.createElement('section'))
  place.id = 'quotes'
  await load({ target: '#quotes', mode: 'popup', label: 'Compare' })
  await load({ target: '#quotes' })
  const [popup, inline, ...others] = place.children
  expect(popup?.shadowRoot?.querySelector('.open')?.textContent).toBe('Compare')
  expect(inline?.shadowRoot?.querySelector('iframe')).toBeTruthy()
  expect(others).toEqual([])
})

it.each(['account', 'account-name'])('takes the account from data-%s', async (name) => {
  const script = await load({ [name]: 'redearth' })
  const element = script.nextElementSibling
  if (!element) throw new Error('Nothing was put')
  await untilShown(element)
  expect((await stateOf(element)).received[0]?.init.accountName).toBe('redearth')
})

it('starts with the first step of a flow', async () => {
  const script = await loadTag({ account: 'wattlebird', flow: 'calculator', mode: 'popup' })
  const root = script.nextElementSibling?.shadowRoot
  root?.querySelector<HTMLButtonElement>('.open')?.click()
  expect(root?.querySelector('iframe')?.src).toBe(
    `${HOST}/life-insurance-calculator/about-you?accountName=wattlebird`,
  )
})

it('only defines the element when its tag has no settings; the element is of its host', async () => {
  const element = document.createElement('coverkit-embed')
  element.setAttribute('path', pathAllowing(location.origin))
  const place = document.body.appendChild(document.createElement('section'))
  await loadTag({ cfasync: 'false' }, place)
  expect(document.querySelector('coverkit-embed')).toBeNull()
  place.append(element)
  await untilShown(element)
  expect(frameIn(element).src).toBe(`${HOST}${pathAllowing(location.origin)}`)
})

it('puts nothing when its text was pasted into the page, and still defines the element', async () => {
  const script = document.createElement('script')
  script.textContent = await (await fetch(new URL(LOADER).pathname)).text()
  script.dataset.account = 'wattlebird'
  const failed: unknown[] = []
  addEventListener('error', ({ error }) => failed.push(error), { once: true })
  document.body.append(script)
  expect(failed).toEqual([])
  expect(script.nextElementSibling).toBeNull()
})

it('works from the head', async () => {
  const script = await load({}, document.head)
  script.remove()
  expect(document.body.querySelectorAll('coverkit-embed')).toHaveLength(1)
})

it('shows nothing where its target is not', async () => {
  await load({ target: '#nowhere' })
  expect(document.querySelector('coverkit-embed')).toBeNull()
})
