import type { validarPedidoDeConta, validarTokenDeRedefinicao } from '@balcao/dominio/acesso/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { TEXTOS } from '@balcao/dominio/mensagens'
import type { validarConvite } from '@balcao/dominio/usuarios/contratos'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useAcao } from '../../platform/consultas.ts'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import type { DestinoPublico } from './link-publico.tsx'

type Conferencia = typeof validarTokenDeRedefinicao | typeof validarPedidoDeConta | typeof validarConvite

type LinkDoEmailProps<K extends Conferencia> = {
  token: string
  contrato: K
  /** Where a link that is no good any more sends the person. */
  recomeco: { para: DestinoPublico; texto: string }
  /** What stands behind the link; some ask what the check said of whom it is for. */
  children: ReactNode | ((dito: RespostaDe<K>) => ReactNode)
}

/** A link that came by mail is checked when the page opens, before anybody types; opening it changes nothing. */
export function LinkDoEmail<K extends Conferencia>(props: LinkDoEmailProps<K>) {
  const { token, contrato, recomeco, children } = props
  const conferencia = useAcao(contrato as Conferencia)
  const { mutate: conferir } = conferencia
  useEffect(() => conferir({ corpo: { token } }), [conferir, token])

  if (conferencia.isSuccess)
    return typeof children === 'function' ? children(conferencia.data as RespostaDe<K>) : children
  if (!conferencia.error) return <PainelDeStatus tipo="carregando" mensagem={TEXTOS.carregando} />
  const { codigo, message } = conferencia.error
  return (
    <>
      <PainelDeStatus
        tipo="erro"
        mensagem={token ? message : 'O endereço não traz o código que estava na mensagem.'}
        // A link that is no good stays so; only a failure on the way is worth another try.
        aoTentarNovamente={codigo ? undefined : () => conferir({ corpo: { token } })}
      />
      <Button component={Link} to={recomeco.para} fullWidth>
        {recomeco.texto}
      </Button>
    </>
  )
}
