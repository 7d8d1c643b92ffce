import { obterVisaoGeral } from '@balcao/dominio/clientes/visao-geral'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import type { Acao } from '@balcao/dominio/permissoes'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { clienteTelefone } from '../clientes/tabelas.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { ticket, ticketItem } from '../tickets/nucleo/tabelas.ts'

const UM_DIA_MS = 86_400_000

describe('GET /sac/clientes/:idCli/visao-geral', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
  })
  afterAll(() => teste.fechar())

  const ver = async (idCli: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(obterVisaoGeral, { token: await teste.tokenDe(tipo), params: { idCli } })
  const haDias = (dias: number) => somarDias(hojeEm(teste.agora()), -dias)
  const daquiA = (dias: number) => new Date(teste.agora().getTime() + dias * UM_DIA_MS)

  /** Opened for a customer of the scenery, though the scenery of tickets chooses its own. */
  async function abrirTicket(
    dono: { id: number },
    campos: Partial<typeof ticket.$inferInsert> = {},
    itens = 0,
  ) {
    const { id } = await cenario.abrir({ tipo: 'DEVOLUCAO_PARCIAL', itens })
    await teste
      .negocio()
      .banco.update(ticket)
      .set({ clienteId: dono.id, ...campos })
      .where(eq(ticket.id, id))
    return id
  }

  it('CLI-01 quem nada tem: as partes estão lá, vazias', async () => {
    const dono = await cenario.criar({ campos: { dataUltimaCompra: null } })
    const { status, corpo } = await ver(dono.id)
    expect([status, corpo]).toEqual([
      200,
      {
        id: dono.id,
        cnpj: dono.documento,
        razSoc: dono.razaoSocial,
        fant: dono.fantasia,
        cid: dono.cidade,
        uf: dono.uf,
        prospect: false,
        legendas: ['SV'],
        motivoBloqueio: null,
        classificacao: null,
        dtUltComp: null,
        idFil: dono.filialId,
        filiais: [dono.filialId],
        telefone: dono.telefone,
        whatsapp: null,
        email: dono.email,
        representante: null,
        venda: { situacao: 'LIVRE', motivos: [] },
        credito: null,
        vencidos: null,
        tickets: null,
        ultimoPedido: null,
        orcamentosAbertos: null,
        proximaAgenda: null,
        versao: 1,
      },
    ])
  })

  it('CLI-01 tudo o que está em aberto, e só isso', async () => {
    const dono = await cenario.criar({ doRepresentante: true })
    await teste
      .negocio()
      .banco.insert(clienteTelefone)
      .values({ clienteId: dono.id, numero: '67999991234', descricao: 'Zap', whatsapp: true })
    await cenario.limite(dono)
    await cenario.titulo(dono, { valor: '100' })
    await cenario.titulo(dono, { valor: '10.25', dataVencimento: haDias(3) })
    await cenario.titulo(dono, { valor: '20', dataVencimento: haDias(1) })
    await cenario.titulo(dono, { valor: '999', dataVencimento: haDias(90), pagoEm: haDias(80) })
    await cenario.orcamento(dono, { valorTotal: '70.50' })
    await cenario.orcamento(dono, { valorTotal: '30', status: 'COTACAO' })
    await cenario.orcamento(dono, { valorTotal: '999', status: 'PERDIDO' })
    const campos = { clienteId: dono.id, filialId: dono.filialId, status: 'FATURADO' }
    await cenario.incluir({ campos: { ...campos, incluidoEm: daquiA(-9) } })
    const ultimo = await cenario.incluir({
      campos: { ...campos, valorTotal: '321.09', incluidoEm: daquiA(-2) },
    })
    const atrasada = await cenario.agenda(dono, 'OPERADOR', { agendadaPara: daquiA(-1) })
    await cenario.agenda(dono, 'OPERADOR')
    await cenario.agenda(dono, 'SUPERVISOR', { agendadaPara: daquiA(-5) })
    await abrirTicket(dono, { prazoSolucaoEm: daquiA(-1), pausadoEm: null })
    await abrirTicket(dono, { prazoSolucaoEm: daquiA(9), prazoRespostaEm: daquiA(8), pausadoEm: null })
    await abrirTicket(dono, { finalizadoEm: teste.agora() })
    await cenario.orcamento(dono, { valorTotal: '999', pedidoId: ultimo.id })
    await cenario.orcamento(dono, { valorTotal: '999', perdidoEm: teste.agora() })
    const semTelefones = await cenario.semAcao('OPERADOR', ['CLIENTE_TELEFONES'], () => ver(dono.id))
    expect(semTelefones.corpo.whatsapp).toBeNull()
    const { corpo } = await ver(dono.id)
    expect(corpo).toMatchObject({
      whatsapp: '67999991234',
      representante: { id: await cenario.idDaConta('REPRESENTANTE'), nome: expect.any(String) },
      venda: { situacao: 'ATENCAO', motivos: ['R$\u00A030,25 vencidos há até 3 dias'] },
      credito: { limite_total: 1000, limite_utilizado: 130.25, limite_disponivel: 869.75 },
      vencidos: { quantidade: 2, valor: 30.25, maiorAtraso: 3 },
      tickets: { abertos: 2, atrasados: 1, taxaDevolucao: null },
      ultimoPedido: {
        id: ultimo.id,
        dtHorInc: ultimo.incluidoEm.toISOString(),
        vlTot: 321.09,
        idFil: dono.filialId,
        status: { chave: 'FATURADO', label: expect.any(String) },
      },
      orcamentosAbertos: { quantidade: 2, valor: 100.5 },
      proximaAgenda: { id: atrasada, tipo: 'A', atrasada: true },
    })
    expect(corpo.legendas).toEqual(expect.arrayContaining(['$', 'U']))
  })

  it('CLI-01 a taxa de devolução é o autorizado sobre o faturado, nos dias que a filial diz', async () => {
    const { banco } = teste.negocio()
    const dono = await cenario.criar()
    const nota = async (valorTotal: string, dataSaida: string) => {
      const { nota: gravada } = await cenario.criarNota(dono.id, dono.filialId, 1)
      await banco.update(notaFiscal).set({ valorTotal, dataSaida }).where(eq(notaFiscal.id, gravada.id))
    }
    await nota('440', haDias(10))
    await nota('560', haDias(200))
    const aberto = await abrirTicket(dono, {}, 1)
    // Two units authorised, at R$ 11,00.
    await banco.update(ticketItem).set({ quantidadeAutorizada: '2' }).where(eq(ticketItem.ticketId, aberto))
    expect((await ver(dono.id)).corpo.tickets).toEqual({ abertos: 1, atrasados: 0, taxaDevolucao: 2.2 })
    await cenario.comParametro('diasTaxaDevolucao', '100', dono.filialId, async () => {
      expect((await ver(dono.id)).corpo.tickets?.taxaDevolucao).toBe(5)
    })
  })

  it('PAR-01 a filial do cliente diz quanto atraso e quanto limite impedem de vender', async () => {
    const dono = await cenario.criar()
    await cenario.titulo(dono, { valor: '10', dataVencimento: haDias(6) })
    const venda = async () => (await ver(dono.id)).corpo.venda.situacao
    expect(await venda()).toBe('BLOQUEADA')
    await cenario.comParametro('diasAtrasoParaVender', '6', dono.filialId, async () => {
      expect(await venda()).toBe('ATENCAO')
      await cenario.limite(dono, { limiteTotal: '10' })
      expect(await venda()).toBe('BLOQUEADA')
    })
    const esgotado = await cenario.criar()
    await cenario.limite(esgotado, { limiteTotal: '100' })
    await cenario.titulo(esgotado, { valor: '100' })
    const doEsgotado = async () => (await ver(esgotado.id)).corpo.venda
    expect(await doEsgotado()).toEqual({ situacao: 'BLOQUEADA', motivos: ['Limite de crédito esgotado'] })
    await cenario.comParametro('vendeAcimaDoLimite', 'S', esgotado.filialId, async () => {
      expect((await doEsgotado()).situacao).toBe('ATENCAO')
    })
  })

  it('PER-07 a agenda de outra pessoa, só para quem vê as de todos', async () => {
    const dono = await cenario.criar()
    const id = await cenario.agenda(dono, 'GERENTE')
    expect((await ver(dono.id)).corpo.proximaAgenda).toBeNull()
    expect((await ver(dono.id, 'SUPERVISOR')).corpo.proximaAgenda?.id).toBe(id)
  })

  it.each([
    [['CLIENTE_LIMITES'], 'credito'],
    [['CLIENTE_BOLETOS'], 'vencidos'],
    [['CLIENTE_TICKETS'], 'tickets'],
    [['CLIENTE_PEDIDOS'], 'ultimoPedido'],
    [['CLIENTE_ORCAMENTOS'], 'orcamentosAbertos'],
    [['CLIENTE_AGENDAS', 'CLIENTE_AGENDAS_COBRANCA'], 'proximaAgenda'],
  ] as [Acao[], string][])('PER-03 sem %j, %s nem está na resposta', async (acoes, parte) => {
    const dono = await cenario.criar()
    await cenario.limite(dono)
    await cenario.titulo(dono, { valor: '10', dataVencimento: haDias(9) })
    await cenario.orcamento(dono)
    await cenario.agenda(dono, 'SUPERVISOR')
    await abrirTicket(dono)
    await cenario.incluir({ campos: { clienteId: dono.id, filialId: dono.filialId } })
    expect((await ver(dono.id, 'SUPERVISOR')).corpo).toMatchObject({ [parte]: expect.anything() })
    const { status, corpo } = await cenario.semAcao('SUPERVISOR', acoes, () => ver(dono.id, 'SUPERVISOR'))
    expect(status).toBe(200)
    expect(corpo).not.toHaveProperty(parte)
    expect(corpo.venda.situacao).toBe('BLOQUEADA')
    const texto = corpo.venda.motivos.join()
    expect(texto.includes('R$')).toBe(!acoes.includes('CLIENTE_BOLETOS'))
  })

  it('PER-03 sem a seção das agendas de venda, a próxima é a de cobrança', async () => {
    const dono = await cenario.criar()
    await cenario.agenda(dono, 'SUPERVISOR', { agendadaPara: daquiA(1) })
    const cobranca = await cenario.agenda(dono, 'SUPERVISOR', { tipo: 'C', agendadaPara: daquiA(2) })
    const { corpo } = await cenario.semAcao('SUPERVISOR', ['CLIENTE_AGENDAS'], () =>
      ver(dono.id, 'SUPERVISOR'),
    )
    expect(corpo.proximaAgenda).toMatchObject({ id: cobranca, tipo: 'C', atrasada: false })
  })

  it('PER-01 404 para o de outra pessoa e o que não existe; 401 sem sessão; 403 sem a ação', async () => {
    const dono = await cenario.criar()
    expect((await ver(dono.id, 'REPRESENTANTE')).status).toBe(404)
    expect((await ver(999_999_999)).status).toBe(404)
    expect((await teste.chamar(obterVisaoGeral, { params: { idCli: dono.id } })).status).toBe(401)
    expect((await ver(dono.id, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
