import { confirmarEmail } from '@balcao/dominio/conta/contratos'
import { useAcao } from '../../../platform/consultas.ts'
import { Concluido } from '../concluido.tsx'
import { LinkPublico } from '../link-publico.tsx'
import { PaginaPublica } from '../pagina-publica.tsx'
import { PedidoDoLink } from '../pedido-do-link.tsx'

/** SEG-02 `/confirmar-email?token=…`: opening it changes nothing, because programs open links too. */
export function PaginaDeConfirmarEmail({ token }: { token: string }) {
  const acao = useAcao(confirmarEmail)
  if (acao.isSuccess)
    return (
      <PaginaPublica titulo="Confirmar e-mail">
        <Concluido mensagem={acao.data.message} />
      </PaginaPublica>
    )
  return (
    <PaginaPublica
      titulo="Confirmar e-mail"
      descricao="A sua conta passará a usar o endereço que recebeu este link. O endereço atual será avisado."
      links={<LinkPublico para="/login">Voltar para a entrada</LinkPublico>}
    >
      <PedidoDoLink acao={acao} token={token} botao="Confirmar e-mail" />
    </PaginaPublica>
  )
}
