import {
  accountOptions,
  chosenOf,
  escapeHtml,
  options,
  type Page,
  type Partner,
  policyOf,
  type Visit,
} from '../partner.ts'
import { layout } from './layout.ts'

const SELF_TEST = 'coverkit-self-test.js'

/** Typical faults of partners, to show the self-test's findings. */
const TRIALS = [
  { value: 'none', label: 'Nothing wrong' },
  { value: 'frame', label: 'The policy lacks frame-src' },
  { value: 'script', label: 'The policy lacks the loader in script-src' },
  { value: 'case', label: 'The account name is in the wrong case' },
] as const

function policyFor(trial: string, embed: string): string {
  const scripts = trial === 'script' ? `${embed}/${SELF_TEST}` : embed
  const frames = trial === 'frame' ? [] : [`frame-src ${embed}`]
  return policyOf([`script-src ${scripts}`, ...frames])
}

/** Runs the self-test on this page, intact or with a fault. */
export function selfTestPage(partner: Partner, { query }: Visit): Page {
  const account = chosenOf(query, 'account', partner.accountNames)
  const trial = chosenOf(
    query,
    'trial',
    TRIALS.map(({ value }) => value),
  )
  const name = trial === 'case' ? account.toUpperCase() : account
  const policy = policyFor(trial, partner.embed)
  const body = `
    <form class="panel" method="get">
      <label>Brand <select name="account">${accountOptions(partner, account)}</select></label>
      <label>Try <select name="trial">${options(TRIALS, trial)}</select></label>
      <button>Run</button>
    </form>
    <section class="panel findings" aria-labelledby="findings-title">
      <h2 id="findings-title">What it finds</h2>
      <script src="${partner.embed}/${SELF_TEST}" data-account="${escapeHtml(name)}" async></script>
    </section>
    <section class="panel" aria-labelledby="policy-title">
      <h2 id="policy-title">The policy of this page</h2>
      <pre class="code" tabindex="0" aria-labelledby="policy-title">${escapeHtml(policy.replaceAll('; ', ';\n'))}</pre>
    </section>`
  return {
    html: layout({
      path: '/self-test',
      title: 'Self-test',
      lead: 'If a frame doesn’t show, one script tag tells you what’s wrong.',
      body,
    }),
    policy,
  }
}
