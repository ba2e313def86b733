import { notFound } from '../../platform/errors.ts'
import type { HandlerResult, Operations } from '../../platform/http/call.ts'
import { audit } from '../../platform/http/observe.ts'
import { text } from '../../platform/texts.ts'
import type { Accounts } from './accounts.ts'
import { confirmed } from './handlers.ts'
import type { Links } from './link-repository.ts'

export interface LinkHandlerOptions {
  accounts: Pick<Accounts, 'afterVerifying'>
  links: Links
}

export const linkHandlers = ({ accounts, links }: LinkHandlerOptions) =>
  ({
    async createInvitation({ body }, call): HandlerResult<'createInvitation'> {
      const { password, checklist_access: access = 'none', expires_in_days: days = 7 } = body
      const { id, ...made } = await confirmed(
        call,
        'invitation_creation',
        (caller) =>
          accounts.afterVerifying(caller, password, (verified) =>
            links.invite(verified, access, days),
          ),
        (made) => ({ invitation_id: made?.id }),
      )
      return { status: 201, body: { invitation_id: id, ...made } }
    },

    async listInvitations(_input, { token }): HandlerResult<'listInvitations'> {
      const invitations = (await links.list(token.userId)).map(
        ({ id, created_at, expires_at, ...invitation }) => ({
          invitation_id: id,
          ...invitation,
          created_at: created_at.toISOString(),
          expires_at: expires_at.toISOString(),
        }),
      )
      return { status: 200, body: { invitations } }
    },

    async deleteInvitation(
      { path: { invitation_id } },
      { request, token },
    ): HandlerResult<'deleteInvitation'> {
      await links.delete(token.userId, invitation_id)
      audit(request, 'invitation_deletion', 'success', { invitation_id })
      return { status: 200, body: { message: text('invitation_deleted') } }
    },

    async createPasswordLink({ path, body }, call): HandlerResult<'createPasswordLink'> {
      if (!links.passwordLinks) throw notFound('route_not_found')
      const { target_user_id } = path
      const { code, expires_at } = await confirmed(
        call,
        'password_link_creation',
        (caller) =>
          accounts.afterVerifying(caller, body.password, (verified) =>
            links.makePasswordLink(verified, target_user_id),
          ),
        () => ({ target_user_id }),
      )
      return { status: 201, body: { code, expires_at } }
    },
  }) satisfies Partial<Operations>
