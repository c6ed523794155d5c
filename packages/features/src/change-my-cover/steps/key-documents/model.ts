import { documentsOf } from '@coverkit/core'
import { type AcceptedDocument, CHANGE_DOCUMENT_ACCEPTANCES } from '@coverkit/core/change-cover'
import { acceptanceReader } from '../acceptanceReader.ts'
import { messages } from './messages.ts'

const reader = acceptanceReader(messages)

export const model: typeof reader = {
  ...reader,
  submit(answers, fields) {
    const accepted = reader.submit(answers, fields)
    const documentsRead = CHANGE_DOCUMENT_ACCEPTANCES.flatMap((acceptance): AcceptedDocument[] =>
      documentsOf(acceptance, answers.offered).map((document) => ({ acceptance, ...document })),
    )
    return { ...accepted, change: { ...accepted.change, documentsRead } }
  },
}
