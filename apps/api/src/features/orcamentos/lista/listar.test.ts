import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { listarOrcamentosDoCliente } from '@balcao/dominio/orcamentos/contratos'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos } from '../../../../test/cenario-de-orcamentos.ts'
import { nomeDaConta } from '../../../../test/nome-da-conta.ts'
import { permissao } from '../../acesso/tabelas.ts'
import { agenda } from '../../agendas/tabelas.ts'
import { atendimento } from '../../atendimentos/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { parametro } from '../../parametros/tabelas.ts'
import { orcamento, orcamentoItem } from '../nucleo/tabelas.ts'

const UM_DIA_MS = 86_400_000

describe('GET /sac/clientes/:idCli/orcamentos', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeOrcamentos(teste)
  })
  beforeEach(async () => {
    const { banco } = teste.negocio()
    await banco.delete(atendimento)
    await banco.delete(agenda)
    await banco.delete(orcamentoItem)
    await banco.delete(orcamento)
  })
  afterAll(() => teste.fechar())

  const listar = async (
    idCli: number,
    query: Record<string, unknown> = {},
    tipo: TipoDeUsuario = 'OPERADOR',
  ) => teste.chamar(listarOrcamentosDoCliente, { token: await teste.tokenDe(tipo), params: { idCli }, query })
  const ids = async (...pergunta: Parameters<typeof listar>) =>
    (await listar(...pergunta)).corpo.itens.map(({ id }) => id)
  const hoje = () => hojeEm(teste.agora())
  const haDias = (dias: number) => new Date(teste.agora().getTime() - dias * UM_DIA_MS)

  it('DOC-01 cada linha com os nomes do fio, e o pedido em que o orçamento se tornou', async () => {
    const { banco } = teste.negocio()
    const pedido = await cenario.incluirPedido()
    const ganho = await cenario.incluirOrcamento({
      itens: 2,
      removidos: 1,
      campos: { status: 'FATURADO', pedidoId: pedido.id, valorFrete: '3.50' },
    })
    const [comprador] = await banco.select().from(cliente).where(eq(cliente.id, ganho.clienteId))
    const [unidade] = await banco.select().from(filial).where(eq(filial.id, ganho.filialId))
    const { status, corpo } = await listar(ganho.clienteId)
    expect(status).toBe(200)
    expect(corpo).toEqual({
      itens: [
        {
          id: ganho.id,
          cliente: { id: comprador?.id, razSoc: comprador?.razaoSocial, fant: comprador?.fantasia },
          filial: { id: unidade?.id, razSoc: unidade?.razaoSocial, desc: unidade?.nome },
          colaborador: { nome: nomeDaConta('OPERADOR') },
          status: { chave: 'GANHO', label: 'Virou pedido' },
          dtHorInc: ganho.incluidoEm.toISOString(),
          dtVal: somarDias(hoje(), 7),
          ordComp: null,
          qtdeIt: 2,
          vlTot: 205.5,
          idPedido: pedido.id,
          envio: { situacao: 'NAO_ENVIADO', em: null },
          versao: 1,
        },
      ],
      paginator: { page: 1, take: 10, total: 1, paginas: 1, totalExato: true },
    })
  })

  it('API-05 sem datas todos, do mais novo ao mais velho; com datas, os dias das duas pontas', async () => {
    const { clienteId, id: novo } = await cenario.incluirOrcamento()
    const antigo = await cenario.incluirOrcamento({ campos: { clienteId, incluidoEm: haDias(400) } })
    const deOntem = await cenario.incluirOrcamento({ campos: { clienteId, incluidoEm: haDias(1) } })
    await cenario.incluirOrcamento({ filial: 1 })
    expect(await ids(clienteId)).toEqual([novo, deOntem.id, antigo.id])
    const ontem = hojeEm(haDias(1))
    expect(await ids(clienteId, { dtIni: ontem })).toEqual([novo, deOntem.id])
    expect(await ids(clienteId, { dtFim: ontem })).toEqual([deOntem.id, antigo.id])
    expect(await ids(clienteId, { dtIni: ontem, dtFim: ontem })).toEqual([deOntem.id])
    const segunda = await listar(clienteId, { take: 2, page: 2 })
    expect(segunda.corpo.itens.map(({ id }) => id)).toEqual([antigo.id])
    expect(segunda.corpo.paginator).toMatchObject({ total: 3, paginas: 2 })
  })

  it.each([
    ['vlTot', {}, 'ASC'],
    ['vlTot', { direction: 'DESC' }, 'DESC'],
    ['dtVal', {}, 'DESC'],
    ['id', { direction: 'ASC' }, 'ASC'],
  ])('GER-19 ordena por %s %j: %s', async (orderBy, sentido, esperado) => {
    const menor = await cenario.incluirOrcamento({ itens: 1, campos: { dataValidade: somarDias(hoje(), 1) } })
    const { clienteId } = menor
    const maior = await cenario.incluirOrcamento({
      itens: 3,
      campos: { clienteId, dataValidade: somarDias(hoje(), 9) },
    })
    const crescente = [menor.id, maior.id]
    expect(await ids(clienteId, { orderBy, ...sentido })).toEqual(
      esperado === 'ASC' ? crescente : crescente.toReversed(),
    )
  })

  it('DOC-03 o que passou da validade se mostra e se filtra como vencido', async () => {
    const ontem = somarDias(hoje(), -1)
    const vencido = await cenario.incluirOrcamento({ campos: { dataValidade: ontem } })
    const { clienteId } = vencido
    const valido = await cenario.incluirOrcamento({ campos: { clienteId, dataValidade: hoje() } })
    const perdido = await cenario.incluirOrcamento({
      campos: { clienteId, status: 'PERDIDO', dataValidade: ontem },
    })
    const { corpo } = await listar(clienteId, { orderBy: 'id', direction: 'ASC' })
    expect(corpo.itens.map(({ id, status }) => [id, status.chave, status.label])).toEqual([
      [vencido.id, 'VENCIDO', 'Vencido'],
      [valido.id, 'ORCAMENTO', 'Em análise'],
      [perdido.id, 'PERDIDO', 'Perdido'],
    ])
    expect(await ids(clienteId, { status: ['VENCIDO'] })).toEqual([vencido.id])
    expect(await ids(clienteId, { status: ['ORCAMENTO', 'COTACAO'] })).toEqual([valido.id])
    expect(await ids(clienteId, { status: ['ORCAMENTO', 'VENCIDO'], orderBy: 'id' })).toEqual([
      vencido.id,
      valido.id,
    ])
    expect(await ids(clienteId, { status: ['PERDIDO'] })).toEqual([perdido.id])
  })

  it('DOC-03 o que virou pedido se mostra e se filtra como ganho, e o que foi perdido como perdido, guarde o ERP o que guardar', async () => {
    const ontem = somarDias(hoje(), -1)
    const { id: pedidoId } = await cenario.incluirPedido()
    const ganho = await cenario.incluirOrcamento({ campos: { status: 'ATIVO', pedidoId } })
    const { clienteId } = ganho
    const incluir = (campos: Partial<typeof orcamento.$inferInsert>) =>
      cenario.incluirOrcamento({ campos: { clienteId, ...campos } })
    const aindaEmAnalise = await incluir({ pedidoId, dataValidade: ontem })
    const perdido = await incluir({ perdidoEm: teste.agora(), dataValidade: ontem })
    const ativo = await incluir({ status: 'ATIVO' })
    const mostrados = (await listar(clienteId, { orderBy: 'id', direction: 'ASC' })).corpo.itens
    expect(mostrados.map(({ id, status }) => [id, status.label])).toEqual([
      [ganho.id, 'Virou pedido'],
      [aindaEmAnalise.id, 'Virou pedido'],
      [perdido.id, 'Perdido'],
      [ativo.id, 'Ativo'],
    ])
    const filtrados = async (...status: string[]) =>
      ids(clienteId, { status, orderBy: 'id', direction: 'ASC' })
    expect(await filtrados('GANHO')).toEqual([ganho.id, aindaEmAnalise.id])
    expect(await filtrados('PERDIDO')).toEqual([perdido.id])
    expect(await filtrados('ATIVO')).toEqual([ativo.id])
    expect(await filtrados('ORCAMENTO', 'VENCIDO')).toEqual([])
  })

  it('PAR-02 cada filial chama o status como quer', async () => {
    const { clienteId, filialId } = await cenario.incluirOrcamento({ campos: { status: 'COTACAO' } })
    await teste
      .negocio()
      .banco.insert(parametro)
      .values({
        chave: comPrefixo('descricaoStatusPedido'),
        filialId,
        valor: 'cotação=Aguardando o cliente',
      })
    await teste.negocio().renovarParametros()
    const { corpo } = await listar(clienteId)
    expect(corpo.itens[0]?.status).toEqual({ chave: 'COTACAO', label: 'Aguardando o cliente' })
  })

  it('PER-01 404 para o cliente de outra pessoa e para o que não existe', async () => {
    const { clienteId } = await cenario.incluirOrcamento({ colaborador: 'REPRESENTANTE' })
    expect((await listar(clienteId, {}, 'REPRESENTANTE')).status).toBe(404)
    expect((await listar(999_999_999)).status).toBe(404)
    expect((await listar('abc' as never)).status).toBe(404)
  })

  it.each([{ orderBy: 'nome' }, { take: 101 }, { dtIni: '31/12/2026' }, { status: Array(51).fill('A') }])(
    '422 com %j',
    async (query) => {
      const { clienteId } = await cenario.incluirOrcamento()
      expect((await listar(clienteId, query)).status).toBe(422)
    },
  )

  it('AUT-10 401 sem sessão; PER-03 403 sem a ação da seção', async () => {
    expect((await teste.chamar(listarOrcamentosDoCliente, { params: { idCli: 1 } })).status).toBe(401)
    expect((await listar(1, {}, 'CONSUMIDOR_FINAL')).status).toBe(403)
    const { banco } = teste.negocio()
    await banco
      .insert(permissao)
      .values({ tipo: 'SUPERVISOR', acao: 'CLIENTE_ORCAMENTOS', autorizado: false })
    expect((await listar(1, {}, 'SUPERVISOR')).status).toBe(403)
  })
})
