import { helpSearchCopy as copy } from './copy.ts'
import { RESULT, RESULTS } from './helpSearchParts.ts'
import { type HelpResult, openHelpIndex } from './openHelpIndex.ts'

type Find = (query: string) => readonly HelpResult[]

const SHORTEST = 2

/** Makes one attempt at the index; one that failed leads to another with the next letter. */
function loader(address: string): () => Promise<Find> {
  let loading: Promise<Find> | null = null
  return () => {
    loading ??= fetch(address)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(`Answered ${answer.status}`))))
      .then(openHelpIndex)
      .catch((error: unknown) => {
        loading = null
        throw error
      })
    return loading
  }
}

/** A result as the page's own template draws it. */
function draw(template: HTMLTemplateElement, { address, title, section }: HelpResult): Node {
  const drawn = template.content.cloneNode(true) as DocumentFragment
  const link = drawn.querySelector('a')
  const place = drawn.querySelector('[data-section]')
  if (link) {
    link.href = address
    link.textContent = title
  }
  if (place) place.textContent = section
  return drawn
}

/**
 * Answers in the search form of the help page as its visitor types. What is typed goes nowhere: the index is here.
 *
 * @param form - the form, with the address of the index in `data-help-search`
 */
export function openHelpSearch(form: HTMLFormElement, address: string): void {
  const input = form.querySelector('input')
  const place = form.querySelector(`[${RESULTS}]`)
  const template = form.querySelector<HTMLTemplateElement>(`template[${RESULT}]`)
  const [status, list] = [place?.querySelector('p'), place?.querySelector('ul')]
  if (!input || !status || !list || !template) return
  const load = loader(address)

  function show(sentence: string, results: readonly HelpResult[]): void {
    status?.replaceChildren(sentence)
    list?.replaceChildren(...results.map((result) => draw(template as HTMLTemplateElement, result)))
  }

  async function search(): Promise<void> {
    const query = input?.value.trim() ?? ''
    if (query.length < SHORTEST) return show('', [])
    try {
      const find = await load()
      // More was typed meanwhile: that search says it.
      if (query !== input?.value.trim()) return
      const results = find(query)
      show(results.length > 0 ? copy.found(results.length, query) : copy.none(query), results)
    } catch {
      show(copy.failed, [])
    }
  }

  input.addEventListener('input', () => void search())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void search().then(() => list.querySelector('a')?.focus())
  })
  void load().catch(() => undefined)
  void search()
}
