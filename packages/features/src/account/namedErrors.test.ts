import { codeFieldCopy } from '#common/send-new-code/codeFieldCopy.ts'
import { describeNamedErrors, sentencesIn } from '#common/testing/describeNamedErrors.ts'
import { detailsCopy } from './details/copy.ts'

const { name, address, mobile, birth, work, smoking, email, code } = detailsCopy

describeNamedErrors({
  'a name': {
    firstName: [/first name/, sentencesIn(name.messages.firstName)],
    middleName: [/middle name/, sentencesIn(name.messages.middleName)],
    lastName: [/last name/, sentencesIn(name.messages.lastName)],
  },
  'an address': {
    street: [/street address/, sentencesIn(address.messages.street)],
    city: [/suburb or town/, sentencesIn(address.messages.city)],
    state: [/state or territory/, sentencesIn(address.messages.state)],
    postcode: [/postcode/, sentencesIn(address.messages.postcode)],
  },
  'a mobile': {
    mobile: [/mobile number/, sentencesIn(mobile.messages.mobile)],
    code: [/code/, [codeFieldCopy.missing, ...Object.values(code.failures)]],
  },
  'a date of birth': { dateOfBirth: [/date of birth/, sentencesIn(birth.messages.dateOfBirth)] },
  'work and income': {
    occupation: [/occupation/, sentencesIn(work.messages.occupation)],
    employment: [/employment status/, sentencesIn(work.messages.employment)],
    income: [/annual earnings/, sentencesIn(work.messages.income)],
  },
  smoking: { smoker: [/smoke/, sentencesIn(smoking.messages.smoker)] },
  'an email address': {
    email: [/email address/, [email.messages.email, email.messages.same]],
    code: [/code/, [email.messages.code, email.failures.wrongCode, email.failures.oldCode]],
  },
})
