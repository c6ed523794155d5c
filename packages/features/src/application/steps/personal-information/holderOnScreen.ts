import { type PolicyHolder, parseMoney, parseWholeNumber, RESIDENCIES } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { inputText, optionOf, readable } from '#fields/readable'
import { contactOnScreen } from '#holders/contact-on-screen'
import type { HolderField } from './view.ts'

/**
 * A policy holder as far as what is on the screen can be read, for what is said while they type: what cannot be read is
 * null, and so is what nothing is said about.
 */
export function holderOnScreen(id: string, fields: InputValues<HolderField>): PolicyHolder {
  return {
    ...contactOnScreen(id, fields),
    annualEarnings: readable(fields.annualEarnings, parseMoney),
    weeklyHours: readable(fields.weeklyHours, (text) => parseWholeNumber(text, HOURS_OF_WEEK)),
    employer: inputText(fields.employer) || null,
    residency: optionOf(RESIDENCIES, fields.residency),
    visaSubclass: inputText(fields.visaSubclass) || null,
    accessibilityNeeds: inputText(fields.accessibilityNeeds) || null,
  }
}

export const HOURS_OF_WEEK = { min: 0, max: 168 }
