import { TAMANHO_DO_PARECER } from '@balcao/dominio/tickets/requisitos/catalogo'
import { Textarea } from '@mantine/core'
import { get, useFormContext } from 'react-hook-form'
import { SO_A_EQUIPE_LE } from '../../quem-le.ts'

type CampoDeTextoLongoProps = {
  /** Path in the request: 'logistica.parecer' */
  nome: string
  rotulo: string
  /** Who reads it, unless it is the staff alone. */
  descricao?: string | undefined
  obrigatorio?: boolean | undefined
  primeiro?: boolean | undefined
}

/** Some sentences for the history of the ticket. */
export function CampoDeTextoLongo(props: CampoDeTextoLongoProps) {
  const { nome, rotulo, descricao = SO_A_EQUIPE_LE, obrigatorio = false, primeiro = false } = props
  const { register, formState } = useFormContext()
  const erro: { message?: string } | undefined = get(formState.errors, nome)
  return (
    <Textarea
      label={rotulo}
      required={obrigatorio}
      description={descricao}
      data-autofocus={primeiro || undefined}
      rows={3}
      resize="vertical"
      maxLength={TAMANHO_DO_PARECER}
      error={erro?.message}
      {...register(nome)}
    />
  )
}
