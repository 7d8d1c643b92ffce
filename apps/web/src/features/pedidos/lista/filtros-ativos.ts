import { formatarData } from '@balcao/dominio/formatos/datas'
import type { FiltroAtivo } from '../../../ui/listas/chips-de-filtro.tsx'
import { comDias, type FiltrosDePedidos, periodoEmVigor } from './filtros-de-pedidos.ts'

export type NomesDosFiltros = {
  status: (chave: string) => string
  filial: (id: number) => string
  /** Null while it is on the way. */
  cliente: string | null
}

const SEPARADOR = ':'
const A_CAMINHO = '…'

function textoDoPeriodo(filtros: FiltrosDePedidos, agora: Date): string {
  if (filtros.dias) return `últimos ${filtros.dias} dias`
  const { de, ate } = periodoEmVigor(filtros, agora)
  return de === ate ? formatarData(de) : `${formatarData(de)} a ${formatarData(ate)}`
}

/** The filters in force in words a person reads, one chip per choice. */
export function filtrosAtivos(filtros: FiltrosDePedidos, nomes: NomesDosFiltros, agora: Date): FiltroAtivo[] {
  const { termo, idCli, dias, dtIni, dtFim, status = [], filial = [] } = filtros
  const ativos: FiltroAtivo[] = []
  if (termo) ativos.push({ chave: 'termo', rotulo: 'Busca', valor: termo })
  if (dias || dtIni || dtFim)
    ativos.push({ chave: 'periodo', rotulo: 'Período', valor: textoDoPeriodo(filtros, agora) })
  if (idCli) ativos.push({ chave: 'idCli', rotulo: 'Cliente', valor: nomes.cliente ?? A_CAMINHO })
  for (const chave of status)
    ativos.push({ chave: `status${SEPARADOR}${chave}`, rotulo: 'Status', valor: nomes.status(chave) })
  for (const id of filial)
    ativos.push({ chave: `filial${SEPARADOR}${id}`, rotulo: 'Filial', valor: nomes.filial(id) })
  return ativos
}

/** What changes when the chip of that key is removed. */
export function semOFiltro(filtros: FiltrosDePedidos, chave: string): FiltrosDePedidos {
  if (chave === 'periodo') return comDias(1)
  const corte = chave.indexOf(SEPARADOR)
  const valor = chave.slice(corte + 1)
  if (chave.startsWith(`status${SEPARADOR}`))
    return { status: filtros.status?.filter((outro) => outro !== valor) }
  if (chave.startsWith(`filial${SEPARADOR}`))
    return { filial: filtros.filial?.filter((outra) => String(outra) !== valor) }
  return { [chave]: undefined }
}
