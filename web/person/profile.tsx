import { useState } from 'preact/hooks'
import type { Profile } from '../../generated/client/index.js'
import { readNumber } from '../format.ts'
import { useAction, useLoad } from '../load.ts'
import { client, orNull, useFormat, usePage, useTexts } from '../session.ts'
import { personTexts } from '../texts/person.ts'
import {
  Actions,
  Failure,
  Field,
  FieldError,
  Form,
  Heading,
  Loading,
  Notice,
  useFieldErrors,
} from '../ui.tsx'

const codes = {
  nombre: [],
  apellidos: [],
  fecha_nacimiento: ['birth_date_invalid'],
  talla_m: ['height_out_of_range'],
}

const ProfileForm = ({ stored }: { stored: Profile | null }) => {
  const texts = useTexts(personTexts)
  const { plain } = useFormat()
  const { messages, config } = usePage()
  const {
    height_min = 0,
    height_max = 3,
    birth_date_min,
    name_max_length,
  } = config.validation_limits ?? {}
  const [draft, setDraft] = useState({
    nombre: stored?.nombre ?? '',
    apellidos: stored?.apellidos ?? '',
    fecha_nacimiento: stored?.fecha_nacimiento ?? '',
    talla_m: stored ? plain(stored.talla_m) : '',
  })
  const action = useAction(async () => {
    const talla_m = readNumber(draft.talla_m)
    if (talla_m === undefined) throw new FieldError('talla_m', texts.notAHeight)
    await client.saveProfile({ body: { ...draft, talla_m } })
  })
  const errors = useFieldErrors(action.error, codes)
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    onValue: (value: string) => {
      action.reset()
      setDraft({ ...draft, [name]: value })
    },
  })
  return (
    <Form onSubmit={action.run}>
      <Field
        label={texts.firstName}
        error={errors.of('nombre')}
        input={{ autocomplete: 'given-name', maxLength: name_max_length }}
        {...field('nombre')}
      />
      <Field
        label={texts.lastName}
        error={errors.of('apellidos')}
        input={{ autocomplete: 'family-name', maxLength: name_max_length }}
        {...field('apellidos')}
      />
      <Field
        label={texts.birthDate}
        error={errors.of('fecha_nacimiento')}
        input={{ type: 'date', autocomplete: 'bday', min: birth_date_min }}
        {...field('fecha_nacimiento')}
      />
      <Field
        label={texts.height}
        hint={texts.range(plain(height_min), plain(height_max))}
        error={errors.of('talla_m')}
        input={{ inputMode: 'decimal' }}
        {...field('talla_m')}
      />
      <Actions action={action} error={errors.rest} submit={texts.save} />
      {action.done && <Notice kind="success">{messages.texts.profile_saved}</Notice>}
    </Form>
  )
}

export const ProfileView = () => {
  const texts = useTexts(personTexts)
  const { data, error, reload } = useLoad((signal) => orNull(client.getProfile({ signal })), [])
  return (
    <div class="card narrow">
      <Heading text={texts.profile} />
      <p class="hint">{texts.profileHint}</p>
      {data === undefined && error === undefined && <Loading />}
      <Failure error={error} retry={reload} />
      {data !== undefined && <ProfileForm stored={data} />}
    </div>
  )
}
