import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import {
  encerrarSessoesDoUsuario,
  type UsuarioDetalhado,
  zerarSegundoFator,
} from '@balcao/dominio/usuarios/contratos'
import { Button, Stack, Text } from '@mantine/core'
import { useAcao } from '../../../platform/consultas.ts'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { ListaDaFicha } from '../../../ui/ficha/lista-da-ficha.tsx'
import { useConfirmar } from '../../../ui/retorno/confirmacao.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'

const opcoes = {
  aoConcluir: ({ message }: { message: string }) => avisarSucesso(message),
  aoFalhar: ({ message }: { message: string }) => avisarErro(message),
}

/** ADM-02 Where the account is open, and its second factor: what whoever lost a telephone needs. */
export function SessoesDoUsuario({ usuario }: { usuario: UsuarioDetalhado }) {
  return (
    <>
      <DuasEtapas usuario={usuario} />
      <Sessoes usuario={usuario} />
    </>
  )
}

function DuasEtapas({ usuario }: { usuario: UsuarioDetalhado }) {
  const { id, nome, segundoFatorAtivadoEm, segundoFatorDoTipo, digitado, impedimento } = usuario
  const confirmar = useConfirmar()
  const zerar = useAcao(zerarSegundoFator, opcoes)
  const exigida = segundoFatorDoTipo
    ? 'Exigida de todos deste tipo.'
    : digitado.segundoFatorExigido && 'Exigida desta pessoa.'
  const perguntar = async () => {
    const sim = await confirmar({
      titulo: 'Desligar as duas etapas desta conta?',
      mensagem: `Para quem perdeu o telefone. As sessões de ${nome} são encerradas, e a pessoa é avisada por e-mail.`,
      confirmar: 'Desligar',
    })
    if (sim) zerar.mutate({ params: { idUsuario: id } })
  }
  return (
    <Cartao titulo="Verificação em duas etapas">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {segundoFatorAtivadoEm
            ? `Ativa desde ${formatarDataHora(segundoFatorAtivadoEm)}.`
            : 'A pessoa ainda não a ativou.'}{' '}
          {exigida}
        </Text>
        {segundoFatorAtivadoEm && impedimento === null && (
          <Button size="xs" variant="default" loading={zerar.isPending} onClick={perguntar}>
            Desligar
          </Button>
        )}
      </Stack>
    </Cartao>
  )
}

function Sessoes({ usuario: { id, sessoes, impedimento } }: { usuario: UsuarioDetalhado }) {
  const confirmar = useConfirmar()
  const encerrar = useAcao(encerrarSessoesDoUsuario, opcoes)
  const fechar = (idSessao: number | null) =>
    encerrar.mutate({ params: { idUsuario: id }, corpo: { idSessao } })
  const todas = async () => {
    const sim = await confirmar({
      titulo: 'Encerrar todas as sessões?',
      mensagem: 'A pessoa sai de todas as janelas e terá de entrar de novo.',
      confirmar: 'Encerrar',
    })
    if (sim) fechar(null)
  }
  return (
    <Cartao titulo="Sessões abertas">
      {sessoes.length === 0 ? (
        <Text c="dimmed" size="sm">
          Nenhuma.
        </Text>
      ) : (
        <Stack gap="xs" align="stretch">
          <ListaDaFicha>
            {sessoes.map((sessao) => (
              <li key={sessao.id}>
                <span>
                  {sessao.navegador}
                  {sessao.atual && ' (esta)'}{' '}
                  <small>
                    {sessao.ip} · <TempoRelativo data={sessao.usadaEm} />
                  </small>
                </span>
                {impedimento === null && !sessao.atual && (
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={`Encerrar ${sessao.navegador}, ${sessao.ip}`}
                    onClick={() => fechar(sessao.id)}
                  >
                    Encerrar
                  </Button>
                )}
              </li>
            ))}
          </ListaDaFicha>
          {impedimento === null && (
            <Button size="xs" variant="default" loading={encerrar.isPending} onClick={todas}>
              Encerrar todas
            </Button>
          )}
        </Stack>
      )}
    </Cartao>
  )
}
