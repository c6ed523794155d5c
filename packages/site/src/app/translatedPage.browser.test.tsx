import { Checkbox, Select, TextField } from '@coverkit/ui'
import { act, type ReactElement, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TypedText } from './TypedText.tsx'
import { tolerateTranslation } from './tolerateTranslation.ts'

let place: HTMLElement
let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.createElement('div')
  place.id = 'root'
  document.body.append(place)
})

afterEach(async () => {
  await act(async () => root?.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

/** Puts other words in two elements in the place of each text, as Chrome does. */
function translate(): void {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.nodeValue?.toUpperCase() ?? ''
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
  }
}

async function draw(element: ReactElement): Promise<void> {
  await act(async () => {
    root ??= createRoot(place)
    root.render(element)
  })
}

describe('a text without an element of its own, translated', () => {
  const Bare = ({ isMarked = false, words = 'Words' }: { isMarked?: boolean; words?: string | null }) => (
    <p>
      {isMarked && <b>Mark</b>}
      {words}
    </p>
  )

  beforeEach(async () => {
    tolerateTranslation()
    root = undefined
    await draw(<Bare />)
    translate()
  })

  it('has elements put before it', async () => {
    await draw(<Bare isMarked />)
    expect(place.textContent).toBe('MarkWORDS')
  })

  it('does not keep the page from being drawn when it goes', async () => {
    await draw(<Bare isMarked words={null} />)
    expect(place.querySelector('b')?.textContent).toBe('Mark')
  })

  it('goes with the element around it', async () => {
    await draw(<i>Other</i>)
    expect(place.innerHTML).toBe('<i>Other</i>')
  })
})

const COLOURS = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue' },
] as const

function Page() {
  const [age, setAge] = useState('')
  const [isSmoker, setSmoker] = useState(false)
  const [colour, setColour] = useState<'red' | 'blue' | null>(null)
  return (
    <form>
      <TextField name="age" label="Your age" value={age} onChange={setAge} />
      <Checkbox name="smoker" label="I smoke" checked={isSmoker} onChange={setSmoker} />
      <Select
        name="colour"
        label="Colour"
        placeholder="Choose"
        options={COLOURS}
        value={colour}
        onChange={setColour}
      />
      <output>{`${age} ${isSmoker} ${colour ?? ''}`}</output>
    </form>
  )
}

const site = (
  <>
    <TypedText />
    <Page />
  </>
)

const control = <E extends Element>(selector: string) => place.querySelector<E>(selector) as E

async function hydrateAfter(change: () => void): Promise<number> {
  const html = new DOMParser().parseFromString(renderToString(site), 'text/html')
  place.append(...html.body.childNodes)
  change()
  control<HTMLInputElement>('#field-age').value = '42'
  control<HTMLInputElement>('#field-smoker').checked = true
  control<HTMLSelectElement>('#field-colour').value = 'blue'
  control<HTMLInputElement>('#field-age').focus()
  const errors = vi.fn()
  await act(async () => {
    root = hydrateRoot(place, site, { onRecoverableError: errors })
  })
  return errors.mock.calls.length
}

describe('what was entered before React arrives', () => {
  it.each<[kind: string, change: () => void]>([
    ['a translated page', translate],
    [
      'a page with elements of an extension',
      () => control('#field-age').before(document.createElement('div')),
    ],
  ])('stays in %s, which React renders again', async (_kind, change) => {
    expect(await hydrateAfter(change)).toBeGreaterThan(0)
    expect(control('output').textContent).toBe('42 true blue')
    expect(control<HTMLInputElement>('#field-age').value).toBe('42')
    expect(document.activeElement).toBe(control('#field-age'))
  })

  it('stays in a page as it was built, which React takes over', async () => {
    expect(await hydrateAfter(() => undefined)).toBe(0)
    expect(control('output').textContent).toBe('42 true blue')
  })
})
