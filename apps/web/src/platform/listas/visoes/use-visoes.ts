import type { Visao, VisoesDaLista } from '@balcao/dominio/visoes/da-lista'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { mensagemDoErro } from '../../api-error.ts'
import { useAcao, useConsulta } from '../../consultas.ts'
import { semPagina } from '../filtros-de-lista.ts'

const NENHUMA: Visao[] = []
const corpoDaVisao = (nome: string, filtros: object) => ({
  corpo: { nome, filtros: { ...semPagina(filtros) } },
})

export function useVisoes({ listar }: VisoesDaLista) {
  const { data, isPending, isError, refetch } = useConsulta(listar, {}, { mostradoNaArea: true })
  return { visoes: data?.itens ?? NENHUMA, carregando: isPending, falhou: isError, tentarNovamente: refetch }
}

export function useGuardarVisao(contratos: VisoesDaLista) {
  const acao = useAcao(contratos.guardar)
  return {
    ...acao,
    guardar: (nome: string, filtros: object, aoConcluir: () => void) =>
      acao.mutate(corpoDaVisao(nome, filtros), { onSuccess: aoConcluir }),
  }
}

/** Deletes at once; the toast brings it back. */
export function useApagarVisao(contratos: VisoesDaLista) {
  const opcoes = { aoFalhar: (erro: Error) => avisarErro(mensagemDoErro(erro)) }
  const restaurar = useAcao(contratos.guardar, opcoes)
  const { mutate, isPending } = useAcao(contratos.apagar, opcoes)
  return {
    apagando: isPending,
    apagar: (visao: Visao) =>
      mutate(
        { params: { idVisao: visao.id } },
        {
          onSuccess: () =>
            avisarSucesso(`Visão “${visao.nome}” apagada.`, {
              acao: {
                rotulo: 'Desfazer',
                aoAcionar: () => restaurar.mutate(corpoDaVisao(visao.nome, visao.filtros)),
              },
            }),
        },
      ),
  }
}
