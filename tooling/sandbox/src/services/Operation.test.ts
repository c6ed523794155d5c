import { expectTypeOf, test } from 'vitest'
import type { Schema } from '../document/Schema.ts'
import type { AnswerOf, Operation, PostAlias, QueryOf, RequestOf } from './Operation.ts'

test('parameters, body and answer of an operation have the types of the document', () => {
  expectTypeOf<RequestOf<'putDraft'>['params']>().toEqualTypeOf<{ readonly flow: Schema<'FlowName'> }>()
  expectTypeOf<RequestOf<'putDraft'>['body']>().toEqualTypeOf<Schema<'DraftRequest'>>()
  expectTypeOf<QueryOf<'getUserByEmail'>>().toEqualTypeOf<{ readonly email: string }>()
  expectTypeOf<RequestOf<'getUser'>['body']>().toEqualTypeOf<unknown>()
  expectTypeOf<AnswerOf<'deleteDraft'>>().toEqualTypeOf<{
    readonly successful: true
    readonly message?: string
  }>()
})

test('lists of an answer may be read-only, and its codes any text', () => {
  expectTypeOf<AnswerOf<'projectPremiums'>['ages']>().toEqualTypeOf<readonly number[]>()
  expectTypeOf<AnswerOf<'getVendor'>['supplierCode']>().toEqualTypeOf<string>()
})

test('an answer without a field of the document, or with a field of another type, is refused', () => {
  expectTypeOf<() => Promise<{ successful: true; id: string }>>().toExtend<Operation<'saveQuote'>>()
  expectTypeOf<() => Promise<{ successful: true }>>().not.toExtend<Operation<'saveQuote'>>()
  expectTypeOf<() => Promise<{ successful: true; id: number }>>().not.toExtend<Operation<'saveQuote'>>()
})

test('an operation that reads another body than the document has is refused', () => {
  type Reading<Body> = (
    services: unknown,
    request: { body: Body },
  ) => Promise<{ successful: true; id: string }>
  expectTypeOf<Reading<{ name: string }>>().toExtend<Operation<'sendContactRequest'>>()
  expectTypeOf<Reading<{ nickname: string }>>().not.toExtend<Operation<'sendContactRequest'>>()
})

test('a call by POST has the query parameters of its operation in the body', () => {
  type Reading<Body> = (services: unknown, request: { body: Body }) => Promise<{ successful: true }>
  expectTypeOf<Reading<{ verificationcode: string }>>().toExtend<PostAlias<'verifyVerificationCode'>>()
  expectTypeOf<Reading<{ code: string }>>().not.toExtend<PostAlias<'verifyVerificationCode'>>()
})
