import { PARAMETROS_DO_ACESSO } from './parametros/acesso.ts'
import { PARAMETROS_DA_AGENDA } from './parametros/agenda.ts'
import { PARAMETROS_DO_ATENDIMENTO } from './parametros/atendimento.ts'
import { PARAMETROS_DOS_BOLETOS } from './parametros/boletos.ts'
import { PARAMETROS_DO_CADASTRO } from './parametros/cadastro.ts'
import { PARAMETROS_DOS_CLIENTES } from './parametros/clientes.ts'
import { PARAMETROS_DO_CORREIO } from './parametros/correio.ts'
import { PARAMETROS_DOS_DOCUMENTOS } from './parametros/documentos.ts'
import { PARAMETROS_DO_ERP } from './parametros/erp.ts'
import type { Base, Definicao } from './parametros/especies.ts'
import { PARAMETROS_DOS_FORMATOS } from './parametros/formatos.ts'
import { PARAMETROS_DO_FRETE } from './parametros/fretes.ts'
import { PARAMETROS_DA_GESTAO } from './parametros/gestao.ts'
import { PARAMETROS_DA_IDENTIDADE } from './parametros/identidade.ts'
import { PARAMETROS_DOS_TICKETS } from './parametros/tickets.ts'
import { PARAMETROS_DE_VENDAS } from './parametros/vendas.ts'
import { PARAMETROS_DO_WHATSAPP } from './parametros/whatsapp.ts'

/**
 * The only list of parameters (PAR-01). The prefix is how a key is stored and travels; the browser takes it
 * off on sign-in (AUT-02). A value of the branch overrides the business's, which overrides `padrao`.
 */
export const PARAMETROS = {
  ...PARAMETROS_DOS_FORMATOS,
  ...PARAMETROS_DOS_TICKETS,
  ...PARAMETROS_DO_CORREIO,
  ...PARAMETROS_DOS_CLIENTES,
  ...PARAMETROS_DO_CADASTRO,
  ...PARAMETROS_DO_ATENDIMENTO,
  ...PARAMETROS_DOS_DOCUMENTOS,
  ...PARAMETROS_DOS_BOLETOS,
  ...PARAMETROS_DE_VENDAS,
  ...PARAMETROS_DA_GESTAO,
  ...PARAMETROS_DO_FRETE,
  ...PARAMETROS_DA_AGENDA,
  ...PARAMETROS_DO_ERP,
  ...PARAMETROS_DO_WHATSAPP,
  ...PARAMETROS_DO_ACESSO,
  ...PARAMETROS_DA_IDENTIDADE,
} as const satisfies Record<string, Definicao<unknown>>

type Catalogo = typeof PARAMETROS
export type ChaveDeParametro = keyof Catalogo
export type Parametros = { [K in ChaveDeParametro]: NonNullable<ReturnType<Catalogo[K]['ler']>> }

type ChaveCom<P> = { [K in ChaveDeParametro]: Catalogo[K] extends P ? K : never }[ChaveDeParametro]

type ChaveDoNegocio = ChaveCom<{ nivel: 'negocio' }>
export type ChaveDaFilial = Exclude<ChaveDeParametro, ChaveDoNegocio>
/** What a screen may read. */
export type ChaveDoNavegador = Exclude<ChaveDaFilial, ChaveCom<{ somenteServidor: true }>>
export type ParametrosDoNegocio = Pick<Parametros, ChaveDoNegocio>
export type ParametrosDaFilial = Pick<Parametros, ChaveDaFilial>

export const chavesDeParametro = Object.keys(PARAMETROS) as ChaveDeParametro[]

/** One stored value; `filialId` null is the business level. */
export type ParametroGravado = { chave: string; filialId: number | null; valor: string }

/** AUT-02 Parameters that begin with SAC or GERAL_ lose that prefix. */
export function semPrefixo(chave: string): string {
  return chave.replace(/^(?:SAC_?|GERAL_)/, '')
}

export function comPrefixo(chave: ChaveDeParametro): string {
  const { prefixo }: Base = PARAMETROS[chave]
  return (prefixo ?? 'GERAL_') + chave
}

/** Whether a stored value may travel to the browser; unknown keys may not. */
export function viajaAoNavegador(chave: string): boolean {
  const conhecida: string = semPrefixo(chave)
  return (
    conhecida in PARAMETROS &&
    !(PARAMETROS[conhecida as ChaveDeParametro] as Definicao<unknown>).somenteServidor
  )
}

/** PAR-01 Branch over business over default; a stored value that does not parse counts as absent. */
export function resolverParametros(
  gravados: readonly ParametroGravado[],
  filialId: number | null,
): Parametros {
  const porChave = new Map<string, string>()
  for (const nivel of [null, filialId])
    for (const { chave, filialId: dono, valor } of gravados)
      if (dono === nivel && serveNoNivel(semPrefixo(chave), valor, nivel))
        porChave.set(semPrefixo(chave), valor)
  return Object.fromEntries(
    chavesDeParametro.map((chave) => {
      const texto = porChave.get(chave)
      return [
        chave,
        (texto === undefined ? undefined : lerParametro(chave, texto)) ?? PARAMETROS[chave].padrao,
      ]
    }),
  ) as Parametros
}

/** One value per branch that differs from the others', for a list or a sum over several of them. */
export type PorFilial<V> = { geral: V; excecoes: ReadonlyMap<number, V> }

export function valoresPorFilial<K extends ChaveDaFilial>(
  gravados: readonly ParametroGravado[],
  chave: K,
): PorFilial<Parametros[K]> {
  const geral = resolverParametros(gravados, null)[chave]
  const filiais = gravados.flatMap((gravado) =>
    gravado.filialId !== null && semPrefixo(gravado.chave) === chave ? [gravado.filialId] : [],
  )
  const valores = filiais.map((id) => [id, resolverParametros(gravados, id)[chave]] as const)
  return { geral, excecoes: new Map(valores.filter(([, valor]) => valor !== geral)) }
}

export function emCadaFilial<V, U>({ geral, excecoes }: PorFilial<V>, mudar: (valor: V) => U): PorFilial<U> {
  return {
    geral: mudar(geral),
    excecoes: new Map([...excecoes].map(([filialId, valor]) => [filialId, mudar(valor)])),
  }
}

export function valorNaFilial<V>({ geral, excecoes }: PorFilial<V>, filialId: number): V {
  return excecoes.get(filialId) ?? geral
}

function serveNoNivel(chave: string, texto: string, nivel: number | null): boolean {
  if (lerParametro(chave, texto) === undefined) return false
  return nivel === null || (PARAMETROS[chave as ChaveDeParametro] as Base).nivel !== 'negocio'
}

function lerParametro(chave: string, texto: string): unknown {
  return Object.hasOwn(PARAMETROS, chave) ? PARAMETROS[chave as ChaveDeParametro].ler(texto) : undefined
}
