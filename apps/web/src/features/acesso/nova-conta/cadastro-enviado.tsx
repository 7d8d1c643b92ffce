import { Button, Text } from '@mantine/core'
import type { ApiError } from '../../../platform/api-error.ts'
import { Concluido } from '../concluido.tsx'
import { Falha } from '../falha.tsx'
import { LinkPublico } from '../link-publico.tsx'
import { PaginaPublica } from '../pagina-publica.tsx'

type CadastroEnviadoProps = {
  mensagem: string
  /** How many messages went out so far. */
  envios: number
  acao: { error: ApiError | null; isPending: boolean; submittedAt: number }
  aoReenviar: () => void
  aoCorrigir: () => void
}

/** SEG-01 The rest happens in the mailbox; what to do when nothing comes. */
export function CadastroEnviado(props: CadastroEnviadoProps) {
  const { mensagem, envios, acao, aoReenviar, aoCorrigir } = props
  return (
    <PaginaPublica
      titulo="Confirme o seu e-mail"
      descricao="Falta só um passo: confirmar que ele é seu."
      links={<LinkPublico para="/login">Voltar para a entrada</LinkPublico>}
    >
      {acao.error && <Falha key={acao.submittedAt} erro={acao.error} />}
      <Concluido key={envios} mensagem={envios > 1 ? `Enviamos de novo. ${mensagem}` : mensagem}>
        <Text size="sm">
          Não chegou? Veja a caixa de spam e confira o endereço. Se o CPF já tiver uma conta, o aviso vai para
          o e-mail dela.
        </Text>
        <Button variant="default" fullWidth loading={acao.isPending} onClick={aoReenviar}>
          Enviar de novo
        </Button>
        <Button variant="subtle" fullWidth disabled={acao.isPending} onClick={aoCorrigir}>
          Corrigir os dados
        </Button>
      </Concluido>
    </PaginaPublica>
  )
}
