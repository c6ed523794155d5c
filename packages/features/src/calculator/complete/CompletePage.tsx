import { useBrand } from '@coverkit/brand'
import { stepPath } from '@coverkit/flow'
import { ButtonLink, Card, Container, Heading, Link, Pair, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { usePageServices } from '#common/page-services/index.ts'
import { usePerch } from '#common/step-form/usePerch.tsx'
import { calculatorCopy } from '../copy.ts'
import { calculatorDraft } from '../state.ts'
import { completeCopy as copy } from './copy.ts'

export default function CompletePage() {
  const brand = useBrand()
  const draft = calculatorDraft(usePageServices())
  const { mail } = useAtomValue(draft.answersAtom)
  const perch = usePerch('blossom')
  return (
    <Container width="pair">
      <title>{`${copy.title} | ${calculatorCopy.flow} | ${brand.name}`}</title>
      <Pair asideLabel={copy.next} aside={<Next results={stepPath(draft.flow, 'results')} />} perch={perch}>
        <Stack gap={12}>
          <Heading level={1}>{copy.title}</Heading>
          <Text size={20} tone="soft">
            {mail?.sent ? copy.mailed(mail.to) : copy.saved}
          </Text>
          <Text>{copy.another}</Text>
        </Stack>
      </Pair>
    </Container>
  )
}

function Next({ results }: { readonly results: string }) {
  return (
    <Card tone="tint">
      <Stack gap={16}>
        <Heading level={2} size={20}>
          {copy.next}
        </Heading>
        <ButtonLink variant="primary" fullOnPhone href="/client-quote/select-covers">
          {copy.quotes}
        </ButtonLink>
        <Link variant="standalone" href={results}>
          {copy.results}
        </Link>
      </Stack>
    </Card>
  )
}
