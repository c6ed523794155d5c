import { type ClientQuote, COVER_STEPS } from '@coverkit/core'
import { resolveStep, stepPath } from '@coverkit/flow'
import { Disclosure, Heading, Link, VisuallyHidden } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { openedStep, openStep, type QuoteDraftStore, type QuoteStepId, quoteFlow } from '#client-quote/flow'
import { quoteTerms, type Term, termsCopy } from '#cover/terms'
import { comparisonCopy } from '../copy.ts'
import { lowerFirst } from '../lowerFirst.ts'
import * as page from './quoteResults.css.ts'
import * as styles from './requestedTerms.css.ts'

interface RequestedTermsProps {
  readonly draft: QuoteDraftStore
  readonly quote: ClientQuote
}

/** The requested terms beside the prices, each with a link to its step. Hidden on narrow screens. */
export function RequestedPanel(props: RequestedTermsProps) {
  return (
    <aside aria-label={comparisonCopy.requested} className={page.panel}>
      <Heading level={2} size={20}>
        {comparisonCopy.requested}
      </Heading>
      <RequestedTerms {...props} />
    </aside>
  )
}

/** The same above the list, folded, where there is no room beside it. */
export function RequestedFold(props: RequestedTermsProps) {
  const { personalDetails, covers, premiumType } = props.quote
  const { requested, foldedTerms } = comparisonCopy
  return (
    <div className={page.folded}>
      <Disclosure
        variant="block"
        summary={
          <span className={page.foldedTitle}>
            <span>{requested}</span>
            <span className={page.foldedSummary}>
              {foldedTerms(covers.selectedCovers.length, personalDetails.age, premiumType)}
            </span>
          </span>
        }
      >
        <RequestedTerms {...props} />
      </Disclosure>
    </div>
  )
}

function RequestedTerms({ draft, quote }: RequestedTermsProps) {
  const { premiumType } = quote
  return (
    <dl className={styles.list}>
      {quoteTerms(quote).map(({ kind, name, terms }) => (
        <RequestedTerm
          key={kind}
          draft={draft}
          step={COVER_STEPS[kind]}
          label={name}
          values={coverValues(terms)}
        />
      ))}
      <RequestedTerm
        draft={draft}
        step="personal-details"
        label={comparisonCopy.aboutYou}
        values={personValues(quote)}
      />
      {premiumType && (
        <RequestedTerm
          draft={draft}
          step="premium-type"
          label={termsCopy.person.premiumType}
          values={[termsCopy.premiumTypes[premiumType], '']}
        />
      )}
    </dl>
  )
}

/** A short summary of the requested terms, and the remaining ones; the second may be empty. */
type Values = readonly [string, string]

/** Formats the requested terms of one cover; options that were not chosen are left out. */
function coverValues(terms: readonly Term[]): Values {
  const shown = terms.filter(({ id, value }) => id !== 'annualEarnings' && value !== termsCopy.none)
  const named = ['waitingPeriod', 'benefitPeriod']
  const [amount = '', ...others] = shown.map(({ id, label, value }) =>
    named.includes(id) ? `${label.toLowerCase()} ${value.toLowerCase()}` : value,
  )
  return [amount, asSentence(others)]
}

function personValues({ personalDetails }: ClientQuote): Values {
  const { age, gender, isSmoker, occupation, state } = personalDetails
  const { age: formatAge, smoker, nonSmoker } = comparisonCopy.person
  const person = [
    age === null ? null : formatAge(age),
    gender && termsCopy.genders[gender],
    isSmoker ? smoker : nonSmoker,
  ]
  const work = [occupation, state]
  return [asSentence(known(person)), known(work).join(', ')]
}

const known = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null)

/** A list with one capital, at its beginning; TPD keeps its own. */
function asSentence([first = '', ...others]: readonly string[]): string {
  return [first.slice(0, 1).toUpperCase() + first.slice(1), ...others.map(lowerFirst)].join(', ')
}

interface RequestedTermProps {
  readonly draft: QuoteDraftStore
  readonly step: QuoteStepId
  readonly label: string
  readonly values: Values
}

function RequestedTerm({ draft, step, label, values: [main, rest] }: RequestedTermProps) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <WithWholeWords text={main} />
      </dd>
      {rest !== '' && <dd className={styles.rest}>{rest}</dd>}
      <dd className={styles.change}>
        <ChangeLink draft={draft} step={step} label={label} />
      </dd>
    </div>
  )
}

/** A text whose words with a hyphen stay in one piece. */
function WithWholeWords({ text }: { readonly text: string }) {
  return text.split(' ').map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never move
    <span key={place} className={word.includes('-') ? page.unbroken : undefined}>
      {place > 0 ? ` ${word}` : word}
    </span>
  ))
}

/**
 * Leads to a step, or to the first one before it that is not answered: the short way from the calculator, which asks about
 * the visitor alone, ends with it.
 */
function ChangeLink({ draft, step, label }: Omit<RequestedTermProps, 'values'>) {
  const answers = useAtomValue(draft.answersAtom)
  const state = useAtomValue(draft.stateAtom)
  const open = openedStep(answers, state, step)
  const opened = resolveStep(quoteFlow, open.answers, open.state, step)
  return (
    <Link
      variant="standalone"
      href={stepPath(quoteFlow, opened.kind === 'show' ? step : opened.to)}
      onClick={() => openStep(draft, step)}
    >
      {comparisonCopy.changeLink}
      <VisuallyHidden>{` ${label}`}</VisuallyHidden>
    </Link>
  )
}
