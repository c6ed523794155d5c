import { act, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EmbedEvent } from './embed/EmbedEvent.ts'
import { HOST, pathAllowing, stateOf, untilRefused, untilShown } from './partnerPage.fixture.ts'
import { CoverkitEmbed } from './react.tsx'

const place = document.createElement('div')
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(place)
})
afterEach(() => {
  place.remove()
  vi.unstubAllGlobals()
})

const embedOf = () => {
  const element = place.querySelector('coverkit-embed')
  if (!element) throw new Error('No element')
  return element
}

it('hands props over and events back', async () => {
  const received: EmbedEvent[] = []
  const root = createRoot(place)
  const embed = (offset: number) => (
    <StrictMode>
      <CoverkitEmbed
        host={HOST}
        path={pathAllowing(location.origin)}
        account="wattlebird"
        minHeight={300}
        prefill={{ age: 40 + offset }}
        consent={{ analytics: false }}
        onEvent={(event) => received.push(event)}
      />
    </StrictMode>
  )
  await act(async () => root.render(embed(0)))
  await act(async () => root.render(embed(1)))
  await untilShown(embedOf())
  expect(received).toEqual([{ type: 'ready' }, { type: 'height', height: 700 }])
  expect((await stateOf(embedOf())).received[0]?.init).toEqual({
    protocol: 1,
    type: 'init',
    accountName: 'wattlebird',
    prefill: { age: 41 },
    consent: { analytics: false },
  })
  await act(async () => root.unmount())
  expect(place.childElementCount).toBe(0)
})

it('names the flow and the account, by its former name too', async () => {
  const root = createRoot(place)
  const embed = <CoverkitEmbed host={HOST} flow="transfer-policy" accountName="redearth" mode="popup" />
  await act(async () => root.render(embed))
  embedOf().shadowRoot?.querySelector<HTMLButtonElement>('.open')?.click()
  expect(embedOf().shadowRoot?.querySelector('iframe')?.src).toBe(
    `${HOST}/transfer-policy/policy-holders?accountName=redearth`,
  )
  await act(async () => root.unmount())
})

it('hands over that nobody answered, and where the link leads', async () => {
  const received: EmbedEvent[] = []
  const root = createRoot(place)
  const embed = (
    <CoverkitEmbed
      host={HOST}
      path={pathAllowing('https://other.example')}
      account="wattlebird"
      answerWithin={0.3}
      fallbackHref="https://www.partner.example/quote"
      onEvent={(event) => received.push(event)}
    />
  )
  await act(async () => root.render(embed))
  expect((await untilRefused(embedOf())).href).toBe('https://www.partner.example/quote')
  expect(received).toEqual([{ type: 'refused', reason: 'no-answer' }])
  await act(async () => root.unmount())
})

it('renders on the server and hydrates without a difference', async () => {
  const errors = vi.fn()
  const embed = <CoverkitEmbed host={HOST} path={pathAllowing(location.origin)} mode="popup" label="Start" />
  const html = new DOMParser().parseFromString(renderToString(embed), 'text/html')
  place.append(...html.body.childNodes)
  const root = await act(async () => hydrateRoot(place, embed, { onRecoverableError: errors }))
  expect(embedOf().shadowRoot?.querySelector('.open')?.textContent).toBe('Start')
  expect(errors).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})
