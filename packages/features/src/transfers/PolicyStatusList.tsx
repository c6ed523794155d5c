import { Card, CircleCheckIcon, Heading, Icon, InfoIcon, Stack, Text, TriangleAlertIcon } from '@coverkit/ui'
import type { PolicyStatusView } from './policyStatusView.ts'

interface PolicyStatusListProps {
  readonly policies: readonly PolicyStatusView[]
  /** The heading above. */
  readonly labelledBy: string
  /** The level of a policy's own heading. */
  readonly level: 3 | 4
}

/** How far the transfer of each policy is. */
export function PolicyStatusList({ policies, labelledBy, level }: PolicyStatusListProps) {
  return (
    <Stack as="ul" labelledBy={labelledBy} gap={16}>
      {policies.map((policy) => (
        <li key={policy.id}>
          <PolicyItem policy={policy} level={level} />
        </li>
      ))}
    </Stack>
  )
}

function iconOf(stage: PolicyStatusView['stage']) {
  if (stage === 'transferred') return CircleCheckIcon
  return stage === 'needs-you' ? TriangleAlertIcon : InfoIcon
}

function PolicyItem({ policy, level }: { readonly policy: PolicyStatusView; readonly level: 3 | 4 }) {
  const { id, title, number, name, stage, status, text, dates } = policy
  return (
    <Card as="article" labelledBy={`transfer-${id}`}>
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={level} size={20} id={`transfer-${id}`}>
            {title}
          </Heading>
          <Text tone="soft">
            {number}
            {name && `. ${name}`}
          </Text>
        </Stack>
        <Text weight="medium">
          <Icon of={iconOf(stage)} size="small" /> {status}
        </Text>
        <Text measure>{text}</Text>
        {dates.length > 0 && <Text tone="soft">{dates.join('. ')}.</Text>}
      </Stack>
    </Card>
  )
}
