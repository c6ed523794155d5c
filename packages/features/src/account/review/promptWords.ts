import { formatMoney } from '@coverkit/core'
import { reviewCopy } from './copy.ts'
import type { Prompt } from './prompts.ts'

const { prompts: copy, changeHref, insurabilityHref } = reviewCopy

/** A prompt in words, with where it may lead. */
export interface PromptWords {
  readonly fact: string
  readonly question: string
  readonly link?: { readonly label: string; readonly href: string }
}

export function promptWords(prompt: Prompt): PromptWords {
  switch (prompt.kind) {
    case 'age':
      return { fact: copy.age.fact(prompt.before, prompt.now), question: copy.age.question }
    case 'stepped': {
      const { fact, question, link } = copy.stepped
      return { fact: fact(prompt.policies), question, link: { label: link, href: changeHref } }
    }
    case 'benefitEnds':
      return { fact: copy.benefitEnds.fact(prompt.years), question: copy.benefitEnds.question }
    case 'children': {
      const { fact, question } = copy.children
      return { fact: fact(prompt.count, prompt.youngest), question, link: birth }
    }
    case 'noChildren':
      return { ...copy.noChildren, link: birth }
    case 'debt':
      return { fact: copy.debt.fact(formatMoney(prompt.amount)), question: copy.debt.question, link: loan }
    case 'noDebt':
      return { ...copy.noDebt, link: loan }
    case 'income': {
      const { fact, question } = copy.income
      return { fact: fact(formatMoney(prompt.insured), formatMoney(prompt.entered)), question }
    }
  }
}

const birth = { label: copy.newChild, href: insurabilityHref }
const loan = { label: copy.newLoan, href: insurabilityHref }
