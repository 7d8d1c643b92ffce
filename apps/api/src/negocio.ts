import { type ParametroGravado, type Parametros, resolverParametros } from '@balcao/dominio/parametros'
import type { Logger } from 'pino'
import type { NegocioConfigurado } from './configuracao.ts'
import { lerParametrosGravados } from './features/parametros/queries.ts'
import type { Armazem } from './platform/arquivos/armazem.ts'
import { type Banco, comBanco, conectar } from './platform/banco/conexao.ts'
import { criarBancoSeFaltar, migrar } from './platform/banco/migrar.ts'
import { obterSegredo } from './platform/banco/segredos.ts'
import { criarRota } from './platform/http/rota.ts'
import type { Relogio } from './platform/relogio.ts'
import type { Sessao } from './sessao.ts'

/** One business: its own database, its own secrets, its own files. Nothing of it is reachable from another (NEG-03). */
export type Negocio = {
  id: string
  configuracao: NegocioConfigurado
  /** Connection string of its database. */
  url: string
  banco: Banco
  armazem: Armazem
  segredos: { captcha: string; realtime: string }
  parametros(filialId: number | null): Promise<Parametros>
  parametrosGravados(): Promise<ParametroGravado[]>
}

/** NEG-01 Key of a business on the realtime server: public by nature, it only names the business. */
export const chaveDeRealtime = (negocioId: string): string => `balcao-${negocioId}`

/** `rota` with the types of this application. */
export const rota = criarRota<Negocio, Sessao>()

// Parameters change by hand, a few times a year; every request reads them.
const VALIDADE_DOS_PARAMETROS_MS = 5_000

type Opcoes = {
  configuracao: NegocioConfigurado
  /** Connection URL; its database gives the prefix of the businesses' databases. */
  servidor: string
  /** Where databases are created from; the server's own URL unless its database does not exist. */
  servidorDeManutencao?: string
  armazem: Armazem
  relogio: Relogio
  log: Logger
}

/** Makes the business ready to serve: database present and migrated, secrets made. */
export async function abrirNegocio(opcoes: Opcoes): Promise<Negocio> {
  const { configuracao, servidor, servidorDeManutencao = servidor, armazem, relogio, log } = opcoes
  const url = configuracao.banco ?? comBanco(servidor, nomeDoBanco(servidor, configuracao.id))
  if (!configuracao.banco)
    await criarBancoSeFaltar(servidorDeManutencao, nomeDoBanco(servidor, configuracao.id))
  await migrar(url)
  const banco = conectar(url, ({ message }) =>
    log.warn({ negocio: configuracao.id, causa: message }, 'uma conexão com o banco caiu'),
  )
  const [captcha, realtime] = await Promise.all([
    obterSegredo(banco, 'captcha'),
    obterSegredo(banco, 'realtime'),
  ])
  const parametrosGravados = lembrando(() => lerParametrosGravados(banco), relogio)
  return {
    id: configuracao.id,
    configuracao,
    url,
    banco,
    armazem,
    segredos: { captcha, realtime },
    parametrosGravados,
    parametros: async (filialId) => resolverParametros(await parametrosGravados(), filialId),
  }
}

/** `balcao_aurora`, or `<database of the URL>_aurora` on a server that was given with a database of its own. */
function nomeDoBanco(servidor: string, id: string): string {
  const base = decodeURIComponent(new URL(servidor).pathname.slice(1))
  return `${base && base !== 'postgres' ? base : 'balcao'}_${id}`
}

function lembrando<T>(ler: () => Promise<T>, relogio: Relogio): () => Promise<T> {
  let lido: { valor: Promise<T>; em: number } | null = null
  return () => {
    const agora = relogio().getTime()
    if (!lido || agora - lido.em > VALIDADE_DOS_PARAMETROS_MS || agora < lido.em) {
      const valor = ler()
      lido = { valor, em: agora }
      valor.catch(() => {
        lido = null
      })
    }
    return lido.valor
  }
}
