import { Form, TextArea, TextField } from '@coverkit/ui'
import { atom, createStore, Provider, useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'

let place: HTMLElement
let root: Root | undefined

beforeEach(() => {
  place = document.createElement('div')
  document.body.append(place)
})

afterEach(() => {
  root?.unmount()
  place.remove()
})

const textAtom = atom('')
let whenDrawn: () => void = () => undefined

/** As a step does: the store has the texts, and its subscription is an effect. */
function Step() {
  const text = useAtomValue(textAtom)
  const setText = useSetAtom(textAtom)
  useLayoutEffect(() => whenDrawn(), [])
  return (
    <Form onSubmit={() => undefined}>
      <TextField name="name" label="Name" value={text} onChange={setText} />
      <TextArea name="more" label="More" value={text} onChange={setText} />
    </Form>
  )
}

/** A key, of which React hears as of a visitor's. */
function press(control: HTMLInputElement | HTMLTextAreaElement, key: string): void {
  control.setRangeText(key, control.value.length, control.value.length, 'end')
  control.dispatchEvent(new InputEvent('input', { bubbles: true, data: key, inputType: 'insertText' }))
}

/** Resolves in the first task after this one, as events of keys come. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })

it.each(['input', 'textarea'])(
  'keys that come as React takes a page over are all there: %s',
  async (selector) => {
    const step = (
      <Provider store={createStore()}>
        <Step />
      </Provider>
    )
    const html = new DOMParser().parseFromString(renderToString(step), 'text/html')
    place.append(...html.body.childNodes)
    const control = place.querySelector<HTMLInputElement>(selector)
    if (!control) throw new Error('There is no control.')
    // Asked for ahead of React's own task, which would run the effects.
    const typed = new Promise<void>((resolve) => {
      whenDrawn = () =>
        queueMicrotask(() => {
          for (const key of '1234') press(control, key)
          resolve()
        })
    })
    root = hydrateRoot(place, step)
    await typed
    await nextTask()
    await expect.poll(() => control.value).toBe('1234')
  },
)
