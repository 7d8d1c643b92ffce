import { formatarData } from '@balcao/dominio/formatos/datas'
import { FILTROS_DE_PRAZO } from '@balcao/dominio/tickets/contratos-lista'
import type { FiltroAtivo } from '../../../ui/listas/chips-de-filtro.tsx'
import { CAMPOS_DE_ESCOLHAS, type CampoDeEscolhas, type FiltrosDaLista } from './filtros-da-lista.ts'

export const ROTULOS: Record<CampoDeEscolhas, string> = {
  status: 'Status',
  tipo: 'Tipo',
  operador: 'Operador',
  representante: 'Representante',
  regiao: 'Região',
  setor: 'Setor',
  filial: 'Filial',
}

/** Names by id; null while they are on the way. */
export type NomesDosFiltros = Record<CampoDeEscolhas | 'cliente', ReadonlyMap<number, string> | null>

const SEPARADOR = ':'
const A_CAMINHO = '…'

const nomeDe = (nomes: ReadonlyMap<number, string> | null, id: number) =>
  nomes ? (nomes.get(id) ?? `nº ${id}`) : A_CAMINHO

function textoDoPeriodo({ dtIni, dtFim }: FiltrosDaLista): string {
  if (dtIni === dtFim) return formatarData(dtIni ?? '')
  if (!dtFim) return `desde ${formatarData(dtIni ?? '')}`
  if (!dtIni) return `até ${formatarData(dtFim)}`
  return `${formatarData(dtIni)} a ${formatarData(dtFim)}`
}

/** The filters in force in words a person reads, one chip per choice. */
export function filtrosAtivos(filtros: FiltrosDaLista, nomes: NomesDosFiltros): FiltroAtivo[] {
  const { termo, dtIni, dtFim, idCli, prazo, meus, semOperador, abertos } = filtros
  const ativos: FiltroAtivo[] = []
  if (termo) ativos.push({ chave: 'termo', rotulo: 'Busca', valor: termo })
  for (const campo of CAMPOS_DE_ESCOLHAS)
    for (const id of filtros[campo] ?? [])
      ativos.push({
        chave: campo + SEPARADOR + id,
        rotulo: ROTULOS[campo],
        valor: nomeDe(nomes[campo], id),
      })
  if (dtIni || dtFim) ativos.push({ chave: 'periodo', rotulo: 'Abertura', valor: textoDoPeriodo(filtros) })
  if (idCli) ativos.push({ chave: 'idCli', rotulo: 'Cliente', valor: nomeDe(nomes.cliente, idCli) })
  if (prazo) ativos.push({ chave: 'prazo', rotulo: 'Prazo', valor: FILTROS_DE_PRAZO[prazo] })
  if (meus) ativos.push({ chave: 'meus', rotulo: 'Operador', valor: 'Só os meus' })
  if (semOperador) ativos.push({ chave: 'semOperador', rotulo: 'Operador', valor: 'Sem operador' })
  if (abertos) ativos.push({ chave: 'abertos', rotulo: 'Situação', valor: 'Só em aberto' })
  return ativos
}

/** What changes when the chip of that key is removed. */
export function semOFiltro(filtros: FiltrosDaLista, chave: string): FiltrosDaLista {
  if (chave === 'periodo') return { dtIni: undefined, dtFim: undefined }
  const [campo = '', id] = chave.split(SEPARADOR)
  if (id === undefined) return { [campo]: undefined }
  return { [campo]: filtros[campo as CampoDeEscolhas]?.filter((outro) => String(outro) !== id) }
}
