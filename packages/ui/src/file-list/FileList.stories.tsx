import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FileList } from './FileList.tsx'

const meta = {
  title: 'Components/FileList',
  tags: ['autodocs'],
  component: FileList,
  args: { label: 'Your files', files: [] },
} satisfies Meta<typeof FileList>
export default meta
type Story = StoryObj<typeof meta>

const onPause = fn()
const onRemove = fn()
const remove = { label: 'Remove', onPress: onRemove }

export const EachState: Story = {
  args: {
    files: [
      {
        id: 'a',
        name: 'report.pdf',
        note: 'Doctor’s report',
        status: 'Uploading 40%',
        progress: 0.4,
        actions: [{ label: 'Pause', onPress: onPause }, remove],
      },
      { id: 'b', name: 'photo.jpg', status: 'Checking the file', progress: null },
      { id: 'c', name: 'payslip.pdf', status: 'Uploaded', tone: 'done', actions: [remove] },
      {
        id: 'd',
        name: 'letter.docx',
        status: 'This isn’t a PDF, JPEG or PNG.',
        tone: 'error',
        actions: [remove],
      },
    ],
  },
  async play({ canvas }) {
    const list = within(canvas.getByRole('list', { name: 'Your files' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByRole('progressbar', { name: 'report.pdf' })).toHaveValue(0.4)
    await userEvent.click(canvas.getByRole('button', { name: 'Pause: report.pdf' }))
    await expect(onPause).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: payslip.pdf' }))
    await expect(onRemove).toHaveBeenCalled()
  },
}

export const LongName: Story = {
  args: {
    files: [{ id: 'a', name: `${'a-very-long-name-'.repeat(12)}.pdf`, status: 'Waiting', actions: [remove] }],
  },
}

/** The docs page of the list shows it as an example of what not to do. */
export const StateByColourAlone: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { files: [{ id: 'a', name: 'letter.docx', status: 'letter.docx', tone: 'error' }] },
}
