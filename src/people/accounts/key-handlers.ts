import { invalidField, notFound } from '../../platform/errors.ts'
import type { HandlerResult, Operations } from '../../platform/http/call.ts'
import { audit } from '../../platform/http/observe.ts'
import { type Permission, permissionsOf } from '../../platform/identity.ts'
import { text } from '../../platform/texts.ts'
import type { Accounts } from './accounts.ts'
import { confirmed, keyNameTooLong, longestKeyName } from './handlers.ts'
import type { ProgramKeys } from './key-repository.ts'
import type { AccountRepository } from './repository.ts'

export interface KeyHandlerOptions {
  accounts: Pick<Accounts, 'afterVerifying'>
  repository: Pick<AccountRepository, 'checklistAccess' | 'passwordReset'>
  keys: ProgramKeys
}

/** @throws DomainError 400 for a name that is empty or too long, or has control characters */
const nameOf = (given: string): string => {
  const name = given.normalize('NFC').trim()
  if (name === '') throw invalidField('name', 'minLength', { limit: 1 })
  if ([...name].length > longestKeyName) throw keyNameTooLong()
  if (/\p{Cc}/u.test(name)) throw invalidField('name', 'pattern', {})
  return name
}

const isoTime = (time: Date | null): string | null => time?.toISOString() ?? null

export const keyHandlers = ({ accounts, repository, keys }: KeyHandlerOptions) =>
  ({
    async createKey({ body }, call): HandlerResult<'createKey'> {
      const { permissions, expires_in_days: days = 90, password } = body
      const name = nameOf(body.name)
      const { id, created_at, expires_at, ...made } = await confirmed(
        call,
        'key_creation',
        (caller) =>
          accounts.afterVerifying(caller, password, (verified) =>
            keys.create({ ...verified, name, permissions, days }),
          ),
        (made) => ({ created_key_id: made?.id }),
      )
      const times = { created_at: created_at.toISOString(), expires_at: expires_at.toISOString() }
      return { status: 201, body: { key_id: id, ...made, permissions, ...times } }
    },

    async listKeys(_input, { token }): HandlerResult<'listKeys'> {
      const found = await keys.list(token.userId)
      return {
        status: 200,
        body: {
          keys: found.map(({ id, permissions, created_at, expires_at, ...key }) => ({
            ...key,
            key_id: id,
            permissions: permissions as Permission[],
            created_at: created_at.toISOString(),
            expires_at: expires_at.toISOString(),
            last_used_at: isoTime(key.last_used_at),
            last_refused_at: isoTime(key.last_refused_at),
          })),
        },
      }
    },

    async deleteKey({ path: { key_id } }, { request, token }): HandlerResult<'deleteKey'> {
      if (!(await keys.delete(token.userId, key_id))) throw notFound('key_not_found')
      audit(request, 'key_deletion', 'success', { deleted_key_id: key_id })
      return { status: 200, body: { message: text('key_deleted') } }
    },

    async getPermissions(_input, { token, key }): HandlerResult<'getPermissions'> {
      const { userId, username, role } = token
      const checklist_access = role === 'admin' ? 'write' : await repository.checklistAccess(userId)
      const reset = key ? undefined : await repository.passwordReset(userId)
      return {
        status: 200,
        body: {
          username,
          permissions: [...(key?.permissions ?? permissionsOf({ role, checklist_access }))],
          expires_at: isoTime(key?.expiresAt ?? null),
          password_reset: reset ? { at: reset.at.toISOString(), by: reset.by } : null,
        },
      }
    },
  }) satisfies Partial<Operations>
