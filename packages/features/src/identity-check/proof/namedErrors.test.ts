import { codeFieldCopy } from '#common/send-new-code/codeFieldCopy.ts'
import { describeNamedErrors } from '#common/testing/describeNamedErrors.ts'
import { proofCopy } from './copy.ts'

describeNamedErrors({
  'proof of who is logged in': {
    password: [/password/, [proofCopy.passwordMissing]],
    code: [/code/, [codeFieldCopy.missing]],
  },
})
