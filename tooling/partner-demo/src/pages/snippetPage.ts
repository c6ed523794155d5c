import {
  accountOptions,
  escapeHtml,
  options,
  type Page,
  type Partner,
  policyOf,
  startOptions,
} from '../partner.ts'
import { layout } from './layout.ts'

const MODES = [
  { value: 'inline', label: 'Inline: in the page' },
  { value: 'popup', label: 'Popup: over the page' },
  { value: 'slide-in', label: 'Slide-in: from the side' },
]

const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Builds the lines for a partner's page, and shows their effect. */
export function snippetPage(partner: Partner): Page {
  const { fileName, alias, integrity } = partner.loader
  const data = { embed: partner.embed, 'file-name': fileName, alias, integrity }
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
  const body = `
    <div class="columns">
      <form class="panel" id="builder" ${attributes.join(' ')}>
        <h2>Choose</h2>
        <div class="fields">
          <label>Brand <select name="account">${accountOptions(partner, '')}</select></label>
          <label>Shown as <select name="mode">${options(MODES, 'inline')}</select></label>
          <label>Starts at <select name="start">${startOptions('client-quote')}</select></label>
          <label>Colours of your page <select name="scheme">${options(SCHEMES, 'light')}</select></label>
          <label>Minimum height in pixels <input name="minHeight" inputmode="numeric" value="480"></label>
          <label>Maximum height in pixels <input name="maxHeight" inputmode="numeric" value="20000"></label>
          <label>Button text <input name="label" maxlength="60" value="Get a quote"></label>
        </div>
        <label class="tick"><input type="checkbox" name="pinned" checked> Pin this version with its integrity hash</label>
      </form>
      <section class="panel" aria-labelledby="snippet-title">
        <h2 id="snippet-title">Put this where you want the flow</h2>
        <pre class="code" id="snippet" tabindex="0" aria-labelledby="snippet-title"></pre>
        <p><button type="button" id="copy">Copy</button> <span id="copied" role="status"></span></p>
        <h2 id="policy-title">Lines for your Content-Security-Policy</h2>
        <pre class="code" id="policy" tabindex="0" aria-labelledby="policy-title"></pre>
        <p>If you don’t have a policy, you don’t need any lines. Tell us the exact origin of your page, such as <code>https://www.partner.example</code>. The frame only opens there.</p>
      </section>
    </div>
    <section class="example" aria-labelledby="preview-title">
      <h2 id="preview-title">Preview</h2>
      <div id="preview"></div>
    </section>
    <script src="${partner.embed}/${fileName}" integrity="${integrity}" crossorigin="anonymous" async></script>
    <script type="module" src="/browser/snippet.ts"></script>`
  return {
    html: layout({
      path: '/snippet',
      title: 'Snippet builder',
      lead: 'Choose the brand and how to show it. Then copy the lines into your page.',
      body,
    }),
    policy: policyOf([`script-src 'self' ${partner.embed}`, `frame-src ${partner.embed}`]),
  }
}
