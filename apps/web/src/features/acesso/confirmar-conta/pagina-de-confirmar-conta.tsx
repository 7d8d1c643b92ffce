import { confirmarConta, validarPedidoDeConta } from '@balcao/dominio/acesso/contratos'
import { useAcao } from '../../../platform/consultas.ts'
import { Concluido } from '../concluido.tsx'
import { LinkDoEmail } from '../link-do-email.tsx'
import { LinkPublico } from '../link-publico.tsx'
import { PaginaPublica } from '../pagina-publica.tsx'
import { FormularioDeConfirmacao } from './formulario-de-confirmacao.tsx'

/** SEG-01 `/confirmar-conta?token=…`: the mailbox is proved by the link, and who asked for it by the password. */
export function PaginaDeConfirmarConta({ token }: { token: string }) {
  const acao = useAcao(confirmarConta)
  if (acao.isSuccess)
    return (
      <PaginaPublica titulo="Cadastro confirmado">
        <Concluido mensagem={acao.data.message} />
      </PaginaPublica>
    )
  return (
    <PaginaPublica
      titulo="Confirmar cadastro"
      links={
        <>
          <LinkPublico para="/login">Voltar para a entrada</LinkPublico>
          <LinkPublico para="/esqueci-senha">Esqueci minha senha</LinkPublico>
        </>
      }
    >
      <LinkDoEmail
        token={token}
        contrato={validarPedidoDeConta}
        recomeco={{ para: '/nova-conta', texto: 'Fazer outro cadastro' }}
      >
        <FormularioDeConfirmacao token={token} acao={acao} />
      </LinkDoEmail>
    </PaginaPublica>
  )
}
