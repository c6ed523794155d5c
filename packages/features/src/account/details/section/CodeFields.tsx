import { Text, TextField } from '@coverkit/ui'
import { tidyCode } from '#common/form/tidy.ts'
import { detailsCopy } from '../copy.ts'
import type { SectionCode } from './SectionKind.ts'
import type { useChangeCode } from './useChangeCode.ts'

const { code: copy } = detailsCopy

interface CodeFieldsProps {
  readonly code: ReturnType<typeof useChangeCode>
  readonly words: SectionCode
  /** Where the code went. */
  readonly email: string
}

/** Takes the code that a change waits for. */
export function CodeFields({ code, words, email }: CodeFieldsProps) {
  return (
    <>
      <div role="status">
        <Text measure>{words.sent(email)}</Text>
      </div>
      <TextField
        name={code.name}
        label={copy.label}
        hint={copy.hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        width="medium"
        tabular
        value={code.text}
        onChange={code.setText}
        format={tidyCode}
        error={code.error}
      />
    </>
  )
}
