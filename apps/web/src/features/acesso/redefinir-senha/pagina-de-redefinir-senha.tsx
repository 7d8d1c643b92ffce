import { redefinirSenha, validarTokenDeRedefinicao } from '@balcao/dominio/acesso/contratos'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAcao } from '../../../platform/consultas.ts'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { Concluido } from '../concluido.tsx'
import { LinkPublico } from '../link.tsx'
import { PaginaPublica } from '../pagina-publica.tsx'
import { FormularioDeRedefinicao } from './formulario-de-redefinicao.tsx'

/** AUT-06 `/redefinir-senha?token=…`: the link is checked when the page opens, before anybody types. */
export function PaginaDeRedefinirSenha({ token }: { token: string }) {
  const conferencia = useAcao(validarTokenDeRedefinicao)
  const troca = useAcao(redefinirSenha)
  const { mutate: conferir } = conferencia
  useEffect(() => conferir({ corpo: { token } }), [conferir, token])

  return (
    <PaginaPublica
      titulo="Redefinir senha"
      links={!troca.isSuccess && <LinkPublico para="/login">Voltar para a entrada</LinkPublico>}
    >
      {troca.isSuccess ? (
        <Concluido mensagem={troca.data.message} />
      ) : conferencia.isSuccess ? (
        <FormularioDeRedefinicao token={token} acao={troca} />
      ) : conferencia.error ? (
        <LinkRecusado
          mensagem={
            token ? conferencia.error.message : 'O endereço não traz o código que estava na mensagem.'
          }
          // A link that is no good stays so; only a failure on the way is worth another try.
          aoTentarNovamente={conferencia.error.codigo ? undefined : () => conferir({ corpo: { token } })}
        />
      ) : (
        <PainelDeStatus tipo="carregando" mensagem={TEXTOS.carregando} />
      )}
    </PaginaPublica>
  )
}

type LinkRecusadoProps = { mensagem: string; aoTentarNovamente: (() => void) | undefined }

function LinkRecusado({ mensagem, aoTentarNovamente }: LinkRecusadoProps) {
  return (
    <>
      <PainelDeStatus tipo="erro" mensagem={mensagem} aoTentarNovamente={aoTentarNovamente} />
      <Button component={Link} to="/esqueci-senha" fullWidth>
        Pedir outro link
      </Button>
    </>
  )
}
