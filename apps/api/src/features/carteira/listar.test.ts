import { exportarCarteira, listarCarteira, resumirCarteira } from '@balcao/dominio/carteira/contratos'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos } from '../../../test/cenario-de-orcamentos.ts'
import { comParametros } from '../../../test/com-parametros.ts'
import { agenda } from '../agendas/tabelas.ts'
import { cliente, clienteFilial } from '../clientes/tabelas.ts'
import { pedido, pedidoItem } from '../pedidos/tabelas.ts'
import { titulo } from '../titulos/tabelas.ts'

const UM_DIA_MS = 86_400_000

describe('GET /sac/carteira', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  let representante: number
  /** A portfolio of its own: bought every 12 days, 31 days ago; on time; late and small; never. */
  let atrasado: number
  let emDia: number
  let pequeno: number
  let prospect: number
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeOrcamentos(teste)
    representante = await cenario.idDaConta('REPRESENTANTE')
    await banco()
      .update(cliente)
      .set({ representanteId: null })
      .where(eq(cliente.representanteId, representante))
    ;[atrasado = 0, emDia = 0, pequeno = 0, prospect = 0] = await Promise.all(
      ['Atrasado', 'Em dia', 'Pequeno', 'Nunca'].map(novoCliente),
    )
    for (const [id, dias, valor] of [
      [atrasado, [31, 43, 55, 67], '900.00'],
      [emDia, [2, 12, 22, 32], '500.00'],
      [pequeno, [40, 50, 60, 70], '10.00'],
    ] as const)
      for (const haDias of dias)
        await cenario.incluirPedido({
          colaborador: 'REPRESENTANTE',
          itens: haDias > 40 ? 2 : 1,
          campos: { clienteId: id, incluidoEm: ha(haDias), valorTotal: valor },
        })
  })
  afterAll(() => teste.fechar())

  const banco = () => teste.negocio().banco
  const ha = (dias: number) => new Date(teste.agora().getTime() - dias * UM_DIA_MS)
  let numero = 0
  async function novoCliente(fantasia: string): Promise<number> {
    const filialId = await cenario.filialDoOperador(0)
    const modelo = await cenario.clienteDaFilial(filialId, false)
    const [linha] = await banco().select().from(cliente).where(eq(cliente.id, modelo))
    if (!linha) throw new Error('não há cliente de modelo')
    const { id: _, busca: __, ...campos } = linha
    const [novo] = await banco()
      .insert(cliente)
      .values({
        ...campos,
        documento: `9900000000${++numero}`,
        fantasia: `Carteira ${fantasia}`,
        motivoBloqueio: null,
        prospect: false,
        simulacao: false,
        dataUltimaCompra: null,
        dataCadastro: somarDias(hojeEm(teste.agora()), -100),
        representanteId: representante,
      })
      .returning({ id: cliente.id })
    await banco()
      .insert(clienteFilial)
      .values({ clienteId: novo?.id ?? 0, filialId })
    return novo?.id ?? 0
  }
  const listar = async (query: Record<string, unknown> = {}, tipo: TipoDeUsuario = 'REPRESENTANTE') =>
    teste.chamar(listarCarteira, { token: await teste.tokenDe(tipo), query })
  const ids = async (...pergunta: Parameters<typeof listar>) =>
    (await listar(...pergunta)).corpo.itens.map(({ id }) => id)

  it('GES-06 o que vale a ligação primeiro, cada um com o seu porquê, ABC e mix', async () => {
    const { corpo } = await listar()
    expect(corpo.itens.map(({ id, estado, porque, curva }) => [id, estado, porque, curva])).toEqual([
      [atrasado, 'INATIVO_30', 'Comprava a cada 12 dias, faz 31', 'A'],
      [emDia, 'ATIVO', 'Compra a cada 10 dias, deve voltar em 8 dias', 'A'],
      [pequeno, 'INATIVO_30', 'Comprava a cada 10 dias, faz 40', 'C'],
      [prospect, 'PROSPECT', 'Nunca comprou; cadastrado há 100 dias', null],
    ])
    expect(corpo.itens[0]).toMatchObject({
      diasSemCompra: 31,
      ritmo: 12,
      vlTicket: 900,
      vlAno: 3600,
      mix: { agora: 2, antes: 0 },
      orcamentos: { qtde: 0, valor: 0 },
      proximaAgenda: null,
    })
    expect(await ids({ direction: 'ASC' })).toEqual([prospect, pequeno, emDia, atrasado])
    expect(await ids({ orderBy: 'dtUltComp' })).toEqual([emDia, atrasado, pequeno, prospect])
    expect((await ids({ orderBy: 'vlTicket' })).slice(0, 3)).toEqual([atrasado, emDia, pequeno])
  })

  it('GES-06 filtra por risco, ABC, termo, filial e carteira; a conta por risco segue os mesmos filtros', async () => {
    expect(await ids({ estado: ['INATIVO_30'] })).toEqual([atrasado, pequeno])
    expect(await ids({ curva: ['C'] })).toEqual([pequeno])
    expect(await ids({ termo: 'carteira em dia' })).toEqual([emDia])
    expect(await ids({ filial: [await cenario.filialDoOperador(0)] })).toHaveLength(4)
    expect(await ids({ filial: [999_999] })).toEqual([])
    expect(await ids({ representante: [representante], take: 2 }, 'ADMIN')).toEqual([atrasado, emDia])
    const { corpo } = await teste.chamar(resumirCarteira, {
      token: await teste.tokenDe('REPRESENTANTE'),
      query: {},
    })
    expect(corpo.itens.filter(({ clientes }) => clientes > 0)).toEqual([
      { estado: 'INATIVO_30', clientes: 2, valor: 3640 },
      { estado: 'ATIVO', clientes: 1, valor: 2000 },
      { estado: 'PROSPECT', clientes: 1, valor: 0 },
    ])
  })

  it('GES-06 orçamento em aberto, título vencido e agenda: contam na linha, e são sinais', async () => {
    const orcamento = await cenario.incluirOrcamento({ campos: { clienteId: emDia, valorTotal: '77.50' } })
    await cenario.incluirOrcamento({ campos: { clienteId: emDia, perdidoEm: teste.agora() } })
    const { cobranca } = await cenario.escolhas()
    const umTitulo = (dias: number, pagoEm: string | null) => ({
      clienteId: atrasado,
      filialId: orcamento.filialId,
      numero: `C${dias}${pagoEm}`,
      parcela: 1,
      grupo: 'C',
      formaCobrancaId: cobranca.id,
      dataEmissao: somarDias(hojeEm(teste.agora()), -60),
      dataVencimento: somarDias(hojeEm(teste.agora()), dias),
      vencimentoOriginal: somarDias(hojeEm(teste.agora()), dias),
      valor: '30.00',
      pagoEm,
    })
    await banco()
      .insert(titulo)
      .values([
        ...[umTitulo(-1, null), umTitulo(0, null), umTitulo(-2, hojeEm(teste.agora()))],
        { ...umTitulo(3, null), clienteId: emDia },
      ])
    const quando = new Date(teste.agora().getTime() + UM_DIA_MS)
    await banco().insert(agenda).values({
      clienteId: pequeno,
      filialId: orcamento.filialId,
      colaboradorId: representante,
      tipo: 'A',
      assunto: 'Ligar',
      agendadaPara: quando,
    })
    const porId = new Map((await listar()).corpo.itens.map((item) => [item.id, item]))
    expect(porId.get(emDia)?.orcamentos).toEqual({ qtde: 1, valor: 77.5 })
    expect(porId.get(atrasado)?.vencidos).toEqual({ qtde: 1, valor: 30 })
    expect(porId.get(pequeno)?.proximaAgenda).toBe(quando.toISOString())
    expect(await ids({ sinal: ['ORCAMENTO'] })).toEqual([emDia])
    expect(await ids({ sinal: ['VENCIDO'] })).toEqual([atrasado])
    expect((await ids({ sinal: ['SEM_AGENDA'] })).toSorted()).toEqual([atrasado, emDia, prospect].toSorted())
    // What was done is not to be done.
    await banco().update(agenda).set({ finalizadaEm: teste.agora() }).where(eq(agenda.clienteId, pequeno))
    expect(await ids({ sinal: ['SEM_AGENDA'] })).toHaveLength(4)
    expect((await ids({ sinal: ['ORCAMENTO', 'VENCIDO'] })).toSorted()).toEqual([atrasado, emDia].toSorted())
  })

  it('PAR-01 o fator de ruptura é um parâmetro', async () => {
    await comParametros(teste, { carteiraFatorDeRuptura: '3' }, async () =>
      expect(await ids({ estado: ['INATIVO_30'] })).toEqual([pequeno]),
    )
  })

  it('PAR-01 o ritmo de quem não tem o seu, e o período do mix, são parâmetros', async () => {
    const { id } = await cenario.incluirPedido({
      colaborador: 'REPRESENTANTE',
      campos: { clienteId: prospect, incluidoEm: ha(20), valorTotal: '10.00' },
    })
    const dito = async () => {
      const porId = new Map((await listar()).corpo.itens.map((item) => [item.id, item]))
      return [porId.get(prospect)?.estado, porId.get(atrasado)?.mix]
    }
    expect(await dito()).toEqual(['ATIVADO', { agora: 2, antes: 0 }])
    const valores = { carteiraRitmoPadrao: '10', carteiraDiasDoMix: '33' }
    expect(await comParametros(teste, valores, dito)).toEqual(['RUPTURA', { agora: 1, antes: 2 }])
    await banco().delete(pedidoItem).where(eq(pedidoItem.pedidoId, id))
    await banco().delete(pedido).where(eq(pedido.id, id))
  })

  it('GES-06 bloqueado não é chamado; de outra carteira o representante não vê, o operador da filial vê', async () => {
    await banco().update(cliente).set({ motivoBloqueio: 'Fechou' }).where(eq(cliente.id, pequeno))
    expect(await ids()).not.toContain(pequeno)
    await banco()
      .update(cliente)
      .set({ motivoBloqueio: null, simulacao: true })
      .where(eq(cliente.id, pequeno))
    expect(await ids()).not.toContain(pequeno)
    await banco()
      .update(cliente)
      .set({ simulacao: false, representanteId: null })
      .where(eq(cliente.id, pequeno))
    expect(await ids()).not.toContain(pequeno)
    const termo = 'Carteira Pequeno'
    expect(await ids({ termo }, 'OPERADOR')).toEqual([pequeno])
    await banco().delete(clienteFilial).where(eq(clienteFilial.clienteId, pequeno))
    expect(await ids({ termo }, 'OPERADOR')).toEqual([])
    expect(await ids({ termo }, 'GERENTE')).toEqual([pequeno])
  })

  it('GES-06 exporta o que a lista mostra', async () => {
    const { status, bruta } = await teste.chamar(exportarCarteira, {
      token: await teste.tokenDe('GERENTE'),
      query: { formato: 'csv', representante: [representante] },
    })
    expect(status).toBe(200)
    expect(bruta.body).toContain('Comprava a cada 12 dias, faz 31')
  })

  it('422 no campo; AUT-10 401; PER-01 403 para quem não vende', async () => {
    const { status, erro } = await listar({ estado: ['SUMIDO'] })
    expect([status, Object.keys(erro.campos ?? {})[0]]).toEqual([422, expect.stringContaining('estado')])
    expect((await teste.chamar(listarCarteira)).status).toBe(401)
    expect((await listar({}, 'COLABORADOR')).status).toBe(403)
    expect((await listar({}, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
