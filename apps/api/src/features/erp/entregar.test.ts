import { reenviarPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDaVida } from '../../../test/cenario-da-vida.ts'
import { emJson, MAUS_MODOS, usarServicoDeFora } from '../../../test/servico-de-fora.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { pedidoItem } from '../pedidos/tabelas.ts'
import { estoque } from '../produtos/tabelas.ts'
import { assinaturaVale } from './assinatura.ts'
import { entrarNaFila } from './entrar-na-fila.ts'
import { entregarAoErp } from './entregar.ts'
import { moverPedido } from './mover-pedido.ts'
import { entregasDoPedido } from './queries.ts'

const SEGREDO = 'segredo-dos-testes'
const PRIMEIRA = { tentativa: 1, maximoDeTentativas: 3 }
const ULTIMA = { tentativa: 3, maximoDeTentativas: 3 }

describe('o que se conta ao ERP', () => {
  const servico = usarServicoDeFora()
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDaVida>
  let comErp: number
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDaVida(teste)
    comErp = await cenario.filialDoOperador(0)
    await cenario.parametrizar('erpSegredo', SEGREDO)
    await cenario.parametrizar('erpEndereco', `${servico.endereco}/pedidos`, comErp)
    await cenario.parametrizar('erpPrazoSegundos', '2', comErp)
  })
  afterAll(() => teste.fechar())

  const naFila = async (filial = 0, assunto?: 'pedido.cancelado') => {
    const { id } = await cenario.incluir({ filial, campos: { status: 'AGUARDANDO' } })
    const caso = { negocio: teste.negocio(), autoria: cenario.autoria() }
    await transacao(teste.negocio().banco, async (tx) => {
      await entrarNaFila(tx, caso, id)
      if (assunto) await entrarNaFila(tx, caso, id, { assunto, motivo: 'Desistiu' })
    })
    return id
  }
  const entregar = (pedidoId: number, contexto = PRIMEIRA) =>
    entregarAoErp(teste.negocio(), { pedidoId }, contexto, teste.agora)
  const entregas = (id: number) => entregasDoPedido(teste.negocio().banco, id)
  const agendadas = async (tarefa: string, chave: string) => {
    const { rows } = await teste.negocio().banco.execute<{ payload: unknown; max_attempts: number }>(
      sql`select j.payload, j.max_attempts from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id
          where t.identifier = ${tarefa} and j.key = ${chave}`,
    )
    return rows
  }

  it('VEN-01 o pedido chega inteiro, assinado, e o nome que o ERP lhe dá fica', async () => {
    servico.atender = emJson({
      idExterno: 4521,
      itens: [{ numero: 1, critica: 'Sem tributação' }, { numero: 'x' }],
    })
    const id = await naFila()
    await entregar(id)
    const [recebido] = servico.recebidos
    expect(recebido).toMatchObject({
      metodo: 'POST',
      caminho: '/pedidos',
      corpo: {
        assunto: 'pedido.incluido',
        pedido: { id, vlTot: '101.00', itens: [{ numero: 1, qtde: '10.0000' }] },
      },
    })
    const cabecalhos = recebido?.cabecalhos ?? {}
    const vale = assinaturaVale(
      {
        momento: cabecalhos['x-balcao-momento'],
        assinatura: cabecalhos['x-balcao-assinatura'],
        corpo: recebido?.texto ?? '',
      },
      { segredo: SEGREDO, agora: teste.agora(), janelaMs: 60_000 },
    )
    expect(vale).toBe(true)
    expect((await cenario.linha(id)).idExterno).toBe('4521')
    expect(await entregas(id)).toMatchObject([{ entregueEm: expect.any(Date), tentativas: 1, erro: null }])
    const vida = await cenario.vida(id)
    expect(vida.integracao).toMatchObject({ situacao: 'INTEGRADO', idExterno: '4521' })
    expect(vida.historico[0]).toMatchObject({
      tipo: 'INTEGRACAO',
      observacao: 'Recebido pelo ERP como 4521.',
    })
    const [item] = await teste.negocio().banco.select().from(pedidoItem).where(eq(pedidoItem.pedidoId, id))
    expect(item?.criticaIntegradora).toBe('Sem tributação')
    await entregar(id)
    expect(servico.recebidos).toHaveLength(1)
  })

  it('VEN-01 a tarefa entra na mesma transação, com as tentativas da filial; sem ela, nada', async () => {
    await cenario.parametrizar('erpTentativas', '7', comErp)
    const id = await naFila()
    expect(await agendadas('entregar-ao-erp', `erp-pedido-${id}`)).toEqual([
      { payload: { pedidoId: id }, max_attempts: 7 },
    ])
    const { id: outro } = await cenario.incluir({ campos: { status: 'AGUARDANDO' } })
    const caso = { negocio: teste.negocio(), autoria: cenario.autoria() }
    const desfeita = transacao(teste.negocio().banco, async (tx) => {
      await entrarNaFila(tx, caso, outro)
      throw new Error('desfazer')
    })
    await expect(desfeita).rejects.toThrow('desfazer')
    expect([await entregas(outro), await agendadas('entregar-ao-erp', `erp-pedido-${outro}`)]).toEqual([
      [],
      [],
    ])
  })

  it.each(['cortada no meio', 'sem resposta', 'erro 500', 'grande demais', 'para outro lugar'])(
    'VEN-01 o ERP com resposta %s: tenta-se de novo, e por fim se diz que não foi integrado',
    async (modo) => {
      servico.atender = MAUS_MODOS[modo] ?? servico.atender
      const id = await naFila()
      await expect(entregar(id)).rejects.toThrow('O ERP não recebeu o pedido.')
      expect((await cenario.vida(id)).integracao).toMatchObject({
        situacao: 'PENDENTE',
        tentativas: 1,
        proximaEm: expect.any(String),
        erro: expect.stringContaining('O ERP'),
      })
      await entregar(id, ULTIMA)
      const vida = await cenario.vida(id)
      expect(vida.integracao).toMatchObject({ situacao: 'NAO_INTEGRADO', tentativas: 2, impedimento: null })
      expect(vida.historico[0]?.observacao).toMatch(/^Não integrado: O ERP/)
    },
  )

  it('VEN-01 quem não responde a tempo está fora do alcance', async () => {
    servico.atender = () => {}
    await cenario.parametrizar('erpPrazoSegundos', '1', comErp)
    const id = await naFila()
    await expect(entregar(id)).rejects.toThrow()
    expect((await entregas(id))[0]?.erro).toBe('O ERP não respondeu.')
  })

  it('VEN-01 a recusa do ERP não se repete sozinha; alguém envia de novo, uma vez', async () => {
    servico.atender = emJson({ message: 'CNPJ sem cadastro' }, 422)
    const id = await naFila()
    await entregar(id)
    const { integracao } = await cenario.vida(id)
    expect(integracao).toMatchObject({ situacao: 'NAO_INTEGRADO', erro: 'O ERP recusou: CNPJ sem cadastro' })
    const reenviar = async (tipo: 'GERENTE' | 'OPERADOR' | 'CONSUMIDOR_FINAL', qual = id) =>
      teste.chamar(reenviarPedido, { token: await teste.tokenDe(tipo), params: { id: qual } })
    expect((await reenviar('OPERADOR')).status).toBe(403)
    expect((await reenviar('GERENTE', 999_999_999)).status).toBe(404)
    expect((await teste.chamar(reenviarPedido, { params: { id } })).status).toBe(401)
    expect((await reenviar('GERENTE')).status).toBe(200)
    const repetida = await reenviar('GERENTE')
    expect([repetida.status, repetida.erro.codigo]).toEqual([409, 'PEDIDO_SEM_PENDENCIA'])
    servico.atender = emJson({})
    await entregar(id)
    expect((await cenario.vida(id)).integracao?.situacao).toBe('INTEGRADO')
  })

  it('VEN-01 na ordem em que aconteceu, mesmo com duas tarefas ao mesmo tempo', async () => {
    servico.atender = emJson({})
    const id = await naFila(0, 'pedido.cancelado')
    await Promise.all([entregar(id), entregar(id), entregar(id)])
    const assuntos = servico.recebidos.map(({ corpo }) => (corpo as { assunto: string }).assunto)
    expect(assuntos).toEqual(['pedido.incluido', 'pedido.cancelado'])
  })

  it('VEN-01 sem segredo nada sai', async () => {
    await cenario.parametrizar('erpSegredo', '')
    const id = await naFila()
    await entregar(id)
    await cenario.parametrizar('erpSegredo', SEGREDO)
    expect([servico.recebidos.length, (await entregas(id))[0]?.erro]).toEqual([
      0,
      'O segredo do ERP não está configurado.',
    ])
  })

  it('PAR-01 a filial sem ERP leva o pedido adiante ela mesma, passo a passo, e baixa o estoque ao faturar', async () => {
    const id = await naFila(1)
    const { filialId } = await cenario.linha(id)
    await cenario.parametrizar('pedidoMinutosPorEtapa', '3', filialId)
    await entregar(id)
    expect([servico.recebidos.length, (await cenario.vida(id)).integracao]).toEqual([0, null])
    expect(await agendadas('mover-pedido', `mover-pedido-${id}`)).toMatchObject([
      { payload: { pedidoId: id, de: 'AGUARDANDO' } },
    ])
    const mover = (de: string) => moverPedido(teste.negocio(), { pedidoId: id, de }, teste.agora())
    const [item] = await teste.negocio().banco.select().from(pedidoItem).where(eq(pedidoItem.pedidoId, id))
    const naFilial = and(eq(estoque.filialId, filialId), eq(estoque.produtoId, item?.produtoId ?? 0))
    await teste.negocio().banco.update(estoque).set({ quantidade: '50' }).where(naFilial)
    for (const de of ['AGUARDANDO', 'LIBERADO', 'SEPARACAO']) await mover(de)
    // The same task twice, as after a crash, does it once.
    await mover('SEPARACAO')
    expect((await cenario.linha(id)).status).toBe('FATURADO')
    const [saldo] = await teste.negocio().banco.select().from(estoque).where(naFilial)
    expect(saldo?.quantidade).toBe('40.0000')
    await mover('FATURADO')
    await mover('TRANSPORTE')
    const { historico } = await cenario.vida(id)
    expect(historico.map(({ para, quem }) => [para?.chave, quem]).slice(0, 5)).toEqual(
      ['ENTREGUE', 'TRANSPORTE', 'FATURADO', 'SEPARACAO', 'LIBERADO'].map((chave) => [chave, 'Portal']),
    )
    await cenario.parametrizar('pedidoMinutosPorEtapa', '0', filialId)
    const parado = await naFila(1)
    await entregar(parado)
    expect(await agendadas('mover-pedido', `mover-pedido-${parado}`)).toEqual([])
  })
})
