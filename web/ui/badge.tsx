import type { Children } from './feedback.tsx'

/**
 * The meaning of the colour, which the words of the badge tell too. A status or a severity is its
 * own kind (the style sheet has them); without a kind the badge is plain.
 */
export type BadgeKind = string

export const Badge = ({ kind, children }: { kind?: BadgeKind | undefined } & Children) => (
  <span class="badge" data-kind={kind}>
    {children}
  </span>
)
