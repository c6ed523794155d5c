import { COVER_KINDS, formatCents, formatDate, formatMoney } from '@coverkit/core'
import { CHANGE_ACCEPTANCES, changeDeclarations } from '@coverkit/core/change-cover'
import { brokerFacts } from '../../brands/imprint.ts'
import type { Letterhead } from '../../brands/letterhead.ts'
import type { Schema } from '../../document/Schema.ts'
import { DOCUMENTED_COVERS } from '../../reference/documentedCovers.ts'
import { bullets, facts, paragraph, section, table } from '../../rendering/blocks.ts'
import type { Block, TextDocument } from '../../rendering/TextDocument.ts'
import { changeDocumentCopy as copy } from './changeDocumentCopy.ts'

type Change = Schema<'PolicyChange'>
type Term = Change['covers'][number]['terms'][number] | Change['terms'][number]

/** The content of a change's document: the change as listed, and the signed declarations. */
export interface SignedChange {
  change: Change
  insurerName: string
  /** The brand's name; null if the brand is unknown. */
  broker: string | null
  letterhead: Letterhead | null
  /** The premium tables' label, which marks the premiums as samples. */
  premiumLabel: string
  body: Pick<Schema<'ChangeCoverRequest'>, 'acceptances' | 'documentsRead' | 'reasons' | 'signedName'>
  /** `YYYY-MM-DD` in Sydney. */
  submittedOn: string
  signedOn: string | null
}

/** Returns a change of cover as signed, to read or print. */
export function changeDocument(signed: SignedChange): TextDocument {
  const { change, insurerName, broker, letterhead, premiumLabel, body, submittedOn } = signed
  const { reference, policyNumber } = change
  return {
    title: copy.title,
    publisher: copy.publisher(broker, insurerName),
    label: copy.label(reference),
    blocks: [
      paragraph(copy.intro(insurerName)),
      facts(
        [copy.reference, reference],
        [copy.submitted, formatDate(submittedOn)],
        [copy.insurer, insurerName],
        [copy.policyNumber, policyNumber],
        [change.premium === null ? copy.ends : copy.begins, startText(signed)],
        ...(broker === null ? [] : brokerFacts(broker, letterhead)),
      ),
      section(copy.changes),
      ...termBlocks(change),
      ...increaseBlocks(change),
      ...reasonBlocks(body),
      section(copy.premium),
      facts(
        // Nothing is priced where no cover is left.
        ...(change.premiumBefore === null
          ? []
          : [[copy.premiumBefore, instalment(change.premiumBefore)] as const]),
        [
          change.increase === null ? copy.premiumAfter : copy.premiumBeforeIncrease,
          change.premium === null ? copy.ended : instalment(change.premium),
        ],
      ),
      ...(change.premium === null && change.premiumBefore === null ? [] : [paragraph(premiumLabel)]),
      ...acceptedBlocks(body),
      section(copy.declarations),
      bullets(
        ...changeDeclarations(insurerName, change.needsHealthQuestions).map(
          ({ title, text }) => `${title} ${text}`,
        ),
      ),
      section(copy.signature),
      paragraph(signatureOf(signed)),
    ],
  }
}

/** When the change starts; a policy without a day for it has the change dated when it is submitted. */
function startText({ change: { effectiveOn }, submittedOn }: SignedChange): string {
  if (effectiveOn === null) return copy.onAcceptance
  return effectiveOn > submittedOn ? formatDate(effectiveOn) : copy.onceMade
}

function termBlocks({ covers, terms, increase }: Change): Block[] {
  const rows = [
    ...COVER_KINDS.flatMap((kind) => covers.filter(({ cover }) => cover === kind).flatMap(coverRows)),
    ...terms.map((term) => [
      copy.policy[term.field],
      formatValue(term, term.from),
      formatValue(term, term.to),
    ]),
  ]
  if (rows.length > 0) return [table(copy.changes, copy.columns, rows)]
  // Only an increase, or a change that an earlier release stored without its terms.
  return [paragraph(increase === null ? copy.notStored : copy.noTerms)]
}

/** A cover that ends takes its terms along, and one that is added brings them: each is one row. */
function coverRows({ cover, kind, terms }: Change['covers'][number]): string[][] {
  const { name } = DOCUMENTED_COVERS[cover]
  const isMonthly = cover === 'incomeProtection'
  const sum = terms.find(({ field }) => field === 'sumInsured')
  if (sum && kind === 'removed') return [[name, formatValue(sum, sum.from, isMonthly), copy.none]]
  if (sum && kind === 'added') {
    const added = terms.filter((term) => !['', copy.none].includes(formatValue(term, term.to)))
    return [[name, copy.none, added.map((term) => formatValue(term, term.to, isMonthly)).join(', ')]]
  }
  return terms.map((term) => [
    copy.item(name, copy.terms[term.field]),
    formatValue(term, term.from, isMonthly),
    formatValue(term, term.to, isMonthly),
  ])
}

function formatValue({ field }: Term, value: Term['from'], isMonthly = false): string {
  if (value === null) return copy.none
  if (field === 'sumInsured' || field === 'linkedAmount') {
    const amount = formatMoney(Number(value))
    return isMonthly ? copy.aMonth(amount) : amount
  }
  if (field === 'incomeReplacement') return copy.percent(Number(value))
  const words: Readonly<Record<string, string>> = copy.values[field]
  const values = Array.isArray(value) ? value : [value]
  return values
    .map(String)
    .map((one) => words[one] ?? one)
    .join(', ')
}

function increaseBlocks({ increase }: Change): Block[] {
  if (increase === null) return []
  const { cover, event, eventDate, increase: by } = increase
  const amount = formatMoney(by)
  return [
    section(copy.increase),
    paragraph(copy.increaseText),
    facts(
      [copy.increaseCover, DOCUMENTED_COVERS[cover].name],
      [copy.increaseBy, cover === 'incomeProtection' ? copy.aMonth(amount) : amount],
      [copy.event, copy.events[event]],
      [copy.eventDate, formatDate(eventDate)],
    ),
  ]
}

function reasonBlocks({ reasons = [] }: SignedChange['body']): Block[] {
  if (reasons.length === 0) return []
  return [section(copy.why), bullets(...reasons.map((reason) => copy.reasons[reason]))]
}

const instalment = ({ amount, frequency }: NonNullable<Change['premium']>) =>
  `${formatCents(amount)} ${copy.per[frequency]}`

function acceptedBlocks({ acceptances, documentsRead = [] }: SignedChange['body']): Block[] {
  const documents = new Set(
    documentsRead.map(({ name, version, date, opened }) => {
      const text = copy.document(name, version, formatDate(date))
      return opened === undefined ? text : `${text}. ${copy.opened[opened ? 'yes' : 'no']}`
    }),
  )
  return [
    section(copy.accepted),
    bullets(
      ...CHANGE_ACCEPTANCES.filter((acceptance) => acceptances[acceptance]).map(
        (acceptance) => copy.acceptances[acceptance],
      ),
    ),
    ...(documents.size === 0 ? [] : [section(copy.documents), bullets(...documents)]),
  ]
}

const signatureOf = ({ body: { signedName }, signedOn }: SignedChange): string =>
  signedName && signedOn ? copy.signed(signedName, formatDate(signedOn)) : copy.notStored
