import { type ClientQuote, COVER_STEPS } from '@coverkit/core'
import { stepPath } from '@coverkit/flow'
import { CheckIcon, Icon, Link, MinusIcon, PencilIcon } from '@coverkit/ui'
import { COVER_WORDS } from '#cover/words'
import { quoteFlow } from '../flow.ts'
import * as styles from './quoteSoFar.css.ts'
import { type OnScreen, type SoFarLine, soFarLines } from './soFarLines.ts'

const MARKS = { chosen: CheckIcon, here: PencilIcon, out: MinusIcon }

/** The covers of the quote with what is known of each; those with an amount lead back to their step. */
export function QuoteSoFar({ quote, ...onScreen }: OnScreen & { readonly quote: ClientQuote }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers.
    <ul role="list" className={styles.list}>
      {soFarLines(quote, onScreen).map((line) => (
        <li key={line.kind} className={styles.line}>
          <span className={line.state === 'out' ? styles.noMark : styles.mark}>
            {line.state !== 'todo' && <Icon of={MARKS[line.state]} />}
          </span>
          <span className={styles.words}>
            <Name line={line} />
            <span className={line.isAmount ? styles.amount : styles.state}>{line.text}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Name({ line: { kind, state, isAmount } }: { readonly line: SoFarLine }) {
  const name = COVER_WORDS[kind].name
  if (state === 'here') return <span className={styles.here}>{name}</span>
  if (state !== 'chosen') return <span className={styles.quiet}>{name}</span>
  if (!isAmount) return <span className={styles.name}>{name}</span>
  return (
    <span className={styles.name}>
      <Link href={stepPath(quoteFlow, COVER_STEPS[kind])}>{name}</Link>
    </span>
  )
}
