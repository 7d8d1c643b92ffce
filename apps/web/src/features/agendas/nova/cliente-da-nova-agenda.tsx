import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { SeletorDeCliente, useNomeDoCliente } from '../../../seletores/seletor-de-cliente.tsx'
import type { CamposDaNovaAgenda } from './campos-da-nova-agenda.ts'

/** With whom: chosen here, or known by whoever opened the form. */
export function ClienteDaNovaAgenda({ fixo }: { fixo: number | undefined }) {
  const { control, formState, setValue } = useFormContext<CamposDaNovaAgenda>()
  const [nome, setNome] = useState('')
  const doFixo = useNomeDoCliente(fixo)
  if (fixo !== undefined) return <TextInput label="Cliente" value={doFixo ?? String(fixo)} readOnly />
  return (
    <Controller
      control={control}
      name="cliente_id"
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <SeletorDeCliente
          required
          data-autofocus
          ref={ref}
          onBlur={onBlur}
          value={value === null ? null : { valor: value, nome }}
          onChange={(escolhido) => {
            setNome(escolhido?.nome ?? '')
            onChange(escolhido?.valor ?? null)
            // What was chosen of another customer is not of this one.
            setValue('orcamento_id', null)
            setValue('pedido_id', null)
          }}
          error={formState.errors.cliente_id?.message}
        />
      )}
    />
  )
}
