import {
  type ComponentType,
  createContext,
  type FormEvent,
  Fragment,
  memo,
  type ReactNode,
  use,
  useLayoutEffect,
  useState,
} from 'react'
import { createRoot } from 'react-dom/client'
import type { Drawn, DrawnElement } from '../../steps/readPage.ts'
import { type DrawnFlow, drawnFlow } from './drawnFlow.ts'

export interface PartProps {
  readonly attributes: Readonly<Record<string, unknown>>
  /** The text of each child. */
  readonly texts: readonly string[]
  readonly children: ReactNode
}

/** Components that draw an element in a library's way, by its name or its kind of input. */
export type Parts = Readonly<Record<string, ComponentType<PartProps>>>

const FLAGS = new Set(['required', 'disabled', 'hidden', 'open', 'multiple', 'readonly', 'inert'])
const NAMES: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor', readonly: 'readOnly' }
const LEFT_OUT = new Set(['value', 'checked', 'selected', 'style', 'autofocus'])

const propsOf = (attributes: DrawnElement['attributes']) =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !LEFT_OUT.has(name))
      .map(([name, value]) => [NAMES[name] ?? name, FLAGS.has(name) ? true : value]),
  )

const textOf = (drawn: Drawn): string =>
  typeof drawn === 'string' ? drawn : drawn.children.map(textOf).join('')

const Moves = createContext<{ readonly back: () => void; readonly parts: Parts }>({
  back: () => undefined,
  parts: {},
})

/** A field with a state of its own, as in a plain form. */
function Field({ attributes }: PartProps) {
  const [value, setValue] = useState('')
  return <input {...attributes} value={value} onChange={(event) => setValue(event.target.value)} />
}

function Choice({ attributes }: PartProps) {
  const [isChosen, setChosen] = useState(false)
  return <input {...attributes} checked={isChosen} onChange={(event) => setChosen(event.target.checked)} />
}

const BARE: Parts = { text: Field, radio: Choice, checkbox: Choice }

const partName = ({ tag, attributes }: DrawnElement) => {
  if (tag !== 'input') return tag
  return /^(radio|checkbox)$/.test(attributes['type'] ?? '') ? (attributes['type'] ?? '') : 'text'
}

function Element({ drawn }: { readonly drawn: DrawnElement }) {
  const { back, parts } = use(Moves)
  const isBack = /^(a|button)$/.test(drawn.tag) && textOf(drawn).trim() === 'Back'
  const attributes = {
    ...propsOf(drawn.attributes),
    ...(isBack && {
      onClick: (event: FormEvent) => {
        event.preventDefault()
        back()
      },
    }),
  }
  const children = drawn.children.length === 0 ? undefined : drawn.children.map(draw)
  const Part = parts[partName(drawn)]
  if (Part)
    return (
      <Part attributes={attributes} texts={drawn.children.map(textOf)}>
        {children}
      </Part>
    )
  const Tag = drawn.tag as 'div'
  return <Tag {...attributes}>{children}</Tag>
}

const draw = (drawn: Drawn, index: number): ReactNode =>
  typeof drawn === 'string' ? (
    <Fragment key={index}>{drawn}</Fragment>
  ) : drawn.tag === 'main' ? (
    <Main key={index} />
  ) : (
    <Element key={index} drawn={drawn} />
  )

const { frame, screens }: DrawnFlow = drawnFlow()
const AllParts = createContext<Parts>(BARE)

/** Keeps the step, shows it, and does what every step of ours does besides: address, title, focus, scroll. */
function Main() {
  const parts = use(AllParts)
  const [step, setStep] = useState(0)
  const screen = screens[step]
  useLayoutEffect(() => {
    if (!screen) return
    document.title = screen.title
    history.pushState(null, '')
    scrollTo(0, 0)
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [screen])
  if (!screen) return null
  const next = (event: FormEvent) => {
    event.preventDefault()
    setStep(step + 1)
  }
  return (
    <Moves value={{ back: () => setStep(step - 1), parts }}>
      <main {...propsOf(screen.main.attributes)} onSubmit={next}>
        <Fragment key={step}>{screen.main.children.map(draw)}</Fragment>
      </main>
    </Moves>
  )
}

const Frame = memo(() => frame.children.map(draw))

export function startFloor(parts: Parts): void {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <AllParts value={{ ...BARE, ...parts }}>
      <Frame />
    </AllParts>,
  )
}
