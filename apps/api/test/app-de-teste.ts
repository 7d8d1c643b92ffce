import { randomUUID } from 'node:crypto'
import { CONTAS_DEMO, SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { entrar, obterCaptcha } from '@balcao/dominio/acesso/contratos'
import type { Contrato, EntradaDe, RespostaDe } from '@balcao/dominio/contrato'
import type { ErroNoFio } from '@balcao/dominio/erros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Logger } from 'pino'
import qs from 'qs'
import { inject } from 'vitest'
import { abrirNegocio } from '../src/abrir-negocio.ts'
import { montarApp } from '../src/app.ts'
import { lerConfiguracao } from '../src/configuracao.ts'
import type { Negocio } from '../src/negocio.ts'
import { criarArmazem } from '../src/platform/arquivos/armazem.ts'
import type { ExigirEspaco } from '../src/platform/arquivos/espaco.ts'
import { comBanco } from '../src/platform/banco/conexao.ts'
import { criarBancoSeFaltar } from '../src/platform/banco/migrar.ts'
import type { Rota } from '../src/platform/http/rota.ts'
import { migrarFila } from '../src/platform/jobs/migrar-fila.ts'
import { criarLog } from '../src/platform/log.ts'
import type { Rastreador } from '../src/platform/rastros/rastreador.ts'
import { apagarBancos, clonarModelo } from './modelos.ts'

type Entrada<K> = {
  params?: EntradaDe<K, 'params'>
  query?: EntradaDe<K, 'query'> | Record<string, unknown>
  corpo?: unknown
  token?: string | undefined
  negocio?: string
  ip?: string
  headers?: Record<string, string>
}

export type Resposta<T> = {
  status: number
  corpo: T
  erro: ErroNoFio
  headers: LightMyRequestResponse['headers']
  bruta: LightMyRequestResponse
}

export type AppDeTeste = Awaited<ReturnType<typeof criarAppDeTeste>>

type Opcoes = {
  negocios?: string[]
  /** Databases without anybody or anything in them, as a first start finds them. */
  vazios?: boolean
  rotasExtras?: Rota[]
  linhasDeLog?: string[]
  /** From how many milliseconds on a statement is in the log; otherwise none is. */
  comandoDemoradoMs?: number
  tokenDeMetricas?: string
  rastros?: Rastreador
  pastas?: string[]
  exigirEspaco?: ExigirEspaco
}

type Montado = {
  app: FastifyInstance
  negocios: Map<string, Negocio>
  relogio: { adiantado: number }
  log: Logger
}

/** Mounted servers that no file is using: putting one together takes longer than most files, and it remembers nothing of them. */
const livres: Montado[] = []
let emprestimos = 0

/** The whole server on databases of its own, cloned from the filled templates, with a clock tests can move. */
export async function criarAppDeTeste({
  negocios: ids = ['aurora'],
  vazios = false,
  ...opcoes
}: Opcoes = {}) {
  const comum = Object.keys(opcoes).length === 0
  const montado = (comum && livres.pop()) || (await montar(opcoes))
  const { negocios, relogio, log } = montado
  const { comandoDemoradoMs } = opcoes
  const agora = () => agoraEm(relogio)
  const bancos = await Promise.all(ids.map(vazios ? criarVazio : clonar))
  for (const [indice, id] of ids.entries())
    negocios.set(id, await abrir({ id, banco: bancos[indice]?.url, relogio: agora, log, comandoDemoradoMs }))
  if (vazios) for (const { banco } of negocios.values()) await migrarFila(banco.$client, criarLog('silent'))
  // Ceilings of requests count by address: each file has one of its own, and whoever names another has the server to itself.
  const endereco = `127.7.${++emprestimos >> 8}.${emprestimos & 255}`
  let serveAOutro = comum
  const app: FastifyInstance = Object.create(montado.app, {
    inject: {
      value: (pedido: InjectOptions | string) => {
        const { remoteAddress, ...resto } = typeof pedido === 'string' ? { url: pedido } : pedido
        if (remoteAddress) serveAOutro = false
        return montado.app.inject({ ...resto, remoteAddress: remoteAddress ?? endereco })
      },
    },
  })
  const chamar = criarChamada(app)
  const tokens = new Map<string, Promise<string>>()

  return {
    app,
    chamar,
    negocio: (id = ids[0]): Negocio => {
      const negocio = negocios.get(String(id))
      if (!negocio) throw new Error(`negócio ${id} não foi aberto`)
      return negocio
    },
    agora,
    /** Moves the server's clock forward. */
    adiantar: (milissegundos: number) => {
      relogio.adiantado += milissegundos
    },
    resolverCaptcha: (negocio = ids[0]) => resolverCaptcha(chamar, String(negocio)),
    /** Token of a demo account, signed in for real, once per type. */
    tokenDe: (tipo: TipoDeUsuario, negocio = ids[0]): Promise<string> => {
      const chave = `${negocio}/${tipo}`
      const token = tokens.get(chave) ?? entrarComo(chamar, tipo, String(negocio))
      tokens.set(chave, token)
      return token
    },
    fechar: async () => {
      const usados = [...negocios.values()]
      const devolver = serveAOutro && !montado.app.server.listening
      if (!devolver) await montado.app.close()
      await Promise.all(usados.map(({ banco }) => banco.$client.end()))
      await apagarBancos(
        inject('urlDoPostgres'),
        bancos.map(({ nome }) => nome),
      )
      if (!devolver) return
      negocios.clear()
      relogio.adiantado = 0
      livres.push(montado)
    },
  }
}

const agoraEm = ({ adiantado }: Montado['relogio']) => new Date(Date.now() + adiantado)

async function montar({
  rotasExtras = [],
  linhasDeLog,
  tokenDeMetricas,
  pastas = [],
  exigirEspaco = async () => undefined,
  rastros,
}: Omit<Opcoes, 'negocios' | 'vazios'>): Promise<Montado> {
  const negocios: Montado['negocios'] = new Map()
  const relogio = { adiantado: 0 }
  const log = linhasDeLog
    ? criarLog('info', { write: (linha) => void linhasDeLog.push(linha) })
    : criarLog('silent')
  const app = await montarApp({
    configuracao: { ...lerConfiguracao({}), tokenDeMetricas: tokenDeMetricas ?? null },
    negocios,
    relogio: () => agoraEm(relogio),
    log,
    pastas,
    exigirEspaco,
    conferirRespostas: true,
    rotasExtras,
    rastros,
  })
  return { app, negocios, relogio, log }
}

type Aberto = {
  id: string
  banco: string | undefined
  relogio: () => Date
  log: Logger
  comandoDemoradoMs: number | undefined
}

async function abrir({ id, banco, relogio, log, comandoDemoradoMs }: Aberto): Promise<Negocio> {
  const configuracao = lerConfiguracao({}).negocios.find((negocio) => negocio.id === id)
  if (!configuracao) throw new Error(`negócio ${id} não existe`)
  return abrirNegocio({
    configuracao: { ...configuracao, ...(banco && { banco }) },
    servidor: inject('urlDoPostgres'),
    armazem: criarArmazem({ pasta: inject('pastaDosArquivos') }, id),
    relogio,
    log,
    ...(comandoDemoradoMs !== undefined && { comandoDemoradoMs }),
  })
}

type Chamar = ReturnType<typeof criarChamada>

function criarChamada(app: FastifyInstance) {
  return async <K extends Contrato>(
    contrato: K,
    entrada: Entrada<K> = {},
  ): Promise<Resposta<RespostaDe<K>>> => {
    const { params = {}, query, corpo, token, negocio = 'aurora', ip, headers } = entrada
    const caminho = contrato.caminho.replace(/:(\w+)/g, (_, nome) =>
      encodeURIComponent(String((params as Record<string, unknown>)[nome])),
    )
    const busca = query ? `?${qs.stringify(query, { arrayFormat: 'brackets' })}` : ''
    const bruta = await app.inject({
      method: contrato.metodo,
      url: `/api/${negocio}${caminho}${busca}`,
      headers: { 'x-aplicacao': 'SAC', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(corpo !== undefined && { payload: corpo as object }),
      ...(ip && { remoteAddress: ip }),
    })
    const json = /json/.test(String(bruta.headers['content-type'])) ? bruta.json() : undefined
    return { status: bruta.statusCode, corpo: json, erro: json, headers: bruta.headers, bruta }
  }
}

async function resolverCaptcha(chamar: Chamar, negocio: string): Promise<string> {
  const { corpo } = await chamar(obterCaptcha, { negocio })
  const challenge = corpo as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

async function entrarComo(chamar: Chamar, tipo: TipoDeUsuario, negocio: string): Promise<string> {
  const conta = CONTAS_DEMO.find((demo) => demo.tipo === tipo)
  const captcha = await resolverCaptcha(chamar, negocio)
  const { corpo, status } = await chamar(entrar, {
    negocio,
    corpo: { cpf: conta?.cpf, senha: SENHA_DEMO, captcha },
  })
  if (status !== 200) throw new Error(`${tipo} não entrou: ${JSON.stringify(corpo)}`)
  return corpo.token
}

const nomeNovo = (id: string) => `teste_${id}_${randomUUID().replaceAll('-', '')}`

async function criarVazio(id: string): Promise<{ nome: string; url: string }> {
  const [postgres, nome] = [inject('urlDoPostgres'), nomeNovo(id)]
  await criarBancoSeFaltar(postgres, nome)
  return { nome, url: comBanco(postgres, nome) }
}

async function clonar(id: string): Promise<{ nome: string; url: string }> {
  const nome = nomeNovo(id)
  const modelo = inject('modelos')[id]
  if (!modelo) throw new Error(`negócio ${id} não tem modelo`)
  return { nome, url: await clonarModelo(inject('urlDoPostgres'), modelo, nome) }
}
