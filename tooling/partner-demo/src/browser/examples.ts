const log = document.getElementById('log')
const form = document.querySelector<HTMLFormElement>('#prefill')

/** Returns the form's data by the protocol's names. Blank fields are left out. */
function handover() {
  const data = new FormData(form ?? undefined)
  const text = (name: string) => String(data.get(name) ?? '').trim()
  const number = (name: string) =>
    /^[\d, ]+$/.test(text(name)) ? Number(text(name).replace(/[, ]/g, '')) : undefined
  const yesNo = (name: string) => (text(name) === '' ? undefined : text(name) === 'yes')
  const analytics = yesNo('analytics')
  return {
    prefill: {
      age: number('age'),
      gender: text('gender') || undefined,
      isSmoker: yesNo('isSmoker'),
      state: text('state') || undefined,
      annualEarnings: number('annualEarnings'),
      occupationId: number('occupationId'),
    },
    consent: analytics === undefined ? undefined : { analytics },
  }
}

document.addEventListener('coverkit', (event) => {
  if (!(event instanceof CustomEvent) || !(event.target instanceof Element)) return
  if (event.detail.type === 'ready') Object.assign(event.target, handover())
  const line = document.createElement('li')
  line.textContent = `${event.target.getAttribute('mode')} ${JSON.stringify(event.detail)}`
  log?.append(line)
  log?.parentElement?.scrollTo(0, log.scrollHeight)
})

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  log?.replaceChildren()
  for (const element of document.querySelectorAll('coverkit-embed')) element.replaceWith(element.cloneNode())
})
