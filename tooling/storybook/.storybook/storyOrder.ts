import { FLOW_STEPS } from './generated/flowSteps.ts'

/** Titles in order; a list holds what is below the title before it. */
export type Order = readonly (string | Order)[]

/** The screens of a flow beside its steps. */
interface Beside {
  /** The flow's title, where its name is not the title. */
  readonly group?: string
  readonly before?: readonly string[]
  readonly after?: readonly string[]
}

const BESIDE: Readonly<Record<string, Beside>> = {
  calculator: { after: ['Assumptions', 'Complete'] },
  'client-quote': { group: 'Quote', after: ['Quotes', 'Comparison', 'Mailed comparison'] },
  application: {
    before: ['Task list'],
    after: [
      'Incomplete application',
      'Complete',
      'Second signature',
      'Copy by code',
      'Check a receipt',
      'Parts',
    ],
  },
  'change-my-cover': {
    group: 'Change of cover',
    before: ['Choice of policy'],
    after: ['Simulator', 'Complete'],
  },
  'transfer-policy': { group: 'Transfer' },
  'make-a-claim': { group: 'Claim', after: ['Complete', 'Claim page', 'Claim help', 'After a death'] },
}

/** An id in words, as titles have it: `tpd-cover` is TPD cover. */
export function titleOf(id: string): string {
  const words = id.replaceAll('-', ' ').replace(/\btpd\b/, 'TPD')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The title of a flow. */
export const groupOf = (flow: string): string => BESIDE[flow]?.group ?? titleOf(flow)

/** The screens of flows: each flow's steps in the order in which visitors take them, among its other screens. */
export const flowScreens = (flows: Readonly<Record<string, readonly string[]>>): Order =>
  Object.entries(flows).flatMap(([flow, steps]) => {
    const { before = [], after = ['Complete'] } = BESIDE[flow] ?? {}
    return [groupOf(flow), [...before, ...steps.map(titleOf), ...after]]
  })

/** The titles of all stories. What is missing comes last, by the alphabet. */
export const storyOrder: Order = [
  'Start here',
  [
    'Introduction',
    'Make a brand',
    'Add a step',
    'Add a component',
    'Write words',
    'Test',
    'Beside Braid and GOV.UK',
  ],
  'Tokens',
  ['Colour', 'Contrast', 'Type', 'Space', 'Shape', 'Shadow', 'Motion', 'Icons'],
  'Components',
  'Screens',
  [
    'Home',
    ...flowScreens(FLOW_STEPS),
    'Questionnaire',
    ['Consent', 'Storage of answers', 'Question page', 'Check page'],
    'Account',
    [
      'Account',
      'Regions',
      ['Tasks', 'Policies', 'Claims', 'Applications', 'Changes', 'Transfers', 'Saved quotes', 'Documents'],
      'Update details',
      'Review my cover',
      'Guaranteed insurability',
      'Beneficiaries',
      'If something happens',
      'Trusted person',
      'Struggling to pay',
      'Extra help',
      'Identity check',
      'Identity check panel',
    ],
    'Sign in',
    [
      'Log in',
      'Sign up',
      'Confirm your account',
      'Reset password',
      'Link Google',
      'Dialog',
      'Customer dialogs',
    ],
    'Continue later',
    ['Drafts on the device', 'Drafts of the account'],
    'Contact',
    ['Contact request', 'Appointment request', 'Collection notice'],
    'Pages',
    ['Articles', 'Help', 'Legal', 'Who we are'],
    'Frame',
    ['Header', 'Footer', 'Cookie consent'],
    'Errors',
    ['Not found', 'Page that failed'],
    'Mails',
    'Papers',
  ],
  'Tools',
]

interface Titled {
  readonly title: string
}

/** Compares the titles of two stories part by part, by an order, then by the alphabet. */
export function compareStories(one: Titled, other: Titled, order: Order = storyOrder): number {
  return compareParts(one.title.split('/'), other.title.split('/'), order)
}

function compareParts(
  [first, ...firstRest]: readonly string[],
  [second, ...secondRest]: readonly string[],
  order: Order,
): number {
  if (first === undefined || second === undefined)
    return Number(second === undefined) - Number(first === undefined)
  if (first !== second) {
    const [one = Number.POSITIVE_INFINITY, other = Number.POSITIVE_INFINITY] = [first, second].map((title) =>
      order.includes(title) ? order.indexOf(title) : undefined,
    )
    return one === other ? first.localeCompare(second, undefined, { numeric: true }) : one - other
  }
  const below = order[order.indexOf(first) + 1]
  return compareParts(firstRest, secondRest, typeof below === 'object' ? below : [])
}
