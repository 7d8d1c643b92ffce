import {
  criarEnderecoDeEntrega,
  type EnderecoDeEntrega,
  excluirEnderecoDeEntrega,
  selecionarEnderecoDeEntrega,
} from '@balcao/dominio/enderecos/contratos'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAcao } from '../../platform/consultas.ts'
import { useConfirmar } from '../../ui/retorno/confirmacao.tsx'
import { avisarErro, avisarSucesso } from '../../ui/retorno/toasts.ts'
import { ruaDo } from './endereco-em-linhas.tsx'

/** END-01 Takes an address out, asking first; whoever regrets it puts it back where it was. */
export function useExclusaoDeEndereco(idCli: number) {
  const confirmar = useConfirmar()
  const naoDesfez = () => avisarErro('Não foi possível desfazer a exclusão.')
  const incluir = useAcao(criarEnderecoDeEntrega, { aoFalhar: naoDesfez })
  const selecionar = useAcao(selecionarEnderecoDeEntrega, { aoFalhar: naoDesfez })
  const { mutate, isPending, variables } = useAcao(excluirEnderecoDeEntrega, {
    aoFalhar: (erro) => avisarErro(mensagemDoErro(erro)),
  })

  function desfazer({ id: _id, versao: _versao, cidade: _cidade, selecionado, ...corpo }: EnderecoDeEntrega) {
    incluir.mutate(
      { params: { idCli }, corpo },
      {
        onSuccess: ({ id }) => {
          if (selecionado) selecionar.mutate({ params: { idCli }, corpo: { id } })
        },
      },
    )
  }

  return {
    excluindo: isPending ? Number(variables.params.idEnd) : null,
    async excluir(endereco: EnderecoDeEntrega) {
      const sim = await confirmar({
        titulo: 'Excluir este endereço?',
        mensagem: `${ruaDo(endereco)}, ${endereco.cidade}/${endereco.estado}`,
        confirmar: 'Excluir',
        perigo: true,
      })
      if (!sim) return
      mutate(
        { params: { idCli, idEnd: endereco.id }, corpo: { versao: endereco.versao } },
        {
          onSuccess: () =>
            avisarSucesso('Endereço excluído.', {
              acao: { rotulo: 'Desfazer', aoAcionar: () => desfazer(endereco) },
            }),
        },
      )
    },
  }
}
