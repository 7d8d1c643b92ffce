import { COMPRAS_DO_RITMO, estadoNaCarteira, INTERVALOS_DO_RITMO } from '@balcao/dominio/carteira/risco'
import { diasEntre, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { STATUS_DE_PEDIDO, STATUS_SEM_EFEITO } from '@balcao/dominio/pedidos/status'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDePedidos } from '../../../test/cenario-de-pedidos.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { cliente } from '../clientes/tabelas.ts'
import { pedido, pedidoItem } from '../pedidos/tabelas.ts'
import { estadoEm } from './queries-estado.ts'
import { ritmoDoCliente } from './tabelas.ts'

type Pedido = Pick<typeof pedido.$inferSelect, 'clienteId' | 'status' | 'incluidoEm' | 'valorTotal'>

const SEM_EFEITO: readonly string[] = STATUS_SEM_EFEITO
const UM_DIA_MS = 86_400_000

/** The same figures by the rule, over every order there is. */
function recontar(pedidos: readonly Pedido[]) {
  const validos = pedidos.filter(({ status }) => !SEM_EFEITO.includes(status))
  const dias = [...new Set(validos.map(({ incluidoEm }) => hojeEm(incluidoEm)))].toSorted()
  const intervalos = dias
    .slice(-COMPRAS_DO_RITMO)
    .flatMap((dia, i, todos) => (i > 0 ? [diasEntre(todos[i - 1] ?? dia, dia)] : []))
    .toSorted((a, b) => a - b)
  const meio = intervalos.length / 2
  const mediana = ((intervalos[Math.floor(meio)] ?? 0) + (intervalos[Math.ceil(meio) - 1] ?? 0)) / 2
  const ultima = dias.at(-1) ?? null
  const noAno = validos.filter(({ incluidoEm }) => ultima && hojeEm(incluidoEm) > somarDias(ultima, -365))
  const soma = noAno.reduce((total, { valorTotal }) => total.plus(valorTotal), new Decimal(0))
  return {
    compras: dias.length,
    primeira: dias[0] ?? null,
    penultima: dias.at(-2) ?? null,
    ultima,
    ritmo: intervalos.length >= INTERVALOS_DO_RITMO ? mediana.toFixed(1) : null,
    valorAno: soma.toFixed(2),
    ticket: noAno.length === 0 ? '0.00' : soma.div(noAno.length).toFixed(2),
  }
}

const maisNova = (...dias: (string | null | undefined)[]): string | null =>
  dias
    .filter((dia) => dia != null)
    .toSorted()
    .at(-1) ?? null

