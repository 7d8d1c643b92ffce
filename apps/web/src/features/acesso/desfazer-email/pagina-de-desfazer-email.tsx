import { desfazerTrocaDeEmail } from '@balcao/dominio/conta/contratos'
import { useAcao } from '../../../platform/consultas.ts'
import { Concluido } from '../concluido.tsx'
import { LinkPublico } from '../link-publico.tsx'
import { PaginaPublica } from '../pagina-publica.tsx'
import { PedidoDoLink } from '../pedido-do-link.tsx'

/** SEG-02 `/desfazer-email?token=…` */
export function PaginaDeDesfazerEmail({ token }: { token: string }) {
  const acao = useAcao(desfazerTrocaDeEmail)
  if (acao.isSuccess)
    return (
      <PaginaPublica
        titulo="Desfazer troca de e-mail"
        links={<LinkPublico para="/esqueci-senha">Não recebi o link</LinkPublico>}
      >
        <Concluido mensagem={acao.data.message}>{null}</Concluido>
      </PaginaPublica>
    )
  return (
    <PaginaPublica
      titulo="Desfazer troca de e-mail"
      descricao="A conta volta a usar o endereço que recebeu este link, todas as sessões são encerradas e a senha atual deixa de valer. Um link para escolher outra chegará a esse endereço."
      links={<LinkPublico para="/login">Voltar para a entrada</LinkPublico>}
    >
      <PedidoDoLink acao={acao} token={token} botao="Desfazer a troca" />
    </PaginaPublica>
  )
}
