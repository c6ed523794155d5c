import type { Key } from '@coverkit/core/questionnaire'
import { Heading, Link, Stack, Text, VisuallyHidden } from '@coverkit/ui'
import type { MouseEvent } from 'react'
import type { CheckFact, CheckGroup } from './checkView.ts'
import { questionnaireCopy } from './copy.ts'
import * as styles from './questionnaire.css.ts'

const copy = questionnaireCopy.check

/** The id of the Change link of an answer, where the focus comes back to. */
export const changeLinkId = (key: Key): string => `change-${key}`

export interface CheckListProps {
  readonly groups: readonly CheckGroup[]
  /** The address of a page. */
  readonly hrefOf: (page: string) => string
  readonly onChange: (fact: CheckFact) => void
}

/** The answers of a section, each with a way to change it. */
export function CheckList({ groups, hrefOf, onChange }: CheckListProps) {
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Heading level={2} size={24}>
          {copy.title}
        </Heading>
        <Text measure>{copy.lead}</Text>
      </Stack>
      {groups.map(({ id, title, facts }) => (
        <Stack key={id} gap={8}>
          {title && (
            <Heading level={3} size={20}>
              {title}
            </Heading>
          )}
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <FactLine key={fact.key} fact={fact} href={hrefOf(fact.page)} onChange={onChange} />
            ))}
          </dl>
        </Stack>
      ))}
    </Stack>
  )
}

interface FactLineProps {
  readonly fact: CheckFact
  readonly href: string
  readonly onChange: (fact: CheckFact) => void
}

function FactLine({ fact, href, onChange }: FactLineProps) {
  const { key, ask, words } = fact
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChange(fact)
  }
  return (
    <div className={styles.fact}>
      <dt className={styles.factLabel}>{ask}</dt>
      <dd className={styles.factValue}>{words.length === 0 ? copy.notProvided : words.join(', ')}</dd>
      <dd>
        <Link id={changeLinkId(key)} href={href} onClick={follow}>
          {copy.change} <VisuallyHidden>{ask}</VisuallyHidden>
        </Link>
      </dd>
    </div>
  )
}
