import { DateField, TextField } from '@coverkit/ui'
import type { HolderForm } from '../holders/HolderForm.ts'
import { holdersCopy as copy } from '../holders/holdersCopy.ts'

const { labels, hints } = copy

/** Name and date of birth of a policy holder. */
export function PersonFields({ holder }: { readonly holder: HolderForm }) {
  const { text, autoComplete, person } = holder
  return (
    <>
      <TextField
        label={labels.title}
        hint={hints.title}
        optional
        width="short"
        autoComplete={autoComplete('honorific-prefix')}
        {...text('title')}
      />
      <TextField
        label={labels.firstName}
        hint={hints.firstName}
        autoComplete={autoComplete('given-name')}
        spellCheck={false}
        {...text('firstName')}
      />
      <TextField
        label={labels.middleName}
        optional
        autoComplete={autoComplete('additional-name')}
        spellCheck={false}
        {...text('middleName')}
      />
      <TextField
        label={labels.lastName}
        autoComplete={autoComplete('family-name')}
        spellCheck={false}
        {...text('lastName')}
      />
      <DateField
        legend={labels.dateOfBirth}
        hint={hints.dateOfBirth}
        autoComplete={person === 'you' ? 'bday' : 'section-holder2 bday'}
        {...holder.date('dateOfBirth')}
      />
    </>
  )
}
