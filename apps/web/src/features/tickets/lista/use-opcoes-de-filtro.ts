import {
  listarAtendentes,
  listarRegioes,
  listarRepresentantes,
  listarSetores,
  listarStatus,
  listarTipos,
} from '@balcao/dominio/tickets/contratos-consultas'
import { useMemo } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { useNomeDoCliente } from '../../../seletores/seletor-de-cliente.tsx'
import type { Opcao } from '../../../ui/campos/opcao.tsx'
import type { NomesDosFiltros } from './filtros-ativos.ts'
import type { CampoDeEscolhas, FiltrosDaLista } from './filtros-da-lista.ts'

type Lista = { opcoes: readonly Opcao<number>[]; carregando: boolean }
export type OpcoesDeFiltro = Record<CampoDeEscolhas, Lista>

const NENHUMA: readonly Opcao<number>[] = []

function useLista<T>(
  { data, isLoading }: { data?: { itens: T[] } | undefined; isLoading: boolean },
  paraOpcao: (item: T) => Opcao<number>,
): Lista {
  const itens = data?.itens
  return useMemo(
    () => ({ opcoes: itens?.map(paraOpcao) ?? NENHUMA, carregando: isLoading }),
    [itens, isLoading, paraOpcao],
  )
}

const dePessoa = ({ id, nome }: { id: number; nome: string }) => ({ valor: id, nome })
const deStatus = ({ id, label }: { id: number; label: string }) => ({ valor: id, nome: label })
const deTipo = ({ id, desc, menu }: { id: number; desc: string; menu: { description: string } }) => ({
  valor: id,
  nome: desc,
  detalhe: menu.description,
})

/** API-03, API-04 The lists of the filters, kept for ten minutes; those of the staff come when they are looked at. */
export function useOpcoesDeFiltro(
  filtros: FiltrosDaLista,
  { interno, extras }: { interno: boolean; extras: boolean },
): OpcoesDeFiltro {
  const { filiais } = useSessao()
  const comum = { listaComum: true }
  const se = (campo: CampoDeEscolhas) => ({
    ...comum,
    ativa: interno && (extras || filtros[campo] !== undefined),
  })
  const status = useLista(useConsulta(listarStatus, {}, comum), deStatus)
  const tipo = useLista(useConsulta(listarTipos, {}, comum), deTipo)
  const operador = useLista(useConsulta(listarAtendentes, {}, se('operador')), dePessoa)
  const representante = useLista(useConsulta(listarRepresentantes, {}, se('representante')), dePessoa)
  const regiao = useLista(useConsulta(listarRegioes, {}, se('regiao')), dePessoa)
  const setor = useLista(useConsulta(listarSetores, {}, se('setor')), dePessoa)
  const filial = useMemo(
    () => ({
      opcoes: filiais.map(({ idFil, desc, cid, uf }) => ({
        valor: idFil,
        nome: desc,
        detalhe: `${cid}/${uf}`,
      })),
      carregando: false,
    }),
    [filiais],
  )
  return { status, tipo, operador, representante, regiao, setor, filial }
}

const porId = ({ opcoes }: Lista) =>
  opcoes.length > 0 ? new Map(opcoes.map(({ valor, nome }) => [valor, nome])) : null

/** Names of what the address has only the numbers of. */
export function useNomesDosFiltros({ idCli }: FiltrosDaLista, opcoes: OpcoesDeFiltro): NomesDosFiltros {
  const cliente = useNomeDoCliente(idCli)
  return useMemo(() => {
    const { status, tipo, operador, representante, regiao, setor, filial } = opcoes
    return {
      status: porId(status),
      tipo: porId(tipo),
      operador: porId(operador),
      representante: porId(representante),
      regiao: porId(regiao),
      setor: porId(setor),
      filial: porId(filial),
      cliente: cliente !== null && idCli !== undefined ? new Map([[idCli, cliente]]) : null,
    }
  }, [opcoes, idCli, cliente])
}
