import type { validarPedidoDeConta, validarTokenDeRedefinicao } from '@balcao/dominio/acesso/contratos'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useAcao } from '../../platform/consultas.ts'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import type { DestinoPublico } from './link-publico.tsx'

type LinkDoEmailProps = {
  token: string
  contrato: typeof validarTokenDeRedefinicao | typeof validarPedidoDeConta
  /** Where a link that is no good any more sends the person. */
  recomeco: { para: DestinoPublico; texto: string }
  children: ReactNode
}

/** A link that came by mail is checked when the page opens, before anybody types; opening it changes nothing. */
export function LinkDoEmail({ token, contrato, recomeco, children }: LinkDoEmailProps) {
  const conferencia = useAcao(contrato)
  const { mutate: conferir } = conferencia
  useEffect(() => conferir({ corpo: { token } }), [conferir, token])

  if (conferencia.isSuccess) return children
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
