import { encherDeAprovacoes, encherDeOrcamentos, encherDePedidos } from '../apps/api/test/muitas-vendas.ts'
import { encherDeClientes } from '../apps/api/test/muitos-clientes.ts'
import { encherDeConversas, encherDeTickets } from '../apps/api/test/muitos-tickets.ts'
import { MAIS_TARDE_MS } from './casos.ts'
import { ligarGravador } from './gravador.ts'
import { receberMensagens } from './mensagens-recebidas.ts'
import { separarNumeros } from './piso.ts'
import { abrirPortal, arrumar } from './portal.ts'
import { atenderComandos } from './processo.ts'

/** Two years of them. */
const VENDAS = Number(process.env.PEDIDOS || 100_000)

const { gravar, gravados, desfazer } = ligarGravador()
const relogio = { adiantado: 0 }
const [pasta = ''] = process.argv.slice(2)
const portal = await abrirPortal(pasta, {
  dizer: () => undefined,
  relogio: () => new Date(Date.now() + relogio.adiantado),
})
const { banco } = portal.negocio

const comandos = {
  endereco: async () => {
    const { rows } = await banco.$client.query('select pg_backend_pid() as pid')
    return { url: portal.url, banco: portal.urlDoBanco, processoDoBanco: Number(rows[0].pid) }
  },
  token: portal.tokenDe,
  ler: portal.ler,
  encher: async (clientes: number, tickets: number) => {
    await encherDeClientes(banco, clientes)
    await encherDeTickets(banco, tickets)
    await encherDeConversas(banco)
    await encherDePedidos(banco, VENDAS, new Date())
    await encherDeAprovacoes(banco)
    await encherDeOrcamentos(banco, VENDAS, new Date())
    await separarNumeros({ query: (sql) => banco.$client.query(sql) })
    await arrumar(banco)
  },
  receber: (quantas: number) => receberMensagens(banco, quantas),
  gravar,
  gravados,
  desfazer,
  /** Nothing is remembered at another hour: forward one time, back the next, so that the day goes on. */
  esquecer: () => {
    relogio.adiantado = relogio.adiantado ? 0 : MAIS_TARDE_MS
  },
}
export type ComandosDoPortal = typeof comandos

atenderComandos(comandos, portal.parar)
