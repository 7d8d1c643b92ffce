import type { Contrato } from '@balcao/dominio/contrato'
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

type Nomeado = {
  campo: string
  valor: number | string | undefined
  contrato: Contrato
  entrada: object
  texto: (resposta: never) => string
}

function nomeadoDe<F extends Filtros>(filtro: Filtro<F>, valores: F): Nomeado[] {
  if (filtro.tipo === 'registro' && filtro.nome) {
    const { contrato, entrada, texto } = filtro.nome
    const valor = valorDe<number>(valores, filtro.campo)
    return [{ campo: filtro.campo, valor, contrato, entrada: entrada(valor ?? 0), texto }]
  }
  if (filtro.tipo !== 'lugar') return []
  const { contrato, entrada, texto } = filtro.nome
  const uf = valorDe<string>(valores, filtro.uf)
  const valor = uf && valorDe<string>(valores, filtro.cidade)
  return [
    {
      campo: filtro.cidade,
      valor,
      contrato,
      entrada: entrada(uf ?? ''),
      texto: (resposta) => texto(resposta, valor ?? ''),
    },
  ]
}

/** Names of what the address has only the numbers of. */
export function useNomesDosFiltros<F extends Filtros>(
  filtros: readonly Filtro<F>[],
  valores: F,
  { opcoes, contexto }: { opcoes: OpcoesDosFiltros; contexto: Contexto },
): NomesDosFiltros {
  const comNome = filtros.flatMap((filtro) => nomeadoDe(filtro, valores))
  const respostas = useQueries({
    queries: comNome.map(({ valor, contrato, entrada }) =>
      opcoesDaConsulta(contrato, entrada as never, {
        ativa: valor !== undefined && (contrato.acao === undefined || contexto.pode(contrato.acao)),
        listaComum: true,
        mostradoNaArea: true,
      }),
    ),
  })
  const dosRegistros = comNome.map(({ campo, valor = '', texto }, i) => {
    const { data } = respostas[i] ?? {}
    return [campo, data === undefined ? null : new Map([[valor, texto(data as never)]])] as const
  })
  const dasOpcoes = Object.entries(opcoes).map(
    ([campo, { opcoes: lista }]) =>
      [campo, lista.length > 0 ? new Map(lista.map(({ valor, nome }) => [valor, nome])) : null] as const,
  )
  return Object.fromEntries([...dasOpcoes, ...dosRegistros])
}
