import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'

interface DialogProps {
  title: string
  /** Called once the dialog is closed. */
  onClose: () => unknown
  /** Without it the dialog cannot be left while an action runs; `true`: never. */
  locked?: boolean
  children: (close: () => void) => ComponentChildren
}

/** A modal dialog, which is open as long as it exists. */
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
