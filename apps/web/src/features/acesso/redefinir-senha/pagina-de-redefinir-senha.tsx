import { redefinirSenha, validarTokenDeRedefinicao } from '@balcao/dominio/acesso/contratos'
import { useAcao } from '../../../platform/consultas.ts'
import { Concluido } from '../concluido.tsx'
import { LinkDoEmail } from '../link-do-email.tsx'
import { LinkPublico } from '../link-publico.tsx'
import { PaginaPublica } from '../pagina-publica.tsx'
import { FormularioDeRedefinicao } from './formulario-de-redefinicao.tsx'

/** AUT-06 `/redefinir-senha?token=…` */
export function PaginaDeRedefinirSenha({ token }: { token: string }) {
  const troca = useAcao(redefinirSenha)
  return (
    <PaginaPublica
      titulo="Redefinir senha"
      links={!troca.isSuccess && <LinkPublico para="/login">Voltar para a entrada</LinkPublico>}
    >
      {troca.isSuccess ? (
        <Concluido mensagem={troca.data.message} />
      ) : (
        <LinkDoEmail
          token={token}
          contrato={validarTokenDeRedefinicao}
          recomeco={{ para: '/esqueci-senha', texto: 'Pedir outro link' }}
        >
          <FormularioDeRedefinicao token={token} acao={troca} />
        </LinkDoEmail>
      )}
    </PaginaPublica>
  )
}
