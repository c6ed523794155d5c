import type { operations } from './generated/schema.ts'
import type { Reader } from './reader.ts'

type OperationId = keyof operations

/** Content that is not JSON is a file. */
type ContentOf<Message> = Message extends { content: { 'application/json': infer Json } } ? Json : Blob

type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Answer }
  ? ContentOf<Answer>
  : undefined

type BodyPart<Id extends OperationId> = operations[Id] extends { requestBody: infer Body }
  ? { readonly body: ContentOf<Body> }
  : object

type Given<Id extends OperationId> = NonNullable<operations[Id]['parameters']['header']>

type Headers<Id extends OperationId> = [Given<Id>] extends [never] ? object : Partial<Given<Id>>

/** The parts of the request of an operation. */
type PartsOf<Id extends OperationId> = Pick<operations[Id]['parameters'], 'path' | 'query'> &
  BodyPart<Id> & {
    readonly header?: Headers<Id> & { readonly Accept?: string }
    /** In place of the session's token. */
    readonly bearer?: string | undefined
  }

/** A call of the document. */
export interface Operation<Parts, Answer> {
  /** For the compiler alone. */
  readonly parts?: Parts
  readonly method: string
  readonly path: string
  readonly reader: Reader<Answer>
}

/** A call of the document by its id there, as it is generated. */
export type OperationOf<Id extends OperationId> = Operation<PartsOf<Id>, AnswerOf<Id>>
