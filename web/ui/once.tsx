import { useState } from 'preact/hooks'
import { usePage } from '../session.ts'
import { Dialog } from './dialog.tsx'
import { Button } from './feedback.tsx'

const selectAll = (event: { currentTarget: HTMLInputElement }) => event.currentTarget.select()

interface ShownOnceProps {
  title: string
  hint: string
  value: string
  close: () => void
}

/** A secret that the service shows only this once. */
export const ShownOnce = ({ title, hint, value, close }: ShownOnceProps) => {
  const { t } = usePage()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <Dialog title={title} onClose={close}>
      {(end) => (
        <>
          <p>{hint}</p>
          <input readOnly value={value} aria-label={title} onFocus={selectAll} />
          <div class="actions">
            {/* Only secure pages may copy. */}
            {navigator.clipboard && (
              <Button text={isCopied ? t.copied : t.copy} kind="primary" onClick={copy} />
            )}
            <Button text={t.close} onClick={end} />
          </div>
        </>
      )}
    </Dialog>
  )
}
