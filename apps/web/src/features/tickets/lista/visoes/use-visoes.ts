import { filtrosPermitidos } from '@balcao/dominio/tickets/filtros-internos'
import { VISOES, type Visao } from '@balcao/dominio/visoes/contratos'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../../../platform/consultas.ts'
import { semPagina } from '../../../../platform/listas/filtros-de-lista.ts'
import { avisarErro, avisarSucesso } from '../../../../ui/retorno/toasts.ts'
import { type FiltrosDaLista, lerFiltros } from '../filtros-da-lista.ts'

const { listar, guardar, apagar } = VISOES.tickets
const altera = [listar]
const NENHUMA: Visao[] = []

/** A view saved by an older version of the portal may have fields that no longer exist. */
export const filtrosDaVisao = ({ filtros }: Visao, interno: boolean) =>
  filtrosPermitidos(semPagina(lerFiltros(filtros)), interno)

const corpoDaVisao = (nome: string, filtros: FiltrosDaLista) => ({
  corpo: { nome, filtros: semPagina(filtros) },
})

export function useVisoes() {
  const { data, isPending, isError, refetch } = useConsulta(listar, {}, { mostradoNaArea: true })
  return { visoes: data?.itens ?? NENHUMA, carregando: isPending, falhou: isError, tentarNovamente: refetch }
}

export function useGuardarVisao() {
  const acao = useAcao(guardar, { altera })
  return {
    ...acao,
    guardar: (nome: string, filtros: FiltrosDaLista, aoConcluir: () => void) =>
      acao.mutate(corpoDaVisao(nome, filtros), { onSuccess: aoConcluir }),
  }
}

/** Deletes at once; the toast brings it back. */
export function useApagarVisao() {
  const aoFalhar = (erro: Error) => avisarErro(mensagemDoErro(erro))
  const restaurar = useAcao(guardar, { altera, aoFalhar })
  const { mutate, isPending } = useAcao(apagar, { altera, aoFalhar })
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
