import type { ComparisonClient, CureFound, InsurerAnswer } from '@coverkit/core'
import { insurerName } from '@coverkit/core'
import { Button, Heading, Stack, Text } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { InsurerMark } from '#cover/insurers'
import { comparisonCopy, formatCure, joinChanges } from '../copy.ts'
import { declineSentences } from '../declineFacts.ts'
import type { InsurerLines } from '../insurerLines.ts'
import * as styles from './notOffered.css.ts'

interface NotOfferedProps {
  readonly declined: readonly InsurerAnswer[]
  readonly missing: InsurerLines['missing']
  readonly client: ComparisonClient
  readonly onRetry: (codes: readonly string[]) => void
  /** The smallest change that brings one insurer back; null where nothing is known to help. */
  readonly cureOf: (answer: InsurerAnswer) => CureFound | null
  readonly onCure: (cure: CureFound) => void
}

const HEADING = 'not-offered'

/** Every insurer without a price, why, and the smallest change that would bring one. */
export function NotOffered({ declined, missing, client, onRetry, cureOf, onCure }: NotOfferedProps) {
  const { title, noAnswer, stopped, tryAgain, tryAgainWith } = comparisonCopy.notOffered
  if (declined.length + missing.length === 0) return null
  return (
    <Stack as="section" labelledBy={HEADING} gap={12}>
      <Heading level={2} size={24} id={HEADING}>
        {title}
      </Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets a list without bullets */}
      <ul role="list" className={styles.list}>
        {declined.map((answer) => (
          <Line
            key={answer.supplierCode}
            code={answer.supplierCode}
            why={declineSentences(answer, client)}
            action={<CureButton cure={cureOf(answer)} code={answer.supplierCode} onCure={onCure} />}
          />
        ))}
        {missing.map(({ code, stopped: byVisitor }) => (
          <Line
            key={code}
            code={code}
            why={[byVisitor ? stopped : noAnswer]}
            action={
              <Button label={tryAgainWith(insurerName(code))} onClick={() => onRetry([code])}>
                {tryAgain}
              </Button>
            }
          />
        ))}
      </ul>
    </Stack>
  )
}

interface CureButtonProps extends Pick<NotOfferedProps, 'onCure'> {
  readonly cure: CureFound | null
  readonly code: string
}

function CureButton({ cure, code, onCure }: CureButtonProps) {
  const { cureFor, noCure } = comparisonCopy.notOffered
  if (cure === null) {
    return (
      <Text size={15} tone="soft">
        {noCure}
      </Text>
    )
  }
  const change = joinChanges(cure.changes.map(formatCure))
  return (
    <Button label={cureFor(change, insurerName(code))} onClick={() => onCure(cure)}>
      {change}
    </Button>
  )
}

interface LineProps {
  readonly code: string
  readonly why: readonly string[]
  readonly action: ReactNode
}

function Line({ code, why, action }: LineProps) {
  return (
    <li className={styles.line}>
      <InsurerMark code={code} />
      <div>
        <Heading level={3} size={17}>
          {insurerName(code)}
        </Heading>
        {why.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className={styles.action}>{action}</div>
    </li>
  )
}
