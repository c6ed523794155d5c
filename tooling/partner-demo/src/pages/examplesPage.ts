import {
  accountOptions,
  chosenOf,
  escapeHtml,
  type Page,
  type Partner,
  policyOf,
  STARTS,
  startAttribute,
  startOptions,
  type Visit,
} from '../partner.ts'
import { layout } from './layout.ts'

interface Example {
  readonly mode: 'inline' | 'popup' | 'slide-in'
  readonly title: string
  readonly text: string
}

const EXAMPLES: readonly Example[] = [
  {
    mode: 'popup',
    title: 'Popup',
    text: 'A button opens the flow over the page. If you close it, what you’ve typed is still there when you open it again.',
  },
  { mode: 'slide-in', title: 'Slide-in', text: 'A button slides the flow in from the side.' },
  { mode: 'inline', title: 'Inline', text: 'The flow sits in the page and grows with its content.' },
]

const BUILDERS = [
  { path: '/wordpress', label: 'WordPress: a Custom HTML block' },
  { path: '/wordpress?scripts=removed', label: 'WordPress: with scripts removed' },
  {
    path: '/squarespace',
    label: 'Squarespace: a Code Block on a site that changes pages without loading them',
  },
  { path: '/wix', label: 'Wix: an Embed HTML element' },
  { path: '/wix-element', label: 'Wix: a Custom Element' },
  { path: '/webflow', label: 'Webflow: a Code Embed element' },
]

const FIELDS = `
  <label>Age <input name="age" inputmode="numeric" autocomplete="off"></label>
  <label>Gender <select name="gender"><option value="">Not known</option><option value="F">Female</option><option value="M">Male</option></select></label>
  <label>Smokes <select name="isSmoker"><option value="">Not known</option><option value="no">No</option><option value="yes">Yes</option></select></label>
  <label>State <select name="state"><option value="">Not known</option>${['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'].map((state) => `<option>${state}</option>`).join('')}</select></label>
  <label>Annual earnings <input name="annualEarnings" inputmode="numeric" autocomplete="off"></label>
  <label>Occupation number <input name="occupationId" inputmode="numeric" autocomplete="off"></label>`

/** One brand in the three modes, with the events of the frames and the data passed to them. */
export function examplesPage(partner: Partner, { query }: Visit): Page {
  const account = chosenOf(query, 'account', partner.accountNames)
  const start = chosenOf(
    query,
    'start',
    STARTS.map(({ value }) => value),
  )
  const { fileName, integrity } = partner.loader
  const script = ({ mode }: Example) =>
    `<script src="${partner.embed}/${fileName}" integrity="${integrity}" crossorigin="anonymous" data-account="${account}" data-mode="${mode}" data-${startAttribute(start)}="${escapeHtml(start)}" async></script>`
  const sections = EXAMPLES.map(
    (example) =>
      `<section class="example" aria-labelledby="${example.mode}"><h2 id="${example.mode}">${example.title}</h2><p>${example.text}</p>${script(example)}</section>`,
  )
  const body = `
    <form class="panel" method="get">
      <label>Brand <select name="account">${accountOptions(partner, account)}</select></label>
      <label>Starts at <select name="start">${startOptions(start)}</select></label>
      <button>Show</button>
    </form>
    <div class="columns">
      <form class="panel" id="prefill" method="get" aria-labelledby="prefill-title">
        <h2 id="prefill-title">What we know about the visitor</h2>
        <p>We pass this to the frames in a message when they’re ready, never in an address.</p>
        <div class="fields">${FIELDS}</div>
        <fieldset><legend>Analytics</legend>
          <label class="tick"><input type="radio" name="analytics" value="" checked> We haven’t asked</label>
          <label class="tick"><input type="radio" name="analytics" value="yes"> Agreed</label>
          <label class="tick"><input type="radio" name="analytics" value="no"> Refused</label>
        </fieldset>
        <button type="submit">Pass it on and reload the frames</button>
      </form>
      <section class="panel" aria-labelledby="log-title">
        <h2 id="log-title">Messages from the frames</h2>
        <div class="log" role="log" tabindex="0" aria-labelledby="log-title"><ol id="log"></ol></div>
      </section>
    </div>
    ${sections.join('\n    ')}
    <section class="panel" aria-labelledby="builders-title">
      <h2 id="builders-title">Pages made with site builders</h2>
      <ul>${BUILDERS.map(({ path, label }) => `<li><a href="${path}">${label}</a></li>`).join('')}</ul>
    </section>
    <script type="module" src="/browser/examples.ts"></script>`
  return {
    html: layout({
      path: '/',
      title: 'Examples',
      lead: 'A quote, the calculator or a contact request inside our own page, in the brand we work with.',
      body,
    }),
    policy: policyOf([`script-src 'self' ${partner.embed}`, `frame-src ${partner.embed}`]),
  }
}
