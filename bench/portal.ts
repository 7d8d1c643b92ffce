import type { AddressInfo } from 'node:net'
import { CONTAS_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { preencherSeVazio } from '@balcao/demo/src/preencher-se-vazio.ts'
import { lerConfiguracao } from '../apps/api/src/configuracao.ts'
import { abrirSessao } from '../apps/api/src/features/acesso/sessoes.ts'
import type { Negocio } from '../apps/api/src/negocio.ts'
import type { Banco } from '../apps/api/src/platform/banco/conexao.ts'
import { transacao } from '../apps/api/src/platform/banco/transacao.ts'
import { criarLog } from '../apps/api/src/platform/log.ts'
import type { Relogio } from '../apps/api/src/platform/relogio.ts'
import { iniciarServidor } from '../apps/api/src/servidor.ts'
import type { TipoDeUsuario } from '../packages/dominio/src/usuarios.ts'

const NEGOCIO = 'aurora'

export type Pedir = (caminho: string, busca?: Record<string, string>) => Promise<void>
export type Portal = Awaited<ReturnType<typeof abrirPortal>>

/** The whole server of production in this process, with the demo business and what it is filled with. */
export async function abrirPortal(
  pasta: string,
  {
    dizer,
    encher,
    relogio,
  }: {
    dizer: (frase: string) => void
    encher?: (banco: Banco) => Promise<void>
    relogio?: Relogio
  },
) {
  // One proxy is believed, so that each call may come from another address: the limit per address is not the subject.
  const padrao = lerConfiguracao({
    DADOS: pasta,
    HOST: '127.0.0.1',
    LOG: 'error',
    PROXIES: '1',
    DEMO_ABERTA: '1',
  })
  const configuracao = { ...padrao, porta: 0, negocios: padrao.negocios.filter(({ id }) => id === NEGOCIO) }
  const servidor = await iniciarServidor({
    configuracao,
    log: criarLog(configuracao.nivelDeLog),
    preencher: preencherSeVazio,
    dizer,
    ...(relogio && { relogio }),
    aoPerderBanco: () => process.exit(1),
  })
  const negocio = servidor.negocios.get(NEGOCIO)
  if (!negocio) throw new Error(`o negócio ${NEGOCIO} não existe`)
  const { banco } = negocio
  await encher?.(banco)
  if (encher) await arrumar(banco)
  const { port } = servidor.app.server.address() as AddressInfo
  return {
    negocio,
    urlDoBanco: banco.$client.options.connectionString ?? '',
    parar: servidor.parar,
    url: `http://127.0.0.1:${port}`,
    tokenDe: (tipo: TipoDeUsuario) => abrirSessaoDe(negocio, tipo),
    /** One value out of the database. */
    ler: async (sql: string): Promise<string> => {
      const { rows } = await banco.$client.query({ text: sql, rowMode: 'array' })
      return String(rows[0]?.[0])
    },
    pedidosDe: async (tipo: TipoDeUsuario) => criarPedidos(port, await abrirSessaoDe(negocio, tipo)),
  }
}

/** What autovacuum would have done by the time anybody asks. */
export async function arrumar({ $client }: Banco): Promise<void> {
  const conexao = await $client.connect()
  for (const comando of ['set statement_timeout = 0', 'vacuum analyze', 'checkpoint'])
    await conexao.query(comando)
  conexao.release(true)
}

export async function abrirSessaoDe({ banco }: Negocio, tipo: TipoDeUsuario): Promise<string> {
  const cpf = CONTAS_DEMO.find((conta) => conta.tipo === tipo)?.cpf
  const { rows } = await banco.$client.query('select id from colaborador where cpf = $1', [cpf])
  const autoria = { agora: new Date(), colaboradorId: null, requisicao: null, ip: null, muda: [] }
  return transacao(banco, (tx) => abrirSessao(tx, autoria, Number(rows[0].id), 'bench'))
}

let chamadas = 0

/** Over a real socket, read to the end; anything but 200 is no measurement. */
function criarPedidos(porta: number, token: string): Pedir {
  return async (caminho, busca = {}) => {
    const resposta = await fetch(
      `http://127.0.0.1:${porta}/api/${NEGOCIO}${caminho}?${new URLSearchParams(busca)}`,
      {
        headers: {
          authorization: `Bearer ${token}`,
          'x-aplicacao': 'SAC',
          'x-forwarded-for': `10.0.${(chamadas >> 8) & 255}.${chamadas++ & 255}`,
          // The portal is measured, not the compression.
          'accept-encoding': 'identity',
        },
      },
    )
    const corpo = await resposta.text()
    if (resposta.status !== 200) throw new Error(`respondeu ${resposta.status}: ${corpo.slice(0, 120)}`)
  }
}
