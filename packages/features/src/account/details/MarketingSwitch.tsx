import type { User, UserChanges } from '@coverkit/api-client'
import { chooseParts, useBrand } from '@coverkit/brand'
import { Alert, Checkbox, Text } from '@coverkit/ui'
import { requestFailure } from '#common/queries/requestFailure.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { detailsCopy } from './copy.ts'
import { DetailsRow } from './DetailsRow.tsx'
import { below } from './details.css.ts'
import { detailsUpdate } from './mutations.ts'

const copy = detailsCopy.marketing

interface MarketingSwitchProps {
  readonly user: User
  readonly onSaved: (changes: UserChanges) => void
}

/** Whether the customer wants news and offers: no until they say so (Spam Act 2003), and stored with the press. While it is not, the switch stays where it was. */
export function MarketingSwitch({ user, onSaved }: MarketingSwitchProps) {
  const { state, send } = useMutation(async () => detailsUpdate)
  const stored = user.email_Opt_Out === false
  const isIn = state.status === 'pending' ? state.content.changes.email_Opt_Out === false : stored
  async function change(isWanted: boolean): Promise<void> {
    const changes = { email_Opt_Out: !isWanted }
    const end = await send({ changes, version: undefined, notify: [] })
    if (end.status === 'done') onSaved(changes)
  }
  return (
    <DetailsRow
      id="details-marketing"
      title={copy.title}
      text={<Text tone="soft">{chooseParts(copy.text, useBrand())}</Text>}
    >
      <Checkbox
        name="news"
        id="field-news"
        label={copy.label}
        checked={isIn}
        onChange={(isChosen) => void change(isChosen)}
      />
      <div role="status" className={below}>
        {state.status === 'done' && <Alert severity="success" title={stored ? copy.in : copy.out} />}
      </div>
      {state.status === 'failed' && (
        <Alert severity="error" role="alert" title={copy.failed}>
          {requestFailure(state.failure)}
        </Alert>
      )}
    </DetailsRow>
  )
}
