import { policyLines, snippetText } from './snippetText.ts'

function find<Found extends Element>(id: string, kind: new () => Found): Found {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}`)
  return found
}

const builder = find('builder', HTMLFormElement)
const snippet = find('snippet', HTMLPreElement)
const preview = find('preview', HTMLDivElement)
const { embed = '', fileName = '', alias = '', integrity = '' } = builder.dataset

/** Returns the chosen settings; sizes are for the inline mode, the label of a button for the others. */
function settings(): Readonly<Record<string, string>> {
  const form = new FormData(builder)
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const mode = text('mode')
  const inline = mode === 'inline'
  return {
    account: text('account'),
    mode,
    [text('start').startsWith('/') ? 'path' : 'flow']: text('start'),
    'min-height': inline ? text('minHeight') : '',
    'max-height': inline ? text('maxHeight') : '',
    'color-scheme': text('scheme'),
    label: inline ? '' : text('label'),
  }
}

function show(): void {
  const pinned = new FormData(builder).has('pinned')
  snippet.textContent = snippetText({ embed, fileName, alias, integrity, pinned, settings: settings() })
  const element = document.createElement('coverkit-embed')
  element.setAttribute('host', embed)
  for (const [name, value] of Object.entries(settings())) if (value !== '') element.setAttribute(name, value)
  preview.replaceChildren(element)
}

find('policy', HTMLPreElement).textContent = policyLines(embed)
builder.addEventListener('submit', (event) => event.preventDefault())
builder.addEventListener('change', show)
show()

const copied = find('copied', HTMLSpanElement)
find('copy', HTMLButtonElement).addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(snippet.textContent ?? '')
    copied.textContent = 'Copied.'
  } catch {
    getSelection()?.selectAllChildren(snippet)
    copied.textContent = 'Selected: press Ctrl+C.'
  }
})
