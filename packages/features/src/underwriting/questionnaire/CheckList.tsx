import type { Key } from '@coverkit/core/questionnaire'
import { Heading, Link, Stack, Text, VisuallyHidden } from '@coverkit/ui'
import type { MouseEvent } from 'react'
import type { CheckFact, CheckGroup } from './checkView.ts'
import { questionnaireCopy } from './copy.ts'
import * as styles from './questionnaire.css.ts'

const copy = questionnaireCopy.check

/** The id of the Change link of an answer, where the focus comes back to. */
export const changeLinkId = (key: Key): string => `change-${key}`

interface GroupsProps {
  readonly groups: readonly CheckGroup[]
  /** The address of a page of the section. */
  readonly hrefOf: (page: string) => string
  readonly onChange: (fact: CheckFact) => void
}

export interface CheckListProps extends GroupsProps {
  readonly lead?: string
}

/** The answers of a section, each with a way to change it. */
export function CheckList({ lead = copy.lead, ...groups }: CheckListProps) {
  return (
    <Stack gap={32}>
      <CheckHead lead={lead} />
      <Groups {...groups} level={3} />
    </Stack>
  )
}

/** A section of the review, under its title. */
export interface ReviewedSection extends GroupsProps {
  readonly id: string
  readonly title: string
}

/** The answers of all sections, each with a way to change it. */
export function ReviewList({ sections }: { readonly sections: readonly ReviewedSection[] }) {
  return (
    <Stack gap={40}>
      <CheckHead lead={copy.reviewLead} />
      {sections.map(({ id, title, ...groups }) => (
        <Stack key={id} as="section" labelledBy={`reviewed-${id}`} gap={16}>
          <Heading level={3} size={20} id={`reviewed-${id}`}>
            {title}
          </Heading>
          <Groups {...groups} level={4} />
        </Stack>
      ))}
    </Stack>
  )
}

function CheckHead({ lead }: { readonly lead: string }) {
  return (
    <Stack gap={8}>
      <Heading level={2} size={24}>
        {copy.title}
      </Heading>
      <Text measure>{lead}</Text>
    </Stack>
  )
}

function Groups({ groups, hrefOf, onChange, level }: GroupsProps & { readonly level: 3 | 4 }) {
  return groups.map(({ id, title, facts }) => (
    <Stack key={id} gap={8}>
      {title && (
        <Heading level={level} size={level === 3 ? 20 : 17}>
          {title}
        </Heading>
      )}
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <FactLine key={fact.key} fact={fact} href={hrefOf(fact.page)} onChange={onChange} />
        ))}
      </dl>
    </Stack>
  ))
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
