import { formatDate, formatMoney, formatNumber } from '@coverkit/core'
import { FIRST_WEEK } from '@coverkit/core/claims'
import { brokerFacts } from '../../brands/imprint.ts'
import type { Letterhead } from '../../brands/letterhead.ts'
import type { Schema } from '../../document/Schema.ts'
import { DOCUMENTED_COVERS } from '../../reference/documentedCovers.ts'
import { facts, paragraph, section, steps, subsection } from '../../rendering/blocks.ts'
import type { Block, TextDocument } from '../../rendering/TextDocument.ts'
import { inCaseCopy } from './copy.ts'
import type { InCasePage } from './inCasePage.ts'

const { document: copy } = inCaseCopy

type PolicyOnPage = InCasePage['policies'][number]

/** The content of the document, with the broker's name and letterhead; null if the brand is unknown. */
interface PrintedPage {
  page: InCasePage
  /** `YYYY-MM-DD` in Sydney. */
  today: string
  broker: string | null
  letterhead: Letterhead | null
}

/** Returns the page to print: the policies on the first sheet, papers and the first week on the second. */
export function inCaseDocument({ page, today, broker, letterhead }: PrintedPage): TextDocument {
  const date = formatDate(today)
  return {
    title: copy.title,
    publisher: copy.publisher(broker),
    label: copy.label(date),
    blocks: [
      paragraph(copy.intro(page.name, date)),
      section(copy.policies),
      ...(page.policies.length === 0 ? [paragraph(copy.noPolicies)] : page.policies.flatMap(policyBlocks)),
      { kind: 'pageBreak' },
      section(copy.papers),
      ...(page.papers === '' ? [copy.noPapers] : page.papers.split('\n').filter((line) => line !== '')).map(
        paragraph,
      ),
      section(copy.week),
      steps(...FIRST_WEEK),
      ...(broker === null
        ? []
        : [section(copy.broker), paragraph(copy.brokerText), facts(...brokerFacts(broker, letterhead))]),
    ],
  }
}

function policyBlocks(policy: PolicyOnPage): Block[] {
  const { insurerName, policyNumber, covers, phone, email, claimsAddress } = policy
  const addresses = [email, claimsAddress].filter((address) => address !== null)
  return [
    subsection(copy.policy(insurerName, policyNumber)),
    facts(
      [copy.cover, covers.map(coverText).join('; ')],
      [copy.call, phone ?? copy.unknownNumber],
      ...(addresses.length === 0 ? [] : [[copy.write, addresses.join('; ')] as const]),
      [copy.beneficiaries, namedText(policy.nomination)],
    ),
  ]
}

function coverText({ kind, amount, owner }: Schema<'InCaseCover'>): string {
  const money = amount === null ? null : formatMoney(amount)
  const shown = money !== null && kind === 'incomeProtection' ? copy.aMonth(money) : money
  return copy.coverOf(DOCUMENTED_COVERS[kind].name, shown, owner && copy.owners[owner])
}

function namedText(nomination: PolicyOnPage['nomination']): string {
  if (nomination === null) return copy.unknown
  const { beneficiaries, nomination_Type: type, confirmedOn, signedFormOn } = nomination
  const named = beneficiaries.map(({ name, benefit_Percent: share }) =>
    copy.named(name ?? copy.estate, formatNumber(share)),
  )
  const confirmed = copy.confirmed(named.join(', '), copy.types[type], formatDate(confirmedOn))
  return type === 'binding' && signedFormOn === null ? `${confirmed}. ${copy.unsigned}` : confirmed
}
