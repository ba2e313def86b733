import type { Children } from './feedback.tsx'

/**
 * The kind is the meaning of the colour, which the words tell too: a status, a severity or another
 * one of the style sheet. Without a kind the badge is plain.
 */
export const Badge = ({ kind, children }: { kind?: string | undefined } & Children) => (
  <span class="badge" data-kind={kind}>
    {children}
  </span>
)
