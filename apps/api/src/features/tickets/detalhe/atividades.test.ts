import {
  listarAtividadesDoTicket,
  listarCustosDisponiveis,
  listarSetoresDoTicket,
} from '@balcao/dominio/tickets/detalhe/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../../test/cenario-de-clientes.ts'
import { cenarioDeTickets } from '../../../../test/cenario-de-tickets.ts'
import { atividade } from '../../atividades/tabelas.ts'
import { setor } from '../../setores/tabelas.ts'
import { ticketCusto } from '../nucleo/tabelas.ts'
import { custo } from '../nucleo/tabelas-catalogo.ts'

describe('o que cerca um ticket', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeTickets>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeTickets(teste)
  })
  afterAll(() => teste.fechar())

  type Contrato =
    | typeof listarAtividadesDoTicket
    | typeof listarSetoresDoTicket
    | typeof listarCustosDisponiveis
  const pedir = async <K extends Contrato>(contrato: K, idTicket: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(contrato, { token: await teste.tokenDe(tipo), params: { idTicket } } as never)

  it('TIC-05 as atividades do cliente, três por página, da mais nova à mais velha', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO', assunto: 'Entrega boa' })
    const clienteId = (await cenario.linha(id)).clienteId ?? 0
    const filialId = await cenario.filialDoOperador(0)
    const daAgenda = await cenarioDeClientes(teste).agenda({ id: clienteId, filialId }, 'OPERADOR')
    // That of its opening, and of what other tests opened for the same customer.
    const { total: antes } = (await pedir(listarAtividadesDoTicket, id)).corpo.paginator
    expect(antes).toBeGreaterThan(0)
    const agora = teste.agora().getTime()
    await teste
      .negocio()
      .banco.insert(atividade)
      .values(
        (['PEDIDO', 'ORCAMENTO', 'AGENDA', 'ATENDIMENTO_AVULSO'] as const).map((tipo, n) => ({
          clienteId,
          tipo,
          referenciaId: tipo === 'ATENDIMENTO_AVULSO' ? null : tipo === 'AGENDA' ? daAgenda : 500 + n,
          historico: `Atividade ${n}`,
          criadaEm: new Date(agora + n * 1000),
        })),
      )
    const { status, corpo } = await pedir(listarAtividadesDoTicket, id)
    expect(status).toBe(200)
    expect(corpo.itens).toMatchObject([
      { tipo: 'ATENDIMENTO_AVULSO', referencia: null, colaborador: { nome: 'Sistema' } },
      { tipo: 'AGENDA', referencia: daAgenda, historico: 'Atividade 2' },
      { tipo: 'ORCAMENTO', referencia: 501 },
    ])
    expect(corpo.paginator).toMatchObject({ take: 3, total: antes + 4 })
  })

  it('TIC-05 PER-01 atividades de um ticket que a pessoa não vê não aparecem', async () => {
    const meu = await cenario.abrir({ tipo: 'ELOGIO', filial: 1 })
    const { clienteId } = await cenario.linha(meu.id)
    const fiscal = await teste.negocio().banco.select().from(setor).where(eq(setor.nome, 'Fiscal'))
    const alheio = await cenario.abrir({
      tipo: 'ELOGIO',
      filial: 1,
      criador: 'ADMIN',
      campos: { setorId: fiscal[0]?.id ?? 0 },
    })
    expect((await cenario.linha(alheio.id)).clienteId).toBe(clienteId)
    const vistas = async (tipo: TipoDeUsuario) =>
      (await pedir(listarAtividadesDoTicket, meu.id, tipo)).corpo.itens.map(({ referencia }) => referencia)
    expect(await vistas('OPERADOR')).toContain(meu.id)
    expect(await vistas('OPERADOR')).not.toContain(alheio.id)
    expect(await vistas('ADMIN')).toContain(alheio.id)
  })

  it('TIC-05 um ticket de consumidor final não tem atividades de cliente', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO', doConsumidor: true })
    expect((await pedir(listarAtividadesDoTicket, id)).corpo).toMatchObject({
      itens: [],
      paginator: { total: 0 },
    })
  })

  it('TIC-12 os setores em uso, dizendo qual é o do ticket', async () => {
    const { banco } = teste.negocio()
    const { id } = await cenario.abrir({ tipo: 'ELOGIO' })
    await banco.update(setor).set({ ativo: false }).where(eq(setor.nome, 'Qualidade'))
    const { corpo } = await pedir(listarSetoresDoTicket, id)
    await banco.update(setor).set({ ativo: true }).where(eq(setor.nome, 'Qualidade'))
    const nomes = corpo.itens.map(({ nome }) => nome)
    expect(nomes).toEqual(nomes.toSorted((a, b) => a.localeCompare(b, 'pt-BR')))
    expect(nomes).not.toContain('Qualidade')
    expect(corpo.itens.filter(({ atual }) => atual).map(({ id: setorId }) => setorId)).toEqual([
      (await cenario.linha(id)).setorId,
    ])
  })

  it('TIC-12 os custos em uso e os lançados, somados sem perder centavos', async () => {
    const { banco } = teste.negocio()
    const { id } = await cenario.abrir({ tipo: 'ELOGIO' })
    const [um] = await banco.select().from(custo).orderBy(asc(custo.ordem))
    const lancado = { ticketId: id, custoId: um?.id ?? 0, criadoEm: teste.agora() }
    await banco.insert(ticketCusto).values([
      { ...lancado, valor: '0.10' },
      { ...lancado, valor: '0.20', observacao: 'frete' },
    ])
    const { status, corpo } = await pedir(listarCustosDisponiveis, id, 'SUPERVISOR')
    expect(status).toBe(200)
    expect(corpo.itens[0]).toEqual({ id: um?.id, descricao: um?.descricao })
    expect(corpo.lancados).toMatchObject([
      { custo: um?.descricao, valor: 0.1, observacao: null },
      { valor: 0.2, observacao: 'frete' },
    ])
    expect(corpo.total).toBe(0.3)
  })

  it('PER-01 401, 403 para quem não vê por dentro, 404 no ticket de outra pessoa', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO', doConsumidor: true })
    for (const contrato of [listarAtividadesDoTicket, listarSetoresDoTicket, listarCustosDisponiveis]) {
      expect((await teste.chamar(contrato, { params: { idTicket: id } } as never)).status).toBe(401)
      expect((await pedir(contrato, id, 'CONSUMIDOR_FINAL')).status).toBe(403)
      expect((await pedir(contrato, 999_999, 'ADMIN')).status).toBe(404)
    }
    expect((await pedir(listarCustosDisponiveis, id, 'OPERADOR')).status).toBe(403)
    for (const contrato of [listarAtividadesDoTicket, listarSetoresDoTicket])
      expect((await pedir(contrato, id, 'REPRESENTANTE')).status).toBe(404)
  })
})
