import { listarDestinatarios } from '@balcao/dominio/correio/contratos'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useId } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'
import { useSessao } from '../../../platform/sessao.tsx'

/** ALC-01 Whom mail reaches at the customer's, for who may see it; nobody when there is no customer. */
export function useDestinatarios(idCli: number | null) {
  const { pode } = useSessao()
  const { data } = useConsulta(
    listarDestinatarios,
    { params: { idCli: idCli ?? 0 } },
    { ativa: idCli !== null && pode('CLIENTE_CONTATOS') },
  )
  return data?.itens
}

type CampoDeDestinatarioProps = TextInputProps & { idCli: number | null }

/** An address of mail, with those of the customer at hand. */
export function CampoDeDestinatario({ idCli, ...campo }: CampoDeDestinatarioProps) {
  const destinatarios = useDestinatarios(idCli) ?? []
  const lista = useId()
  return (
    <>
      <TextInput type="email" autoComplete="off" maxLength={254} list={lista} {...campo} />
      <datalist id={lista}>
        {destinatarios.map(({ email, desc }) => (
          <option key={email} value={email} label={desc} />
        ))}
      </datalist>
    </>
  )
}
