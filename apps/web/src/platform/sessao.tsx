import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { type ParametrosDaFilial, resolverParametros } from '@balcao/dominio/parametros'
import { type Acao, autorizacoesDosModulos, pode } from '@balcao/dominio/permissoes'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { ApiError } from './api-error.ts'
import { useConsulta } from './consultas.ts'
import { useFilialEscolhida } from './filial-escolhida.ts'
import { useValidacaoDaSessao } from './validacao-da-sessao.ts'

type Carga = RespostaDe<typeof carregarApp>
type DaCarga = Pick<Carga, 'colaborador' | 'loja' | 'filiais' | 'modulos' | 'parametros' | 'esperam'>
export type FilialDaSessao = Carga['filiais'][number]

export type Sessao = Pick<Carga, 'colaborador' | 'loja' | 'filiais' | 'modulos'> & {
  /** What waited when the portal opened, as the app data counted it. */
  esperam: NonNullable<Carga['esperam']>
  /** PER-01 The one question a screen asks before showing something. */
  pode(acao: Acao): boolean
  /** The branch the person works in now; null is all of them. */
  filial: FilialDaSessao | null
  escolherFilial(idFil: number | null): void
  /** PAR-01 Null is a thing of several branches: what the business says. */
  parametrosDa(idFil: number | null): ParametrosDaFilial
}

const Contexto = createContext<Sessao | null>(null)

/** Only inside the pages that need a session (AUT-10). */
export function useSessao(): Sessao {
  const sessao = useContext(Contexto)
  if (!sessao) throw new Error('useSessao needs ProvedorDeSessao above it')
  return sessao
}

type ProvedorDeSessaoProps = {
  children: ReactNode
  carregando: ReactNode
  falha: (erro: ApiError, tentarNovamente: () => void) => ReactNode
}

/** AUT-02 Loads the app data, keeps the session validated, and lends both to the pages. */
export function ProvedorDeSessao({ children, carregando, falha }: ProvedorDeSessaoProps) {
  useValidacaoDaSessao()
  const { data, error, refetch } = useConsulta(carregarApp, {}, { mostradoNaArea: true })
  if (data) return <SessaoAberta carga={data}>{children}</SessaoAberta>
  return error ? falha(error, refetch) : carregando
}

/** The session over app data that is already there; tests open one with it. */
export function SessaoAberta({ carga, children }: { carga: Carga; children: ReactNode }) {
  const { colaborador, loja, filiais, modulos, parametros, esperam } = carga
  const [idFil, escolherFilial] = useFilialEscolhida(colaborador.id)
  const sessao = useMemo<Sessao>(
    () => ({
      ...sessaoDe({ colaborador, loja, filiais, modulos, parametros, esperam }, idFil),
      escolherFilial,
    }),
    [colaborador, loja, filiais, modulos, parametros, esperam, idFil, escolherFilial],
  )
  return <Contexto value={sessao}>{children}</Contexto>
}

/** The session as the app data tells it, to whom works in that branch. */
export function sessaoDe(
  { colaborador, loja, filiais, modulos, parametros, esperam = {} }: DaCarga,
  idFil: number | null,
): Omit<Sessao, 'escolherFilial'> {
  const autorizacoes = autorizacoesDosModulos(modulos)
  const unica = filiais.length === 1 ? filiais[0] : undefined
  return {
    colaborador,
    loja,
    filiais,
    modulos,
    esperam,
    pode: (acao) => pode(autorizacoes, acao),
    filial: unica ?? filiais.find((outra) => outra.idFil === idFil) ?? null,
    parametrosDa: lembrar((qual: number | null) => resolverParametros(parametros, qual)),
  }
}

function lembrar<K, V>(calcular: (chave: K) => V): (chave: K) => V {
  const valores = new Map<K, V>()
  return (chave) => {
    const valor = valores.get(chave) ?? calcular(chave)
    valores.set(chave, valor)
    return valor
  }
}
