import { type ClientQuote, COVER_STEPS } from '@coverkit/core'
import { resolveStep, stepPath } from '@coverkit/flow'
import { Heading, Link, Stack, Text, VisuallyHidden } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { type QuoteDraftStore, type QuoteStepId, quoteFlow } from '#quote/flow'
import { startAt } from '#quote/start-directly'
import { quoteTerms, type Term } from '#quote/terms'
import { termsCopy } from '#quote/terms-copy'
import { comparisonCopy } from '../copy.ts'
import * as styles from './requestedTerms.css.ts'

interface RequestedTermsProps {
  readonly draft: QuoteDraftStore
  readonly quote: ClientQuote
}

const HEADING = 'asked'

/** What the prices are for, each with the way back to its step. */
export function RequestedTerms({ draft, quote }: RequestedTermsProps) {
  const { premiumType } = quote
  return (
    <Stack as="section" labelledBy={HEADING} gap={16}>
      <Heading level={2} size={24} id={HEADING}>
        {comparisonCopy.requested}
      </Heading>
      <dl className={styles.list}>
        {quoteTerms(quote).map(({ kind, name, terms }) => (
          <RequestedTerm key={kind} draft={draft} step={COVER_STEPS[kind]} label={name}>
            {coverWords(terms)}
          </RequestedTerm>
        ))}
        <RequestedTerm draft={draft} step="personal-details" label={comparisonCopy.aboutYou}>
          {personWords(quote)}
        </RequestedTerm>
        {premiumType && (
          <RequestedTerm draft={draft} step="premium-type" label={termsCopy.person.premiumType}>
            {termsCopy.premiumTypes[premiumType]}
          </RequestedTerm>
        )}
      </dl>
    </Stack>
  )
}

/** What was asked for of one cover; what was not taken goes without saying. */
function coverWords(terms: readonly Term[]): string {
  const shown = terms.filter(({ id, value }) => id !== 'annualEarnings' && value !== termsCopy.none)
  const named = ['waitingPeriod', 'benefitPeriod']
  return shown
    .map(({ id, label, value }) =>
      named.includes(id) ? `${label.toLowerCase()} ${value.toLowerCase()}` : value,
    )
    .join(', ')
}

function personWords({ personalDetails }: ClientQuote): string {
  const { age, gender, isSmoker, occupation, state } = personalDetails
  const { age: formatAge, smoker, nonSmoker } = comparisonCopy.person
  return [
    age === null ? null : formatAge(age),
    gender && termsCopy.genders[gender],
    isSmoker ? smoker : nonSmoker,
    occupation,
    state,
  ]
    .filter((words) => words !== null)
    .join(', ')
}

interface RequestedTermProps {
  readonly draft: QuoteDraftStore
  readonly step: QuoteStepId
  readonly label: string
  readonly children: string
}

function RequestedTerm({ draft, step, label, children }: RequestedTermProps) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd>
        <Text as="span">{children}</Text>
      </dd>
      <dd>
        <ChangeLink draft={draft} step={step} label={label} />
      </dd>
    </div>
  )
}

/**
 * Leads to a step, or to the first one before it that is not answered: the short way from the calculator, which asks about
 * the visitor alone, ends with it.
 */
function ChangeLink({ draft, step, label }: Omit<RequestedTermProps, 'children'>) {
  const answers = useAtomValue(draft.answersAtom)
  const state = useAtomValue(draft.stateAtom)
  const opened = resolveStep(quoteFlow, startAt(answers, step), state, step)
  return (
    <Link
      variant="standalone"
      href={stepPath(quoteFlow, opened.kind === 'show' ? step : opened.to)}
      onClick={() => draft.update((current) => startAt(current, step))}
    >
      {comparisonCopy.changeLink}
      <VisuallyHidden>{` ${label}`}</VisuallyHidden>
    </Link>
  )
}
