import { aceitarConvite, validarConvite } from '@balcao/dominio/usuarios/contratos'
import { useAcao } from '../../../platform/consultas.ts'
import { Concluido } from '../concluido.tsx'
import { LinkDoEmail } from '../link-do-email.tsx'
import { LinkPublico } from '../link-publico.tsx'
import { PaginaPublica } from '../pagina-publica.tsx'
import { FormularioDoConvite } from './formulario-do-convite.tsx'

/** ADM-02 `/convite?token=…`: whoever was asked in says their name and chooses a password that nobody else knows. */
export function PaginaDoConvite({ token }: { token: string }) {
  const acao = useAcao(aceitarConvite)
  return (
    <PaginaPublica
      titulo="Aceitar convite"
      links={!acao.isSuccess && <LinkPublico para="/login">Voltar para a entrada</LinkPublico>}
    >
      {acao.isSuccess ? (
        <Concluido mensagem={acao.data.message} />
      ) : (
        <LinkDoEmail
          token={token}
          contrato={validarConvite}
          recomeco={{ para: '/login', texto: 'Ir para a entrada' }}
        >
          {(convidado) => <FormularioDoConvite token={token} acao={acao} convidado={convidado} />}
        </LinkDoEmail>
      )}
    </PaginaPublica>
  )
}
