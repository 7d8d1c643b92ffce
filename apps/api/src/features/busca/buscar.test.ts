import { CONTAS_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { buscarEmTudo } from '@balcao/dominio/busca/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import { colaborador, permissao } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { pedido } from '../pedidos/tabelas.ts'

describe('GET /sac/busca', () => {
  let teste: AppDeTeste
  let alvo: typeof cliente.$inferSelect
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    // A code that no ticket, order nor invoice has for its number: those come first.
    alvo = await cenarioDeClientes(teste).criar({ campos: { id: 8_765_432, fantasia: 'Empório Vereda' } })
  })
  afterAll(() => teste.fechar())

  const buscar = async (q: unknown, tipo: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(buscarEmTudo, { token: await teste.tokenDe(tipo), query: { q } })
  const idsDe = ({ corpo }: Awaited<ReturnType<typeof buscar>>) =>
    corpo.grupos.filter(({ tipo }) => tipo === 'clientes').flatMap(({ itens }) => itens.map(({ id }) => id))

  it.each([
    ['pelo nome', () => alvo.fantasia],
    ['pelo CNPJ sem máscara', () => alvo.documento],
    ['pelo CNPJ com máscara', () => formatarDocumento(alvo.documento)],
    ['pelo código', () => String(alvo.id)],
  ])('encontra o cliente %s', async (_, q) => {
    const resposta = await buscar(q())
    expect(resposta.status).toBe(200)
    expect(idsDe(resposta)).toContain(alvo.id)
  })

  it('o código exato vem primeiro, com o que o distingue', async () => {
    const { corpo } = await buscar(String(alvo.id))
    expect(corpo.grupos[0]?.tipo).toBe('clientes')
    expect(corpo.grupos[0]?.itens[0]).toEqual({
      id: alvo.id,
      titulo: alvo.fantasia,
      detalhe: `${alvo.id} · ${formatarDocumento(alvo.documento)} · ${alvo.cidade}/${alvo.uf}`,
    })
  })

  it('MES-09 o número exato do ticket vem antes dos clientes que o têm em algum lugar', async () => {
    const tickets = cenarioDeTickets(teste)
    const { id } = await tickets.abrir({ tipo: 'ELOGIO' })
    const { banco } = teste.negocio()
    await banco
      .update(cliente)
      .set({ fantasia: `Mercado ${id}` })
      .where(eq(cliente.id, alvo.id))
    const { corpo } = await buscar(String(id))
    expect(corpo.grupos[0]).toMatchObject({ tipo: 'tickets', itens: [{ id }] })
    expect(corpo.grupos.map(({ tipo }) => tipo)).toContain('clientes')
    expect((await buscar(`Mercado ${id}`)).corpo.grupos[0]?.tipo).toBe('clientes')
    await banco.update(cliente).set({ fantasia: alvo.fantasia }).where(eq(cliente.id, alvo.id))
  })

  it('MES-09 o número exato do pedido e o da nota também', async () => {
    const { banco } = teste.negocio()
    const [dePedido] = await banco.select().from(pedido).limit(1)
    const [deNota] = await banco.select().from(notaFiscal).limit(1)
    const doPedido = (await buscar(String(dePedido?.id))).corpo.grupos
    const daNota = (await buscar(String(deNota?.numero))).corpo.grupos
    const antesDosClientes = (grupos: typeof doPedido, tipo: string) =>
      grupos.findIndex((grupo) => grupo.tipo === tipo) <
      (grupos.findIndex((grupo) => grupo.tipo === 'clientes') + 1 || grupos.length)
    expect(doPedido.find(({ tipo }) => tipo === 'pedidos')?.itens[0]?.id).toBe(dePedido?.id)
    expect(antesDosClientes(doPedido, 'pedidos')).toBe(true)
    expect(daNota.find(({ tipo }) => tipo === 'notas')?.itens).toContainEqual(
      expect.objectContaining({ id: deNota?.id }),
    )
    expect(antesDosClientes(daNota, 'notas')).toBe(true)
  })

  it('quem se chama como foi escrito vem antes de quem só tem o texto em algum lugar', async () => {
    const { banco } = teste.negocio()
    const ids = await banco.select({ id: cliente.id }).from(cliente).limit(4)
    const nomes = [
      { fantasia: 'Adega Norte', razaoSocial: 'Adega Norte Comercialização Quermesse Ltda' },
      { fantasia: 'Bar do Quermesso', razaoSocial: 'Bar do Quermesso Ltda' },
      { fantasia: 'Zé das Quérmesses', razaoSocial: 'José Ltda' },
      { fantasia: 'Quermesse Sul', razaoSocial: 'Sul Ltda' },
    ]
    for (const [i, { id }] of ids.entries())
      await banco
        .update(cliente)
        .set(nomes[i] ?? {})
        .where(eq(cliente.id, id))
    const { corpo } = await buscar('quermesse')
    expect(corpo.grupos[0]?.itens.map(({ titulo }) => titulo)).toEqual([
      'Quermesse Sul',
      'Zé das Quérmesses',
      'Adega Norte',
    ])
    const porPedaco = (await buscar('uermess')).corpo.grupos[0]?.itens.map(({ titulo }) => titulo)
    expect(porPedaco).toEqual(['Bar do Quermesso', 'Quermesse Sul', 'Zé das Quérmesses', 'Adega Norte'])
  })

  it('poucos de cada grupo, dizendo se há mais; um grupo vazio não vem', async () => {
    const { corpo } = await buscar('a')
    expect(corpo.grupos[0]?.itens).toHaveLength(6)
    expect(corpo.grupos[0]?.temMais).toBe(true)
    expect((await buscar(alvo.documento)).corpo.grupos[0]?.temMais).toBe(false)
    expect((await buscar('zzzzqqqq')).corpo).toEqual({ grupos: [] })
  })

  it('PER-01 o representante não encontra o cliente de outra pessoa', async () => {
    const { banco } = teste.negocio()
    const cpf = CONTAS_DEMO.find(({ tipo }) => tipo === 'REPRESENTANTE')?.cpf ?? ''
    const [eu] = await banco.select().from(colaborador).where(eq(colaborador.cpf, cpf))
    const [meu] = await banco
      .select()
      .from(cliente)
      .where(eq(cliente.representanteId, eu?.id ?? 0))
      .limit(1)
    const [alheio] = await banco
      .select()
      .from(cliente)
      .where(ne(cliente.representanteId, eu?.id ?? 0))
      .limit(1)
    expect(idsDe(await buscar(meu?.documento, 'REPRESENTANTE'))).toEqual([meu?.id])
    expect(idsDe(await buscar(alheio?.documento, 'REPRESENTANTE'))).toEqual([])
    expect(idsDe(await buscar(alheio?.documento))).toEqual([alheio?.id])
  })

  it('PER-01 quem não pode pesquisar clientes busca, mas não os encontra', async () => {
    const resposta = await buscar(alvo.documento, 'CONSUMIDOR_FINAL')
    expect([resposta.status, resposta.corpo]).toEqual([200, { grupos: [] }])
  })

  it.each([[''], ['   '], ['x'.repeat(101)], [['a', 'b']], [undefined]])('422 com q=%j', async (q) => {
    const { status, erro } = await buscar(q)
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['q']])
  })

  it('AUT-10 401 sem sessão; PER-01 403 quando o negócio tira a busca', async () => {
    expect((await teste.chamar(buscarEmTudo, { query: { q: 'a' } })).status).toBe(401)
    await teste
      .negocio()
      .banco.insert(permissao)
      .values({ tipo: 'OPERADOR', acao: 'BUSCAR', autorizado: false })
    expect((await buscar('a', 'OPERADOR')).status).toBe(403)
  })
})
