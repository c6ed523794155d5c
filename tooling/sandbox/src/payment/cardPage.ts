import { escapeHtml } from '../html/escapeHtml.ts'
import { CARD_FIELDS, type CardField } from './card/cardRules.ts'
import { words } from './card/copy.ts'

/** Attributes that describe each field to browsers and phone keyboards. */
const ATTRIBUTES: Record<CardField, string> = {
  number: 'autocomplete="cc-number" inputmode="numeric" maxlength="40"',
  expiry: 'autocomplete="cc-exp" inputmode="numeric" maxlength="9"',
  code: 'autocomplete="cc-csc" inputmode="numeric" maxlength="4"',
  name: 'autocomplete="cc-name" maxlength="64"',
}

function field(name: CardField): string {
  const hint = words.hints[name]
  const described = [...(hint === null ? [] : [`${name}-hint`]), `${name}-error`].join(' ')
  return `<div class="field">
        <label for="${name}">${words.labels[name]}</label>
        ${hint === null ? '' : `<p class="hint" id="${name}-hint">${hint}</p>`}
        <p class="error" id="${name}-error" hidden></p>
        <input id="${name}" ${ATTRIBUTES[name]} type="text" spellcheck="false" required aria-describedby="${described}" aria-invalid="false">
      </div>`
}

/** Returns the page that takes a card, for the one site that frames it. It has no inline style or script. */
export function cardPage(site: string): string {
  const [number, expiry, code, name] = CARD_FIELDS.map(field)
  return `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${words.title}</title>
    <link rel="stylesheet" href="/card/page.css">
    <script type="module" src="/card/page.ts"></script>
  </head>
  <body data-site="${escapeHtml(site)}">
    <main aria-labelledby="title">
      <h1 id="title">${words.title}</h1>
      <p class="sample">${words.sample}</p>
      <form id="card" method="post" novalidate>
        ${number}
        <div class="pair">${expiry}${code}</div>
        ${name}
        <button type="submit" id="submit" aria-disabled="true">${words.submit}</button>
        <p id="notice" role="status"></p>
      </form>
    </main>
  </body>
</html>
`
}
