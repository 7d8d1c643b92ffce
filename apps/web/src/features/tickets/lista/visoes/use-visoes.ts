import type { RespostaDe } from '@balcao/dominio/contrato'
import { apagarVisao, guardarVisao, listarVisoes } from '@balcao/dominio/tickets/contratos-lista'
import { filtrosPermitidos } from '@balcao/dominio/tickets/filtros-internos'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../../../platform/consultas.ts'
import { semPagina } from '../../../../platform/listas/filtros-de-lista.ts'
import { avisarErro, avisarSucesso } from '../../../../ui/retorno/toasts.ts'
import { type FiltrosDaLista, lerFiltros } from '../filtros-da-lista.ts'

export type Visao = RespostaDe<typeof listarVisoes>['itens'][number]

const NENHUMA: Visao[] = []

/** A view saved by an older version of the portal may have fields that no longer exist. */
export const filtrosDaVisao = ({ filtros }: Visao, interno: boolean) =>
  filtrosPermitidos(semPagina(lerFiltros(filtros)), interno)

const corpoDaVisao = (nome: string, filtros: FiltrosDaLista) => ({
  corpo: { nome, filtros: semPagina(filtros) },
})

export function useVisoes() {
  const { data, isPending, isError, refetch } = useConsulta(listarVisoes, {}, { mostradoNaArea: true })
  return { visoes: data?.itens ?? NENHUMA, carregando: isPending, falhou: isError, tentarNovamente: refetch }
}

export function useGuardarVisao() {
  const acao = useAcao(guardarVisao)
  return {
    ...acao,
    guardar: (nome: string, filtros: FiltrosDaLista, aoConcluir: () => void) =>
      acao.mutate(corpoDaVisao(nome, filtros), { onSuccess: aoConcluir }),
  }
}

/** Deletes at once; the toast brings it back. */
export function useApagarVisao() {
  const aoFalhar = (erro: Error) => avisarErro(mensagemDoErro(erro))
  const restaurar = useAcao(guardarVisao, { aoFalhar })
  const { mutate, isPending } = useAcao(apagarVisao, { aoFalhar })
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
                aoAcionar: () => restaurar.mutate(corpoDaVisao(visao.nome, lerFiltros(visao.filtros))),
              },
            }),
        },
      ),
  }
}
