import { classificarCliente, desclassificarCliente } from '@balcao/dominio/clientes/secoes'
import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { useConfirmar } from '../../../ui/retorno/confirmacao.tsx'
import { tardio } from '../../../ui/retorno/tardio.tsx'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'
import type { ClienteClassificado } from './cliente.ts'

type DoCliente = { cliente: ClienteClassificado }

const Classificar = tardio(async () => (await import('./classificar.tsx')).Classificar)

/** CLI-03 How the business classifies the customer; who may changes it or takes it away. */
export function ClassificacaoDoCliente({ cliente }: DoCliente) {
  const { classificacao, classificacaoObs } = cliente
  const podeMudar = useSessao().pode('CLIENTE_CLASSIFICAR')
  const [aberta, { open, close }] = useDisclosure(false)
  return (
    <>
      {classificacao ? classificacao.desc : '–'}
      {classificacaoObs && (
        <>
          <br />
          <small>{classificacaoObs}</small>
        </>
      )}
      {podeMudar && (
        <Group gap="xs" mt={4}>
          <Button variant="default" size="xs" onClick={open}>
            {classificacao ? 'Mudar classificação' : 'Classificar'}
          </Button>
          {classificacao && <TirarClassificacao cliente={cliente} />}
        </Group>
      )}
      {aberta && <Classificar cliente={cliente} aoFechar={close} aoNaoVir={close} />}
    </>
  )
}

function TirarClassificacao({ cliente }: DoCliente) {
  const { id: idCli, classificacao, classificacaoObs, versao } = cliente
  const confirmar = useConfirmar()
  const falhou = (erro: unknown) => avisarErro(mensagemDoErro(erro))
  const refazer = useAcao(classificarCliente, {
    aoConcluir: ({ message }) => avisarSucesso(message),
    aoFalhar: falhou,
  })
  const { mutate, isPending } = useAcao(desclassificarCliente, { aoFalhar: falhou })

  async function tirar() {
    const pergunta = {
      titulo: 'Tirar a classificação do cliente?',
      mensagem: 'A observação da classificação sai com ela.',
      confirmar: 'Tirar classificação',
      perigo: true,
    }
    if (!classificacao || !(await confirmar(pergunta))) return
    const desfazer = () =>
      refazer.mutate({
        query: { idCli },
        corpo: { classificacao: classificacao.id, obs: classificacaoObs ?? '' },
      })
    mutate(
      { query: { idCli, versao } },
      {
        onSuccess: ({ message }) =>
          avisarSucesso(message, { acao: { rotulo: 'Desfazer', aoAcionar: desfazer } }),
      },
    )
  }

  return (
    <Button variant="subtle" color="red" size="xs" loading={isPending} onClick={() => void tirar()}>
      Tirar classificação
    </Button>
  )
}
