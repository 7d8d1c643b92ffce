import type { ApiError } from '../../platform/api-error.ts'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { FormularioPublico } from './formulario-publico.tsx'

type PedidoDoLinkProps = {
  acao: {
    error: ApiError | null
    isPending: boolean
    submittedAt: number
    mutate: (entrada: { corpo: { token: string } }) => void
  }
  token: string
  botao: string
}

/** The one button of a page that a message leads to. A link that is no good stays so; other failures may be tried again. */
export function PedidoDoLink({ acao, token, botao }: PedidoDoLinkProps) {
  if (!token)
    return <PainelDeStatus tipo="erro" mensagem="O endereço não traz o código que estava na mensagem." />
  if (acao.error?.codigo === 'LINK_DE_EMAIL_INVALIDO')
    return <PainelDeStatus tipo="erro" mensagem={acao.error.message} />
  return (
    <FormularioPublico acao={acao} valido botao={botao} aoEnviar={() => acao.mutate({ corpo: { token } })}>
      {null}
    </FormularioPublico>
  )
}
