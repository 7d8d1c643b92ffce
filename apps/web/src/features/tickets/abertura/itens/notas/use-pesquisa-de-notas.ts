import { hojeEm } from '@balcao/dominio/formatos/datas'
import { listarNotasDoCliente, type NotaParaEscolher } from '@balcao/dominio/tickets/abertura/contratos'
import { useState } from 'react'
import { mensagemDoErro } from '../../../../../platform/api-error.ts'
import { useConsulta } from '../../../../../platform/consultas.ts'
import { notaDeOrigem } from '../../pedido/estado.ts'
import type { PropsDoPasso } from '../../pedido/passo.ts'
import type { FiltroDeNotas } from '../../pedido/ticket-novo.ts'
import { useLembrado } from '../use-lembrado.ts'
import { periodoDaPesquisa } from './prazo-de-devolucao.ts'

/** NOV-09 Filters are typed first and searched with 'Pesquisar'; the pages come from the server. */
export function usePesquisaDeNotas(passo: Pick<PropsDoPasso, 'novo' | 'mudar'>, diasDeDevolucao: number) {
  const { novo } = passo
  const { cliente, filial, tipo } = novo
  const [hoje] = useState(() => hojeEm(new Date()))
  const { minima, inicial } = periodoDaPesquisa(hoje, diasDeDevolucao)
  const emBranco: FiltroDeNotas = { periodo: inicial, produto: '', numero: '' }
  const origem = notaDeOrigem(novo)
  const daOrigem = origem && filtroDaNota(origem, emBranco, minima)
  const [filtro, setFiltro] = useLembrado(passo, 'filtro', daOrigem ?? emBranco)
  const [pesquisado, setPesquisado] = useLembrado(passo, 'pesquisado', daOrigem)
  const [page, setPage] = useLembrado(passo, 'pagina', 1)

  const { periodo, produto, numero } = pesquisado ?? emBranco
  const { data, error, isPending, isFetching, refetch } = useConsulta(
    listarNotasDoCliente,
    {
      params: { idCli: cliente?.id ?? 0, idFil: filial?.idFil ?? 0 },
      query: {
        dtInicial: periodo.de ?? undefined,
        dtFinal: periodo.ate ?? undefined,
        idProd: produto.trim(),
        numero: numero.trim(),
        tipoTicket: tipo?.id,
        page,
      },
    },
    { ativa: pesquisado !== null, mostradoNaArea: true, manterAnterior: true },
  )

  return {
    minima,
    maxima: hoje,
    filtro,
    mudarFiltro: (partes: Partial<FiltroDeNotas>) => setFiltro((atual) => ({ ...atual, ...partes })),
    pesquisar() {
      setPage(1)
      // The same words again: whoever presses 'Pesquisar' wants what there is now.
      if (JSON.stringify(filtro) === JSON.stringify(pesquisado) && page === 1) void refetch()
      setPesquisado(filtro)
    },
    limpar() {
      setFiltro(emBranco)
      setPesquisado(null)
      setPage(1)
    },
    page,
    setPage,
    pesquisou: pesquisado !== null,
    resultado: pesquisado === null ? undefined : data,
    carregando: pesquisado !== null && isPending,
    atualizando: isFetching,
    erro: error && mensagemDoErro(error),
    tentarNovamente: () => void refetch(),
  }
}

/** SHL-05 By its number, in a period that reaches it as far as the window does. */
function filtroDaNota(
  { numNf, dtSai }: NotaParaEscolher,
  { periodo, produto }: FiltroDeNotas,
  minima: string,
): FiltroDeNotas {
  const alcanca = periodo.de === null || dtSai >= periodo.de || dtSai < minima
  return { periodo: alcanca ? periodo : { ...periodo, de: dtSai }, produto, numero: String(numNf) }
}

export type PesquisaDeNotas = ReturnType<typeof usePesquisaDeNotas>