describe('GES-06 o ritmo de cada cliente é o que os pedidos dele dizem', () => {
  let teste: AppDeTeste
  let molde: Omit<typeof pedido.$inferInsert, 'clienteId' | 'status' | 'incluidoEm' | 'valorTotal'>
  let clientes: number[]
  const banco = () => teste.negocio().banco
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    const { documento } = await cenarioDePedidos(teste).montarDocumento({ itens: 0 })
    molde = documento
    const achados = await banco().select({ id: cliente.id }).from(cliente).orderBy(asc(cliente.id)).limit(3)
    clientes = achados.map(({ id }) => id)
  })
  afterAll(() => teste.fechar())

  const conferir = async (quais: readonly number[]) => {
    const gravados = await banco()
      .select()
      .from(ritmoDoCliente)
      .where(inArray(ritmoDoCliente.clienteId, [...quais]))
    const pedidos = await banco()
      .select()
      .from(pedido)
      .where(inArray(pedido.clienteId, [...quais]))
    const datas = new Map(
      (
        await banco()
          .select({ id: cliente.id, fora: cliente.dataUltimaCompra, ultima: cliente.ultimaCompra })
          .from(cliente)
          .where(inArray(cliente.id, [...quais]))
      ).map((um) => [um.id, um]),
    )
    for (const id of quais) {
      const { clienteId: _, ...linha } = gravados.find(({ clienteId }) => clienteId === id) ?? {
        clienteId: id,
        ultima: null,
      }
      const dele = pedidos.filter(({ clienteId }) => clienteId === id)
      expect([id, datas.get(id)?.ultima ?? null]).toEqual([id, maisNova(linha.ultima, datas.get(id)?.fora)])
      if (dele.length > 0 || 'compras' in linha) expect({ id, ...linha }).toEqual({ id, ...recontar(dele) })
    }
  }

  it('GES-06 em toda a demonstração, e o estado em SQL é o da regra', async () => {
    const todos = await banco().select({ id: cliente.id, fora: cliente.dataUltimaCompra }).from(cliente)
    await conferir(todos.map(({ id }) => id))
    const regua = { ritmoPadrao: 20, fator: 1.3 }
    for (const hoje of [0, 17, 45, 80].map((mais) => somarDias(hojeEm(teste.agora()), mais))) {
      const linhas = await banco()
        .select({ ritmo: ritmoDoCliente, fora: cliente.dataUltimaCompra, estado: estadoEm({ hoje, regua }) })
        .from(cliente)
        .leftJoin(ritmoDoCliente, eq(ritmoDoCliente.clienteId, cliente.id))
      const pelaRegra = linhas.map(({ ritmo, fora }) =>
        estadoNaCarteira(
          {
            primeira: ritmo?.primeira ?? null,
            penultima: ritmo?.penultima ?? null,
            ultima: maisNova(ritmo?.ultima, fora),
            ritmo: ritmo?.ritmo == null ? null : Number(ritmo.ritmo),
          },
          regua,
          hoje,
        ),
      )
      expect(linhas.map(({ estado }) => estado)).toEqual(pelaRegra)
      expect(new Set(pelaRegra).size).toBeGreaterThan(2)
    }
  })

  it('GES-06 com escritas ao mesmo tempo, cancelamentos, datas passadas, troca de cliente e exclusões', async () => {
    await banco()
      .delete(pedidoItem)
      .where(sql`pedido_id in (select id from pedido where cliente_id = any(${sql.param(clientes)}))`)
    const umCliente = fc.nat(2)
    const status = fc.constantFrom(...STATUS_DE_PEDIDO.map(({ chave }) => chave))
    const acao = fc.oneof(
      fc.record({
        faz: fc.constant('incluir' as const),
        quem: umCliente,
        haDias: fc.nat(700),
        valor: fc.nat(9_999),
        status,
      }),
      fc.record({ faz: fc.constant('status' as const), vez: fc.nat(), status }),
      fc.record({ faz: fc.constant('data' as const), vez: fc.nat(), haDias: fc.nat(700) }),
      fc.record({ faz: fc.constant('cliente' as const), vez: fc.nat(), quem: umCliente }),
      fc.record({ faz: fc.constant('valor' as const), vez: fc.nat(), valor: fc.nat(9_999) }),
      fc.record({ faz: fc.constant('excluir' as const), vez: fc.nat() }),
      fc.record({ faz: fc.constant('fora' as const), quem: umCliente, haDias: fc.option(fc.nat(700)) }),
    )
    const incluidos: number[] = []
    const instante = (haDias: number) => new Date(teste.agora().getTime() - haDias * UM_DIA_MS)
    const fazer = (uma: typeof acao extends fc.Arbitrary<infer A> ? A : never) =>
      transacao(banco(), async (tx) => {
        if (uma.faz === 'incluir') {
          const [novo] = await tx
            .insert(pedido)
            .values({
              ...molde,
              clienteId: clientes[uma.quem] ?? 0,
              status: uma.status,
              incluidoEm: instante(uma.haDias),
              valorTotal: (uma.valor / 100).toFixed(2),
            })
            .returning({ id: pedido.id })
          if (novo) incluidos.push(novo.id)
          return
        }
        // The system of record tells of a purchase, or takes it back.
        if (uma.faz === 'fora') {
          const dataUltimaCompra = uma.haDias === null ? null : hojeEm(instante(uma.haDias))
          await tx
            .update(cliente)
            .set({ dataUltimaCompra })
            .where(eq(cliente.id, clientes[uma.quem] ?? 0))
          return
        }
        const qual = eq(pedido.id, incluidos[uma.vez % Math.max(1, incluidos.length)] ?? 0)
        if (uma.faz === 'excluir') await tx.delete(pedido).where(qual)
        else
          await tx
            .update(pedido)
            .set(
              uma.faz === 'status'
                ? { status: uma.status }
                : uma.faz === 'data'
                  ? { incluidoEm: instante(uma.haDias) }
                  : uma.faz === 'valor'
                    ? { valorTotal: (uma.valor / 100).toFixed(2) }
                    : { clienteId: clientes[uma.quem] ?? 0 },
            )
            .where(qual)
      })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(acao, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 6 }),
        async (rodadas) => {
          for (const rodada of rodadas) {
            await Promise.all(rodada.map(fazer))
            await conferir(clientes)
          }
        },
      ),
      { numRuns: 15 },
    )
    expect(incluidos.length).toBeGreaterThan(20)
  })

  it('GES-06 o que uma transação desfaz não conta', async () => {
    const antes = await banco()
      .select()
      .from(ritmoDoCliente)
      .where(eq(ritmoDoCliente.clienteId, clientes[0] ?? 0))
    const desistir = transacao(banco(), async (tx) => {
      await tx.insert(pedido).values({
        ...molde,
        clienteId: clientes[0] ?? 0,
        status: 'ANALISE',
        incluidoEm: teste.agora(),
        valorTotal: '10.00',
      })
      throw new Error('desistiu')
    })
    await expect(desistir).rejects.toThrow('desistiu')
    expect(
      await banco()
        .select()
        .from(ritmoDoCliente)
        .where(eq(ritmoDoCliente.clienteId, clientes[0] ?? 0)),
    ).toEqual(antes)
  })
})
