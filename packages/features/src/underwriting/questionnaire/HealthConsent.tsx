import { healthConsentText as text } from '@coverkit/core/questionnaire'
import { BulletList, Card, Checkbox, Heading, Stack, Text } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { healthNotice } from '#common/collection-notice/notices/healthNotice.ts'

export interface HealthConsentProps {
  readonly isGiven: boolean
  readonly onChange: (isGiven: boolean) => void
  readonly error: string | undefined
  /** Below the tick: the way to take it back. */
  readonly withdrawal: ReactNode
}

/** The consent that the Privacy Act requires before health information is collected: recipients, purpose, tick. */
export function HealthConsent({ isGiven, onChange, error, withdrawal }: HealthConsentProps) {
  return (
    <Stack gap={16}>
      <Heading level={2} size={24}>
        {text.title}
      </Heading>
      <Text measure>{text.lead}</Text>
      <BulletList items={text.points} />
      <p>
        <CollectionNotice notice={healthNotice} linkOnly />
      </p>
      <Card>
        <Checkbox
          name="healthConsent"
          label={text.statement}
          checked={isGiven}
          onChange={onChange}
          error={error}
        />
      </Card>
      {withdrawal}
    </Stack>
  )
}
