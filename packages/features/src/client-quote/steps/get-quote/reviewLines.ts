import type { ClientQuote } from '@coverkit/core'
import { premiumCopy } from '#cover/premium'
import { type Term, termsCopy } from '#cover/terms'
import { COVER_WORDS } from '#cover/words'
import { quoteCopy } from '../../copy.ts'
import { premiumTypeCopy } from '../premium-type/copy.ts'
import { fundAnswer } from '../select-covers/fundAnswer.ts'
import { getQuoteCopy } from './copy.ts'

const copy = getQuoteCopy

function yesNo(answer: boolean | null): string {
  return answer === null ? copy.notAnswered : answer ? quoteCopy.yes : quoteCopy.no
}

function known<Key extends string>(words: Readonly<Record<Key, string>>, key: Key | null): string {
  return key === null ? copy.notAnswered : words[key]
}

export function selectionTerms(quote: ClientQuote): readonly Term[] {
  const { selectedCovers } = quote.covers
  const fund = fundAnswer(quote)
  return [
    {
      id: 'covers',
      label: copy.selected,
      value: selectedCovers.map((kind) => COVER_WORDS[kind].name).join(', '),
    },
    {
      id: 'super',
      label: copy.payThroughSuper,
      value: yesNo(fund === null ? null : fund === 'true'),
    },
  ]
}

export function personTerms({ personalDetails }: ClientQuote): readonly Term[] {
  const { age, gender, isSmoker, occupation, state } = personalDetails
  const { person } = termsCopy
  return [
    { id: 'age', label: person.age, value: age === null ? copy.notAnswered : String(age) },
    { id: 'gender', label: person.gender, value: known(termsCopy.genders, gender) },
    { id: 'smoker', label: person.smoker, value: yesNo(isSmoker) },
    { id: 'occupation', label: person.occupation, value: occupation ?? copy.notAnswered },
    { id: 'state', label: person.state, value: state ?? copy.notAnswered },
  ]
}

export function premiumTerms({ premiumType, paymentFrequency }: ClientQuote): readonly Term[] {
  return [
    { id: 'type', label: termsCopy.person.premiumType, value: known(termsCopy.premiumTypes, premiumType) },
    {
      id: 'frequency',
      label: premiumTypeCopy.frequency,
      value: premiumCopy.frequencies[paymentFrequency],
    },
  ]
}
