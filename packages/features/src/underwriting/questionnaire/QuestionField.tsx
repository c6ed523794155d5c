import { ChoiceField } from './fields/ChoiceField.tsx'
import { DateEntry } from './fields/DateEntry.tsx'
import { ManyField } from './fields/ManyField.tsx'
import { MeasureField } from './fields/MeasureField.tsx'
import { MonthYearEntry } from './fields/MonthYearEntry.tsx'
import { SearchField } from './fields/SearchField.tsx'
import { SharesField } from './fields/SharesField.tsx'
import { TextEntry } from './fields/TextEntry.tsx'
import { YesNoField } from './fields/YesNoField.tsx'
import type { QuestionView } from './pageView.ts'
import type { QuestionnaireForm } from './QuestionnaireForm.ts'

interface QuestionFieldProps {
  readonly view: Pick<QuestionView, 'key' | 'question'>
  readonly form: QuestionnaireForm
  readonly isFollowUp?: boolean | undefined
}

/** The field of a question, whatever its kind. */
export function QuestionField({ view: { key, question }, form, isFollowUp }: QuestionFieldProps) {
  const bound = { id: key, form }
  switch (question.kind) {
    case 'gate':
    case 'yesNo':
      return <YesNoField {...bound} question={question} isFollowUp={isFollowUp} />
    case 'choice':
      return <ChoiceField {...bound} question={question} isFollowUp={isFollowUp} />
    case 'many':
      return <ManyField {...bound} question={question} />
    case 'search':
      return <SearchField {...bound} question={question} />
    case 'count':
    case 'decimal':
    case 'money':
    case 'text':
      return <TextEntry {...bound} question={question} />
    case 'height':
    case 'weight':
      return <MeasureField {...bound} question={question} />
    case 'date':
      return <DateEntry {...bound} question={question} />
    case 'monthYear':
      return <MonthYearEntry {...bound} question={question} />
    case 'shares':
      return <SharesField {...bound} question={question} />
  }
}
