import type { User, UserChanges } from '@coverkit/api-client'
import { Alert, Checkbox, Text } from '@coverkit/ui'
import { requestFailure } from '#queries/request-failure'
import { useMutation } from '#queries/use-mutation'
import { detailsCopy } from './copy.ts'
import { DetailsRow } from './DetailsRow.tsx'
import { below } from './details.css.ts'
import { detailsUpdate } from './mutations.ts'

const copy = detailsCopy.marketing

interface MarketingSwitchProps {
  readonly user: User
  readonly onSaved: (changes: UserChanges) => void
}

/** Whether we may write with news and offers: stored with the press. While it is not, the switch stays where it was. */
export function MarketingSwitch({ user, onSaved }: MarketingSwitchProps) {
  const { state, send } = useMutation(async () => detailsUpdate)
  const stored = user.email_Opt_Out === true
  const isOut = state.status === 'pending' ? state.content.changes.email_Opt_Out === true : stored
  async function change(email_Opt_Out: boolean): Promise<void> {
    const changes = { email_Opt_Out }
    const end = await send({ changes, version: undefined, notify: [] })
    if (end.status === 'done') onSaved(changes)
  }
  return (
    <DetailsRow id="details-marketing" title={copy.title} text={<Text tone="soft">{copy.text}</Text>}>
      <Checkbox
        name="emailOptOut"
        id="field-emailOptOut"
        label={copy.label}
        checked={isOut}
        onChange={(isChosen) => void change(isChosen)}
      />
      <div role="status" className={below}>
        {state.status === 'done' && <Alert severity="success" title={stored ? copy.out : copy.in} />}
      </div>
      {state.status === 'failed' && (
        <Alert severity="error" role="alert" title={copy.failed}>
          {requestFailure(state.failure)}
        </Alert>
      )}
    </DetailsRow>
  )
}
