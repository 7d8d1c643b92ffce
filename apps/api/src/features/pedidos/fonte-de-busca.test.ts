import { buscarEmTudo } from '@balcao/dominio/busca/contratos'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarDinheiro } from '@balcao/dominio/formatos/dinheiro'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { cenarioDePedidos } from '../../../test/cenario-de-pedidos.ts'
import { permissao } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import type { pedido } from './tabelas.ts'

describe('busca de pedidos', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDePedidos>
  let alvo: typeof pedido.$inferSelect
  let dono: typeof cliente.$inferSelect
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDePedidos(teste)
    alvo = await cenario.incluir({ campos: { ordemCompra: 'ZEBRA-4455' } })
    const [achado] = await teste.negocio().banco.select().from(cliente).where(eq(cliente.id, alvo.clienteId))
    if (!achado) throw new Error('sem cliente')
    dono = achado
  })
  afterAll(() => teste.fechar())

  const grupo = async (q: string, tipo: TipoDeUsuario = 'OPERADOR') => {
    const { corpo } = await teste.chamar(buscarEmTudo, { token: await teste.tokenDe(tipo), query: { q } })
    return corpo.grupos.find((achado) => achado.tipo === 'pedidos')
  }
  const ids = async (...pergunta: Parameters<typeof grupo>) =>
    (await grupo(...pergunta))?.itens.map(({ id }) => id) ?? []

  it.each([
    ['número', () => String(alvo.id)],
    ['ordem de compra', () => 'zebra-4455'],
    ['parte da ordem de compra', () => 'zebra'],
    ['nome do cliente', () => dono.fantasia],
    ['documento do cliente', () => dono.documento],
  ])('VEN-01 encontra o pedido pelo %s', async (_caso, termo) => {
    expect(await ids(termo())).toContain(alvo.id)
  })

  it('VEN-01 o número inteiro vem primeiro, com o que o distingue', async () => {
    expect((await grupo(String(alvo.id)))?.itens[0]).toEqual({
      id: alvo.id,
      titulo: `Pedido ${alvo.id} · ${dono.fantasia}`,
      detalhe: [
        formatarData(alvo.incluidoEm.toISOString()),
        formatarDinheiro(alvo.valorTotal, 2),
        'Ordem de compra ZEBRA-4455',
      ].join(' · '),
    })
  })

  it('VEN-01 poucos, os mais novos, dizendo se há mais', async () => {
    // Of another customer, by whose name nobody looks for the one of the other tests.
    const { id: clienteId } = await cenarioDeClientes(teste).criar()
    for (let n = 0; n < 8; n++) await cenario.incluir({ campos: { clienteId, ordemCompra: `MUTIRAO${n}` } })
    const achados = await grupo('mutirao')
    expect(achados?.temMais).toBe(true)
    expect(achados?.itens).toHaveLength(6)
    expect(achados?.itens[0]?.detalhe).toContain('MUTIRAO7')
    expect(await grupo('zzqqzz')).toBeUndefined()
  })

  it('PER-01 ninguém encontra o pedido que não vê', async () => {
    for (const termo of [String(alvo.id), 'zebra'])
      for (const tipo of ['REPRESENTANTE', 'CONSUMIDOR_FINAL'] as const)
        expect([tipo, await ids(termo, tipo)]).toEqual([tipo, []])
    expect(await ids('zebra', 'ADMIN')).toEqual([alvo.id])
  })

  it('PER-01 sem a permissão de abrir pedidos eles não se encontram', async () => {
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'SUPERVISOR', acao: 'PEDIDO_VER', autorizado: false })
    expect(await ids('zebra', 'SUPERVISOR')).toEqual([])
  })
})
