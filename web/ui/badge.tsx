import type { Children } from './feedback.tsx'

/**
 * The kind decides the colour: a status, a severity or another `data-kind` of the style sheet. The
 * text has the same meaning. Without a kind the badge is plain.
 */
export const Badge = ({ kind, children }: { kind?: string | undefined } & Children) => (
  <span class="badge" data-kind={kind}>
    {children}
  </span>
)
