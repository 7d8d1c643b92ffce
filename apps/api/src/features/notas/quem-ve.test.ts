import { buscarEmTudo } from '@balcao/dominio/busca/contratos'
import { montarChave } from '@balcao/dominio/notas/chave'
import {
  baixarDanfe,
  baixarXmlDaNota,
  listarNotasFiscaisDoCliente,
  obterNotaFiscal,
} from '@balcao/dominio/notas/contratos'
import { obterPedido } from '@balcao/dominio/pedidos/contratos'
import { type Acao, autorizacoesDoTipo, pode } from '@balcao/dominio/permissoes'
import {
  abrirTicketPeloPortal,
  listarNotasDoCliente,
  obterNotaParaTicket,
  pesquisarProdutosDasNotas,
} from '@balcao/dominio/tickets/abertura/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { usarAbertura } from '../../../test/abertura-de-tickets.ts'
import { cenarioDePedidos } from '../../../test/cenario-de-pedidos.ts'
import { cenarioDeRelatorios } from '../../../test/cenario-de-relatorios.ts'
import { colaboradorFilial } from '../acesso/tabelas.ts'
import { cliente, clienteFilial } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import type { ChaveDeRelatorio } from '../relatorios/definicoes/catalogo.ts'
import { ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'
import { notaFiscal, notaXml } from './tabelas.ts'

// One matrix for every door through which an invoice is seen. A new door is one line of PORTAS.

const NOTAS = [
  'da filial, de cliente da filial',
  'de outra filial, de cliente da filial',
  'de outra filial, de cliente de lá',
  'da filial, de cliente da carteira',
  'de outra filial, de cliente da carteira',
  'da filial, do próprio consumidor',
  'de outra filial, do próprio consumidor',
] as const
type QualNota = (typeof NOTAS)[number]

const DA_FILIAL = NOTAS.filter((nota) => nota.startsWith('da filial'))
const DA_CARTEIRA = NOTAS.filter((nota) => nota.endsWith('da carteira'))
const DO_CONSUMIDOR = NOTAS.filter((nota) => nota.endsWith('consumidor'))

const MATRIZ: Record<TipoDeUsuario, readonly QualNota[]> = {
  ADMIN: NOTAS,
  GERENTE: NOTAS,
  SUPERVISOR: DA_FILIAL,
  OPERADOR: DA_FILIAL,
  COLABORADOR: DA_FILIAL,
  REPRESENTANTE: DA_CARTEIRA,
  CONSUMIDOR_FINAL: DO_CONSUMIDOR,
}

type Nota = typeof notaFiscal.$inferSelect & { primeiroItem: number; mes: string }
type Porta = [string, Acao, (token: string, nota: Nota, quem: TipoDeUsuario) => Promise<boolean>]

const abertura = usarAbertura()
const chamar: typeof abertura.teste.chamar = (...pedido) => abertura.teste.chamar(...pedido)
const desde = { dtInicial: '2000-01-01', take: 100 }
const tem = (corpo: { itens: { id: number }[] } | undefined, id: number) =>
  corpo?.itens?.some((item) => item.id === id) ?? false

async function linhasDoRelatorio(token: string, chave: ChaveDeRelatorio, filtros: object): Promise<string> {
  const relatorios = cenarioDeRelatorios(abertura.teste)
  const { status, corpo } = await relatorios.gerar(chave, filtros, token)
  return status === 200 ? (await relatorios.abrir(corpo.url)).body : ''
}

const PORTAS: Porta[] = [
  [
    'lista do cliente',
    'CLIENTE_NOTAS',
    async (token, { id, clienteId }) =>
      tem(
        (await chamar(listarNotasFiscaisDoCliente, { token, params: { idCli: clienteId }, query: desde }))
          .corpo,
        id,
      ),
  ],
  ...([obterNotaFiscal, baixarXmlDaNota, baixarDanfe] as const).map(
    (contrato): Porta => [
      contrato.descricao,
      'CLIENTE_NOTAS',
      async (token, { id }) =>
        ![403, 404].includes((await chamar(contrato, { token, params: { id } })).status),
    ],
  ),
  [
    'busca',
    'CLIENTE_NOTAS',
    async (token, { id, chave }) => {
      const { corpo } = await chamar(buscarEmTudo, { token, query: { q: chave } })
      return tem(
        corpo.grupos?.find(({ tipo }) => tipo === 'notas'),
        id,
      )
    },
  ],
  [
    'notas do pedido',
    'CLIENTE_NOTAS',
    async (token, { id, pedidoId }) => {
      const { corpo } = await chamar(obterPedido, { token, params: { id: Number(pedidoId) } })
      return tem({ itens: corpo.notas ?? [] }, id)
    },
  ],
  [
    'notas para um ticket, com os títulos',
    'TICKET_ABRIR',
    async (token, { id, clienteId: idCli, filialId: idFil }) => {
      const query = { ...desde, withTitulos: true }
      return tem((await chamar(listarNotasDoCliente, { token, params: { idCli, idFil }, query })).corpo, id)
    },
  ],
  [
    'nota para um ticket, pelo número',
    'TICKET_ABRIR',
    async (token, { numero }) =>
      (await chamar(obterNotaParaTicket, { token, params: { numNf: numero } })).status === 200,
  ],
  [
    'produtos comprados',
    'TICKET_ABRIR',
    async (token, { primeiroItem, clienteId: idCli, filialId: idFil }) => {
      const query = { take: 100 }
      const { corpo } = await chamar(pesquisarProdutosDasNotas, { token, params: { idCli, idFil }, query })
      return tem(corpo, primeiroItem)
    },
  ],
  [
    'abertura de um ticket sobre a nota',
    'TICKET_ABRIR',
    async (token, { id, clienteId, filialId }, quem) => {
      const { consumidorFinal, ...pedido } = abertura.preencherConsumidor('SEGUNDA_VIA')
      const corpo = { ...pedido, idCli: clienteId, idFil: filialId, notas: [{ id }] }
      const proprio = quem === 'CONSUMIDOR_FINAL' && { consumidorFinal }
      return (await chamar(abrirTicketPeloPortal, { token, corpo: { ...corpo, ...proprio } })).status === 200
    },
  ],
  [
    'relatório do cliente',
    'RELATORIO_VER',
    async (token, { clienteId, numero, serie }) => {
      const filtros = { CLIENTE_ID: clienteId, PERIODO: '2019-01-01..2019-12-31', MOSTRAR: 'NOTAS' }
      return (await linhasDoRelatorio(token, 'CLIENTE_HISTORICO', filtros)).includes(`${numero}/${serie}`)
    },
  ],
  [
    'relatório das filiais',
    'RELATORIO_VER',
    async (token, { mes }) =>
      (await linhasDoRelatorio(token, 'NOTAS_FILIAL', { PERIODO: '2019-01-01..2019-12-31' })).includes(
        `>${mes}<`,
      ),
  ],
]

const notas = new Map<QualNota, Nota>()
const banco = () => abertura.teste.negocio().banco

/** Customers that both branches serve, the one from outside apart. */
async function clientes(filiais: { daqui: number; de_la: number }) {
  const representante = await abertura.idDaConta('REPRESENTANTE')
  const alheio = or(isNull(cliente.representanteId), ne(cliente.representanteId, representante))
  const compradores = (onde = alheio) =>
    banco()
      .select({ id: cliente.id })
      .from(cliente)
      .where(and(onde, eq(cliente.prospect, false), ne(cliente.documento, DOCUMENTO_DO_CONSUMIDOR)))
      .orderBy(cliente.id)
      .limit(2)
  const [daqui, de_la] = await compradores()
  const [carteira] = await compradores(eq(cliente.representanteId, representante))
  const [consumidor] = await banco()
    .select({ id: cliente.id })
    .from(cliente)
    .where(eq(cliente.documento, DOCUMENTO_DO_CONSUMIDOR))
  const ids = [daqui, de_la, carteira, consumidor].map((linha) => Number(linha?.id))
  const [idDaqui = 0, idDeLa = 0, idDaCarteira = 0, idDoConsumidor = 0] = ids
  await banco().delete(clienteFilial).where(inArray(clienteFilial.clienteId, ids))
  await banco()
    .insert(clienteFilial)
    .values(
      ids.flatMap((clienteId) =>
        [filiais.daqui, filiais.de_la]
          .filter((filialId) => clienteId !== idDeLa || filialId === filiais.de_la)
          .map((filialId) => ({ clienteId, filialId })),
      ),
    )
  return { idDaqui, idDeLa, idDaCarteira, idDoConsumidor }
}

const DOCUMENTO_DO_CONSUMIDOR = '13579246828'

beforeAll(async () => {
  const [primeira, segunda] = await banco().select().from(filial).orderBy(filial.id).limit(2)
  const filiais = { daqui: Number(primeira?.id), de_la: Number(segunda?.id) }
  await banco().delete(colaboradorFilial)
  for (const tipo of ['SUPERVISOR', 'OPERADOR', 'COLABORADOR', 'REPRESENTANTE'] as const)
    await banco()
      .insert(colaboradorFilial)
      .values({ colaboradorId: await abertura.idDaConta(tipo), filialId: filiais.daqui })
  await banco().update(ticketTipo).set({ usaConsumidorFinal: 1 }).where(eq(ticketTipo.chave, 'SEGUNDA_VIA'))
  const { idDaqui, idDeLa, idDaCarteira, idDoConsumidor } = await clientes(filiais)
  const donos = [idDaqui, idDaqui, idDeLa, idDaCarteira, idDaCarteira, idDoConsumidor, idDoConsumidor]
  const pedidos = cenarioDePedidos(abertura.teste)
  for (const [i, qual] of NOTAS.entries()) {
    const filialId = qual.startsWith('da filial') ? filiais.daqui : filiais.de_la
    const clienteId = donos[i] ?? 0
    const { nota, itens } = await abertura.criarNota(clienteId, filialId, 1)
    const pedido = await pedidos.incluir({ campos: { clienteId, filialId } })
    const mes = String(i + 1).padStart(2, '0')
    const [gravada] = await banco()
      .update(notaFiscal)
      // A key that passes for one, so that the search takes it; a month of its own, so that a sum tells it.
      .set({
        pedidoId: pedido.id,
        emitidaEm: new Date(`2019-${mes}-15T12:00:00Z`),
        chave: chaveDe(nota.numero),
      })
      .where(eq(notaFiscal.id, nota.id))
      .returning()
    // Whoever may see it is told that it can't be read: drawing dozens of pages is not what is asked here.
    await banco()
      .insert(notaXml)
      .values({ notaId: nota.id, xml: Buffer.from('<nada/>') })
    if (gravada) notas.set(qual, { ...gravada, primeiroItem: itens[0]?.id ?? 0, mes: `${mes}/2019` })
  }
})

const chaveDe = (numero: number) =>
  montarChave({
    ...{ cUF: '35', aamm: '1901', cnpj: '11222333000181', modelo: '55', serie: 9, numero },
    ...{ tpEmis: '1', cNF: '20481635' },
  })

describe.each(PORTAS)('%s', (_, acao, ve) => {
  it.each(Object.entries(MATRIZ) as [TipoDeUsuario, readonly QualNota[]][])(
    'PER-01 API-08 %s vê as suas notas, e nenhuma outra',
    async (quem, suas) => {
      const token = await abertura.teste.tokenDe(quem)
      const vistas: QualNota[] = []
      for (const [qual, nota] of notas) if (await ve(token, nota, quem)) vistas.push(qual)
      expect(vistas).toEqual(pode(autorizacoesDoTipo(quem), acao) ? suas : [])
    },
  )
})
