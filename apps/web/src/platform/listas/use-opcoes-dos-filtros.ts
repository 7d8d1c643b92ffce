import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Opcao, ValorDeOpcao } from '../../ui/campos/opcao.tsx'
import { opcoesDaConsulta } from '../consultas.ts'
import { type NomesDosFiltros, valorDe } from './chips-da-lista.ts'
import type { Contexto } from './contexto.ts'
import type { Filtro, Filtros } from './descricao.ts'

type OpcoesDoFiltro = { opcoes: readonly Opcao<ValorDeOpcao>[]; carregando: boolean }
export type OpcoesDosFiltros = Record<string, OpcoesDoFiltro>

const NENHUMA: OpcoesDoFiltro['opcoes'] = []
const comOpcoes = <F>(filtros: readonly Filtro<F>[]) => filtros.filter((filtro) => 'opcoes' in filtro)

/** API-03, API-04 What each filter offers, asked for once it can be looked at, or its chip must name what was chosen. */
export function useOpcoesDosFiltros<F extends Filtros>(
  filtros: readonly Filtro<F>[],
  valores: F,
  { naTela, extras, contexto }: { naTela: boolean; extras: boolean; contexto: Contexto },
): OpcoesDosFiltros {
  const todos = comOpcoes(filtros)
  const vemDoServidor = todos.flatMap((filtro) =>
    'contrato' in filtro.opcoes ? [{ ...filtro, fonte: filtro.opcoes }] : [],
  )
  const respostas = useQueries({
    queries: vemDoServidor.map(({ campo, extra, se, fonte }) => ({
      ...opcoesDaConsulta(fonte.contrato, {} as never, {
        listaComum: true,
        ativa:
          (se?.(contexto) ?? true) &&
          ((naTela && (!extra || extras)) || valorDe(valores, campo) !== undefined),
      }),
      select: fonte.selecionar,
    })),
  })
  const daqui = useMemo(
    () =>
      Object.fromEntries(
        comOpcoes(filtros).map(({ campo, opcoes }) => {
          const lista =
            typeof opcoes === 'function' ? opcoes(contexto) : 'contrato' in opcoes ? NENHUMA : opcoes
          return [campo, { opcoes: lista, carregando: false }]
        }),
      ),
    [filtros, contexto],
  )
  const doServidor = vemDoServidor.map(({ campo }, i) => [
    campo,
    { opcoes: respostas[i]?.data ?? NENHUMA, carregando: respostas[i]?.isLoading ?? false },
  ])
  return { ...daqui, ...Object.fromEntries(doServidor) }
}

/** Names of what the address has only the numbers of. */
export function useNomesDosFiltros<F extends Filtros>(
  filtros: readonly Filtro<F>[],
  valores: F,
  { opcoes, contexto }: { opcoes: OpcoesDosFiltros; contexto: Contexto },
): NomesDosFiltros {
  const comNome = filtros.flatMap((filtro) =>
    filtro.tipo === 'registro' && filtro.nome ? [{ campo: filtro.campo, ...filtro.nome }] : [],
  )
  const respostas = useQueries({
    queries: comNome.map(({ campo, contrato, entrada }) => {
      const id = valorDe<number>(valores, campo)
      return opcoesDaConsulta(contrato, entrada(id ?? 0) as never, {
        ativa: id !== undefined && (contrato.acao === undefined || contexto.pode(contrato.acao)),
        listaComum: true,
        mostradoNaArea: true,
      })
    }),
  })
  const dosRegistros = comNome.map(({ campo, texto }, i) => {
    const { data } = respostas[i] ?? {}
    const id = valorDe<number>(valores, campo) ?? 0
    return [campo, data === undefined ? null : new Map([[id, texto(data as never)]])] as const
  })
  const dasOpcoes = Object.entries(opcoes).map(
    ([campo, { opcoes: lista }]) =>
      [campo, lista.length > 0 ? new Map(lista.map(({ valor, nome }) => [valor, nome])) : null] as const,
  )
  return Object.fromEntries([...dasOpcoes, ...dosRegistros])
}
