import { insurerName } from '@coverkit/core'
import { BulletList, Link, Stack, Text } from '@coverkit/ui'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { usePanel } from '#cover/panel'
import { asideCopy } from './asideCopy.ts'

const { insurers, other, contact, ...aside } = asideCopy

/** Says what to have at hand, and names the insurers whose policies can be transferred. */
export function HoldersAside() {
  return (
    <StepAside {...aside}>
      <Stack gap={8}>
        <Text size={15}>{insurers}</Text>
        <BulletList items={usePanel().map(insurerName)} />
        <Text size={15}>
          {other} <Link href="/contact-request?topic=transfer">{contact}</Link>.
        </Text>
      </Stack>
    </StepAside>
  )
}
