import { fullName, type PolicyHolder } from '@coverkit/core'
import { useChangeStep } from '@coverkit/flow/react'
import { Alert, BulletList, Button, Card, Heading, SignCard, Stack, Text, TextField } from '@coverkit/ui'
import { useCallback } from 'react'
import { StepPage } from '#common/step-form/StepPage.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { Statement } from '#fields/controls'
import { useEnding } from '#submission/ending'
import { NumberedPoints } from '#underwriting/duty'
import { applicationEnding } from '../../ending.ts'
import { submissionContent } from '../../submission/submissionContent.ts'
import { AllSteps } from '../AllSteps.tsx'
import { acceptanceView } from '../acceptanceView.ts'
import { applicationSteps } from '../applicationSteps.ts'
import { ChosenCover } from '../ChosenCover.tsx'
import { ChangeLink, type OpenStep } from './ChangeLink.tsx'
import { declarationsCopy as copy, declarationsOf, shownWords } from './copy.ts'
import { InterimCoverNote } from './InterimCoverNote.tsx'
import { Summary } from './Summary.tsx'
import { insurerDeclarations } from './step.ts'
import { summaryOf } from './summary.ts'
import { withoutSignatures } from './withoutSignatures.ts'

/** The last step: the answers once more, what is declared, and the signature that submits the application. */
export default function DeclarationsStep() {
  const page = useFlowStep(applicationSteps, insurerDeclarations, acceptanceView, () => void submit())
  const { draft, form } = page
  const { submit, isBusy, noticesOf, press } = useEnding(applicationEnding, draft, {
    content() {
      const { answers } = draft.read()
      return submissionContent(answers, shownWords(answers.offer?.chosen.quote.supplierName ?? ''))
    },
  })
  const change = useChangeStep(draft.flow, draft)
  const { answers } = form
  const onOpen: OpenStep = useCallback(
    (step, page) => {
      draft.update(withoutSignatures)
      change({ step, page })
    },
    [draft, change],
  )
  const { offer } = answers
  if (!offer) return null
  const insurer = offer.chosen.quote.supplierName
  const second = answers.application.holders[1]

  return (
    <StepPage
      {...page}
      form={{ ...form, onSubmit: () => void press(form.onSubmit) }}
      title={copy.title}
      hasOwnButton
      notices={noticesOf(answers, ({ step, page, words }) => (
        <ChangeLink key={words} step={step} page={page} onOpen={onOpen}>
          {words}
        </ChangeLink>
      ))}
      intro={
        <Stack gap={24}>
          <Text size={20} tone="soft" measure>
            {copy.lead(insurer)}
          </Text>
          <Summary sections={summaryOf(answers)} onOpen={onOpen} />
          <InterimCoverNote insurer={insurer} terms={offer.terms} />
          <Declarations insurer={insurer} />
        </Stack>
      }
      aside={
        <Card tone="tint">
          <Stack gap={16}>
            <ChosenCover />
            {whatFollows}
            <AllSteps />
          </Stack>
        </Card>
      }
    >
      {second && <SecondHolder holder={second} />}
      <SignCard
        declared={<Statement label={copy.accept} {...form.choice('applicationDeclarations')} />}
        name={
          <TextField
            label={copy.sign}
            hint={copy.signHint}
            autoComplete="name"
            spellCheck={false}
            {...form.text('signedName')}
          />
        }
        action={
          <Button variant="primary" size="large" type="submit" fullOnPhone busy={isBusy}>
            {copy.submit}
          </Button>
        }
        note={copy.afterwards}
      />
    </StepPage>
  )
}

const whatFollows = (
  <Stack gap={8}>
    <Text weight="medium">{copy.follows.title}</Text>
    <BulletList items={copy.follows.items} />
  </Stack>
)

function Declarations({ insurer }: { readonly insurer: string }) {
  return (
    <Stack as="section" labelledBy="declarations" gap={16}>
      <Heading level={2} size={24} id="declarations">
        {copy.declarations}
      </Heading>
      <NumberedPoints points={declarationsOf(insurer)} />
    </Stack>
  )
}

function SecondHolder({ holder: { firstName, lastName } }: { readonly holder: PolicyHolder }) {
  const name = fullName(firstName, lastName)
  return (
    <Alert severity="info">
      <p>{copy.second(name || copy.secondUnnamed)}</p>
    </Alert>
  )
}
