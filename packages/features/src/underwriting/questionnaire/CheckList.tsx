import type { Key } from '@coverkit/core/questionnaire'
import { Disclosure, Heading, Link, Stack, Text, VisuallyHidden } from '@coverkit/ui'
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
interface ReviewedSection extends GroupsProps {
  readonly id: string
  readonly title: string
}

interface ReviewListProps {
  readonly sections: readonly ReviewedSection[]
  /** The answer that the visitor comes back to, in sight on arrival. */
  readonly at: Key | undefined
}

/** The answers of all sections, each with a way to change it. Those with nothing to disclose are folded. */
export function ReviewList({ sections, at }: ReviewListProps) {
  return (
    <Stack gap={32}>
      <CheckHead lead={copy.reviewLead} />
      {sections.map(({ id, title, ...groups }) => (
        <Stack key={id} as="section" labelledBy={`reviewed-${id}`} gap={8}>
          <Heading level={3} size={20} id={`reviewed-${id}`}>
            {title}
          </Heading>
          <Groups {...groups} groups={withoutDenied(groups.groups)} level={4} />
          <Denied {...groups} at={at} />
        </Stack>
      ))}
    </Stack>
  )
}

const withoutDenied = (groups: readonly CheckGroup[]): readonly CheckGroup[] =>
  groups
    .map((group) => ({ ...group, facts: group.facts.filter(({ isDenied }) => !isDenied) }))
    .filter(({ facts }) => facts.length > 0)

function Denied({ groups, hrefOf, onChange, at }: GroupsProps & Pick<ReviewListProps, 'at'>) {
  const facts = groups.flatMap((group) => group.facts).filter(({ isDenied }) => isDenied)
  if (facts.length === 0) return null
  return (
    <Disclosure summary={copy.denied(facts.length)} open={facts.some(({ key }) => key === at)}>
      <Facts facts={facts} hrefOf={hrefOf} onChange={onChange} />
    </Disclosure>
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
      <Facts facts={facts} hrefOf={hrefOf} onChange={onChange} />
    </Stack>
  ))
}

function Facts({ facts, hrefOf, onChange }: Omit<GroupsProps, 'groups'> & Pick<CheckGroup, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <FactLine key={fact.key} fact={fact} href={hrefOf(fact.page)} onChange={onChange} />
      ))}
    </dl>
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
