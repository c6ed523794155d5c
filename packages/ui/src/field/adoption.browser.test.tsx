import { act, type ReactElement, StrictMode, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Autosuggest } from '../autosuggest/Autosuggest.tsx'
import { Checkbox } from './Checkbox.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import { DateField, type DateParts } from './DateField.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const PAIR = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

let place: HTMLElement
let root: Root | undefined
const errors = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.createElement('div')
  document.body.append(place)
  errors.mockClear()
})

afterEach(async () => {
  await act(async () => root?.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

/** Server HTML, changed by the visitor, then hydrated. */
async function hydrateAfter(element: ReactElement, change: (html: HTMLElement) => void) {
  const html = new DOMParser().parseFromString(renderToString(element), 'text/html')
  place.append(...html.body.childNodes)
  change(place)
  await act(async () => {
    root = hydrateRoot(place, element, { onRecoverableError: errors })
  })
  expect(errors).not.toHaveBeenCalled()
}

const control = <E extends HTMLElement = HTMLInputElement>(selector: string) => {
  const found = place.querySelector<E>(selector)
  if (!found) throw new Error(`Nothing matches ${selector}`)
  return found
}

const output = () => place.querySelector('output')?.textContent

function Text() {
  const [value, setValue] = useState('')
  return (
    <>
      <TextField name="age" label="Your age" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

function Message() {
  const [value, setValue] = useState('')
  return (
    <>
      <TextArea name="message" label="Your message" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

function Radio() {
  const [value, setValue] = useState<'yes' | 'no' | null>(null)
  return (
    <>
      <RadioGroup name="smoker" legend="Do you smoke?" options={PAIR} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

function Boxes() {
  const [value, setValue] = useState<('yes' | 'no')[]>(['yes'])
  return (
    <>
      <CheckboxGroup name="covers" legend="Covers" options={PAIR} value={value} onChange={setValue} />
      <output>{value.join()}</output>
    </>
  )
}

function Tick() {
  const [checked, setChecked] = useState(false)
  return (
    <>
      <Checkbox name="duty" label="I understand" checked={checked} onChange={setChecked} />
      <output>{String(checked)}</output>
    </>
  )
}

function State() {
  const [value, setValue] = useState<'yes' | 'no' | null>(null)
  return (
    <>
      <Select name="state" label="State" options={PAIR} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

function Birthday() {
  const [value, setValue] = useState<DateParts>({ day: '', month: '', year: '' })
  return (
    <>
      <DateField name="born" legend="Date of birth" value={value} onChange={setValue} />
      <output>{[value.day, value.month, value.year].join('/')}</output>
    </>
  )
}

function Occupation() {
  const [value, setValue] = useState<string | null>(null)
  const options = [{ label: 'Registered nurse', value: 'N1' }]
  return (
    <>
      <Autosuggest name="job" label="Occupation" options={options} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

it('keeps text typed before hydration', async () => {
  await hydrateAfter(<Text />, () => {
    control('input').value = '43'
  })
  expect(output()).toBe('43')
  expect(control('input').value).toBe('43')
})

it('keeps lines typed before hydration', async () => {
  await hydrateAfter(<Message />, () => {
    control<HTMLTextAreaElement>('textarea').value = 'One\nTwo'
  })
  expect(output()).toBe('One\nTwo')
  expect(control<HTMLTextAreaElement>('textarea').value).toBe('One\nTwo')
})

it('keeps it in strict mode', async () => {
  const element = (
    <StrictMode>
      <Text />
    </StrictMode>
  )
  await hydrateAfter(element, () => {
    control('input').value = '43'
  })
  expect(output()).toBe('43')
})

it('keeps the radio button chosen before hydration', async () => {
  await hydrateAfter(<Radio />, () => {
    control('[value=no]').checked = true
  })
  expect(output()).toBe('no')
  expect(control('[value=no]').checked).toBe(true)
})

it('keeps boxes ticked and unticked before hydration', async () => {
  await hydrateAfter(<Boxes />, () => {
    control('[value=yes]').checked = false
    control('[value=no]').checked = true
  })
  expect(output()).toBe('no')
  expect(control('[value=yes]').checked).toBe(false)
})

it('keeps a single tick made before hydration', async () => {
  await hydrateAfter(<Tick />, () => {
    control('input').checked = true
  })
  expect(output()).toBe('true')
})

it('keeps the choice of a list made before hydration', async () => {
  await hydrateAfter(<State />, () => {
    control<HTMLSelectElement>('select').value = 'no'
  })
  expect(output()).toBe('no')
  expect(control<HTMLSelectElement>('select').value).toBe('no')
})

it('keeps all parts of a date typed before hydration', async () => {
  await hydrateAfter(<Birthday />, () => {
    control('[name=born-day]').value = '3'
    control('[name=born-year]').value = '1985'
  })
  expect(output()).toBe('3//1985')
})

/** Renders like a form that stores answers elsewhere and re-renders later: `value` stays as it was. */
async function renderStale(element: ReactElement) {
  await act(async () => {
    root = createRoot(place)
    root.render(element)
  })
}

it('keeps a part of a date that was typed since the form was drawn', async () => {
  const change = vi.fn()
  await renderStale(
    <DateField name="born" legend="Born" value={{ day: '', month: '', year: '' }} onChange={change} />,
  )
  control('[name=born-day]').value = '27'
  await userEvent.fill(control('[name=born-month]'), '3')
  expect(change).toHaveBeenLastCalledWith({ day: '27', month: '3', year: '' })
})

it('keeps a box that was ticked since the form was drawn', async () => {
  const change = vi.fn()
  await renderStale(
    <CheckboxGroup name="covers" legend="Covers" options={PAIR} value={[]} onChange={change} />,
  )
  control('[value=yes]').checked = true
  await userEvent.click(control('[value=no]'))
  expect(change).toHaveBeenLastCalledWith(['yes', 'no'])
})

it('takes an occupation typed before hydration as confirmed when it is one', async () => {
  await hydrateAfter(<Occupation />, () => {
    control('input').value = 'registered NURSE'
  })
  expect(output()).toBe('N1')
  expect(control('input').value).toBe('Registered nurse')
})

it('renders no style attribute on the server', () => {
  const all = [
    <Text key="1" />,
    <Radio key="2" />,
    <Boxes key="3" />,
    <State key="4" />,
    <Occupation key="5" />,
  ]
  expect(renderToString(all)).not.toContain('style=')
})
