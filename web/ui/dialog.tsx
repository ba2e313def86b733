import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { usePage } from '../session.ts'
import { Button, type ButtonProps } from './feedback.tsx'

interface DialogProps {
  title: string
  /** Called once the dialog is closed. */
  onClose: () => unknown
  /** Whether a person can never close it. Otherwise only an action under way prevents that. */
  locked?: boolean
  children: (close: () => void) => ComponentChildren
}

/** A modal dialog, which is open as long as it exists. Its first field or button has the focus. */
export const Dialog = ({ title, onClose, locked, children }: DialogProps) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const isLocked = () => locked || dialog.current?.querySelector('[aria-busy=true]') != null
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => isLocked() && event.preventDefault()}
      onClose={onClose}
    >
      <h2 id={id}>{title}</h2>
      {children(() => dialog.current?.close())}
    </dialog>
  )
}

interface Asked {
  question: ComponentChildren
  answer: (isConfirmed: boolean) => void
}

/** A question before an action: `ask` resolves to whether the action was confirmed. */
export const useQuestion = (title: string, kind: ButtonProps['kind']) => {
  const { t } = usePage()
  const [asked, setAsked] = useState<Asked>()
  const ask = (question: ComponentChildren) =>
    new Promise<boolean>((answer) => setAsked({ question, answer }))
  const end = () => {
    asked?.answer(false)
    setAsked(undefined)
  }
  const dialog = asked && (
    <Dialog title={title} onClose={end}>
      {(close) => {
        const confirm = () => {
          asked.answer(true)
          close()
        }
        return (
          <>
            <div>{asked.question}</div>
            <div class="actions">
              <Button text={t.cancel} onClick={close} />
              <Button kind={kind} text={title} onClick={confirm} />
            </div>
          </>
        )
      }}
    </Dialog>
  )
  return { ask, dialog }
}
