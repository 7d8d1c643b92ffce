import { SITUACOES_DA_COLETA, TIPOS_DE_RESPONSAVEL } from '@balcao/dominio/coletas/situacoes'
import { formatarData } from '@balcao/dominio/formatos/datas'
import type { FiltroAtivo } from '../../../ui/listas/chips-de-filtro.tsx'
import type { FiltrosDeColetas } from '../endereco.ts'

function textoDoPeriodo({ dtIni, dtFim }: FiltrosDeColetas): string {
  if (dtIni === dtFim) return formatarData(dtIni ?? '')
  if (!dtFim) return `desde ${formatarData(dtIni ?? '')}`
  return dtIni ? `${formatarData(dtIni)} a ${formatarData(dtFim)}` : `até ${formatarData(dtFim)}`
}

/** The filters in force in words a person reads, one chip per choice. */
export function filtrosAtivos(filtros: FiltrosDeColetas): FiltroAtivo[] {
  const { termo, situacao = [], tipo, dtIni, dtFim, ticket } = filtros
  return [
    ...(termo ? [{ chave: 'termo', rotulo: 'Busca', valor: termo }] : []),
    ...situacao.map((cada) => ({
      chave: `situacao:${cada}`,
      rotulo: 'Situação',
      valor: SITUACOES_DA_COLETA[cada],
    })),
    ...(tipo ? [{ chave: 'tipo', rotulo: 'Quem coleta', valor: TIPOS_DE_RESPONSAVEL[tipo] }] : []),
    ...(dtIni || dtFim ? [{ chave: 'periodo', rotulo: 'Geração', valor: textoDoPeriodo(filtros) }] : []),
    ...(ticket ? [{ chave: 'ticket', rotulo: 'Ticket', valor: `nº ${ticket}` }] : []),
  ]
}

/** What changes when the chip of that key is removed. */
export function semOFiltro({ situacao }: FiltrosDeColetas, chave: string): FiltrosDeColetas {
  if (chave === 'periodo') return { dtIni: undefined, dtFim: undefined }
  const [campo = '', valor] = chave.split(':')
  if (valor === undefined) return { [campo]: undefined }
  return { situacao: situacao?.filter((cada) => cada !== valor) }
}
