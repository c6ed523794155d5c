import type { Conflict } from '@coverkit/drafts'
import type { AnswerFormat } from '@coverkit/flow-draft'
import { Alert, Button, Form, Inline, RadioGroup, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { AccountOffer } from './AccountOffer.tsx'
import { type ConflictChoice, conflictChoices } from './conflictChoices.ts'
import { conflictCopy } from './conflictCopy.ts'
import type { SavedFlowDraft } from './SavedFlowDraft.ts'

type Side = 'mine' | 'theirs'

/**
 * Answers that two tabs gave different values, both in words, and a choice for each; or other answers of the customer.
 * Nothing when there are none.
 */
export function RemoteChanges({ draft }: { readonly draft: SavedFlowDraft }) {
  const { conflicts = [], offer } = useAtomValue(draft.statusAtom)
  const words = useAnswerFormat(draft, conflicts.length > 0)
  if (offer) return <AccountOffer draft={draft} offer={offer} />
  if (conflicts.length === 0 || !words) return null
  const choices = conflictChoices(conflicts, words)
  const resolveConflicts = (choose: (conflict: Conflict) => Side) =>
    void draft.store().then(
      ({ resolve }) => resolve(choose),
      () => undefined,
    )
  // The key resets the choices when the conflicts change.
  return (
    <Choices
      key={choices.map(({ label }) => label).join('|')}
      choices={choices}
      onResolve={resolveConflicts}
    />
  )
}

interface ChoicesProps {
  readonly choices: readonly ConflictChoice[]
  readonly onResolve: (choose: (conflict: Conflict) => Side) => void
}

function Choices({ choices, onResolve }: ChoicesProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = (label: string): Side => chosen[label] ?? 'mine'
  const resolveConflicts = () => {
    const theirs = choices.filter(({ label }) => sideOf(label) === 'theirs').flatMap(pathsOf)
    onResolve(({ path }) => (theirs.includes(keyOf(path)) ? 'theirs' : 'mine'))
  }
  return (
    <Alert severity="warn" role="alert" title={conflictCopy.title}>
      <Form onSubmit={resolveConflicts} label={conflictCopy.title}>
        <Stack gap={16}>
          <Text>{conflictCopy.text}</Text>
          {choices.map(({ label, mine, theirs }, index) => (
            <RadioGroup
              key={label}
              name={`conflict-${index}`}
              legend={label}
              options={[
                { value: 'mine', label: mine, hint: conflictCopy.last },
                { value: 'theirs', label: theirs, hint: conflictCopy.before },
              ]}
              value={sideOf(label)}
              onChange={(side) => setChosen({ ...chosen, [label]: side === 'theirs' ? 'theirs' : 'mine' })}
            />
          ))}
          <Inline>
            <Button type="submit">{conflictCopy.use}</Button>
          </Inline>
        </Stack>
      </Form>
    </Alert>
  )
}

const keyOf = (path: readonly string[]) => JSON.stringify(path)
const pathsOf = ({ conflicts }: ConflictChoice) => conflicts.map(({ path }) => keyOf(path))

const wordless: AnswerFormat = { refused: () => null, label: () => null, value: () => '' }

/** The words of the flow, once they are needed. Where they cannot be had, the choice is between all answers. */
function useAnswerFormat({ words }: SavedFlowDraft, isNeeded: boolean): AnswerFormat | undefined {
  const [loaded, setLoaded] = useState<AnswerFormat>()
  useEffect(() => {
    if (!isNeeded) return
    const load = words ? words() : Promise.resolve(wordless)
    load.catch(() => wordless).then(setLoaded)
  }, [words, isNeeded])
  return loaded
}
