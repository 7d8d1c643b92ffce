import { receberEventoDoErp } from '@balcao/dominio/erp/contratos'
import { listarLimites } from '@balcao/dominio/limites/contratos'
import { obterPedido } from '@balcao/dominio/pedidos/contratos'
import { cancelarPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { and, eq, isNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDaVida } from '../../../test/cenario-da-vida.ts'
import { cenarioDeVendas } from '../../../test/cenario-de-vendas.ts'
import { converterTudo } from '../../../test/converter-tudo.ts'
import { aviso } from '../avisos/tabelas.ts'
import { reservaDeEstoque } from '../estoque/tabelas.ts'
import { limiteDeCredito } from '../limites/tabelas.ts'
import { pedidoItem } from '../pedidos/tabelas.ts'
import { cupom } from '../precos/tabelas.ts'
import { estoque } from '../produtos/tabelas.ts'
import { assinar } from './assinatura.ts'

const SEGREDO = 'segredo-dos-testes'
const UM_MINUTO_MS = 60_000

describe('o ERP fatura um pedido em partes', () => {
  let teste: AppDeTeste
  let vida: ReturnType<typeof cenarioDaVida>
  let vendas: ReturnType<typeof cenarioDeVendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    vida = cenarioDaVida(teste)
    vendas = cenarioDeVendas(teste)
    await vida.parametrizar('erpSegredo', SEGREDO)
  })
  afterAll(() => teste.fechar())

  const banco = () => teste.negocio().banco
  let ultimo = 0
  const evento = (pedido: number, outros: object = {}) => ({
    id: `FP-${++ultimo}`,
    pedido,
    status: 'FATURADO',
    ocorridoEm: teste.agora().toISOString(),
    ...outros,
  })
  const enviar = (corpo: object) => {
    const texto = JSON.stringify(corpo)
    return teste.chamar(receberEventoDoErp, {
      corpo: texto,
      headers: { 'content-type': 'application/json', ...assinar(SEGREDO, texto, teste.agora()) },
    })
  }
  const leva = (qtdeFat: number, numero = 1) => ({ itens: [{ numero, qtdeFat }] })

  /** An order of 10 of a product of which there were `emMaos`, reserved. */
  async function pedidoDe10(emMaos = 100, cabecalho: object = {}) {
    const aberto = await vendas.comecar()
    const produto = await vendas.criarProduto(aberto.tabelaId, aberto.filialId, { estoque: emMaos })
    const itens = [vendas.linha(produto, { qtde: 10 })]
    await vendas.alterar(aberto.id, { versao: 1, cabecalho, itens })
    const { idPedido } = await converterTudo(teste, aberto.id)
    // Whatever else the customer owes is not of this test.
    await banco().execute(
      sql`update pedido_bloqueio set liberado_em = now(), motivo = 'teste' where pedido_id = ${idPedido}`,
    )
    await banco().execute(sql`update pedido set status = 'LIBERADO' where id = ${idPedido}`)
    return { ...aberto, id: idPedido, produtoId: produto.id }
  }
  const saldo = async (produtoId: number) => {
    const [linha] = await banco().select().from(estoque).where(eq(estoque.produtoId, produtoId))
    return [Number(linha?.quantidade), Number(linha?.reservado)]
  }
  const atendido = async (id: number) => {
    const [linha] = await banco().select().from(pedidoItem).where(eq(pedidoItem.pedidoId, id))
    return [Number(linha?.quantidadeAtendida), Number(linha?.quantidadeFaturada)]
  }
  const reservado = async (id: number) => {
    const [linha] = await banco()
      .select()
      .from(reservaDeEstoque)
      .where(and(eq(reservaDeEstoque.pedidoId, id), isNull(reservaDeEstoque.encerradaEm)))
    return linha ? Number(linha.quantidade) : 0
  }

  it.each([
    ['ao todo', { itens: [{ numero: 1, qtdeAt: 6 }] }],
    ['desta nota', leva(6)],
  ])('DOC-02 FATURADO com 6 de 10 (%s): saem 6, voltam 4, e o pedido o diz', async (_caso, quantidades) => {
    const { id, produtoId } = await pedidoDe10()
    expect(await saldo(produtoId)).toEqual([100, 10])
    const { corpo } = await enviar(evento(id, { ...quantidades, observacao: 'NF 5091' }))
    expect(corpo).toMatchObject({ status: 'FATURADO', resultado: 'APLICADO' })
    expect([await saldo(produtoId), await reservado(id), await atendido(id)]).toEqual([[94, 0], 0, [6, 6]])
    const { historico } = await vida.vida(id)
    expect(historico.filter(({ tipo, de }) => tipo === 'STATUS' && de === null)).toHaveLength(1)
    expect(historico[0]?.observacao).toMatch(
      /^NF 5091\nFaturado em parte \(.+: 6 de 10 UN\)\. O que faltou voltou ao estoque\.$/,
    )
    const { corpo: visto } = await teste.chamar(obterPedido, {
      token: await teste.tokenDe('OPERADOR'),
      params: { id },
    })
    expect(visto.itens[0]).toMatchObject({ qtde: 10, qtdeAt: 6 })
    expect(visto.vlFaturado).toBeGreaterThan(0)
    expect(visto.vlFaturado).toBeLessThan(visto.vlTot)
  })

  it('DOC-02 sem quantidades, sai o que foi separado; se ninguém disse, tudo', async () => {
    const separado = await pedidoDe10()
    await enviar(evento(separado.id, { status: 'SEPARACAO', itens: [{ numero: 1, qtdeAt: 7 }] }))
    expect(await saldo(separado.produtoId)).toEqual([100, 10])
    await enviar(evento(separado.id))
    expect([await saldo(separado.produtoId), await atendido(separado.id)]).toEqual([
      [93, 0],
      [7, 7],
    ])
    const inteiro = await pedidoDe10()
    await enviar(evento(inteiro.id, { status: 'ENTREGUE' }))
    expect([await saldo(inteiro.produtoId), await atendido(inteiro.id)]).toEqual([
      [90, 0],
      [10, 10],
    ])
    expect((await vida.vida(inteiro.id)).historico[0]?.observacao).toBeNull()
  })

  it('DOC-02 3 e depois 3 de 10: 6 saem e 4 esperam, até que o ERP encerre', async () => {
    const { id, produtoId } = await pedidoDe10()
    const primeira = await enviar(evento(id, { ...leva(3), parcial: true }))
    expect(primeira.corpo).toMatchObject({ status: 'LIBERADO', resultado: 'APLICADO' })
    const segunda = evento(id, { ...leva(3), parcial: true })
    const respostas = await Promise.all(Array.from({ length: 5 }, () => enviar(segunda)))
    expect(new Set(respostas.map(({ corpo }) => corpo.resultado))).toEqual(new Set(['APLICADO']))
    expect([await saldo(produtoId), await reservado(id), await atendido(id)]).toEqual([[94, 4], 4, [6, 6]])
    // Whoever took it is told of each part, once.
    const avisos = await banco()
      .select()
      .from(aviso)
      .where(eq(aviso.titulo, `Pedido ${id} faturado em parte`))
      .orderBy(aviso.id)
    expect(avisos.map(({ mensagem }) => /\d+(?= de 10 UN)/.exec(mensagem)?.[0])).toEqual(['3', '6'])
    const { historico, cancelamento } = await vida.vida(id)
    expect(historico[0]).toMatchObject({
      tipo: 'FATURAMENTO',
      observacao: expect.stringContaining('O que falta continua reservado.'),
    })
    // What an invoice took part of is no longer for a person to cancel.
    expect(cancelamento.impedimento).not.toBeNull()
    const recusa = await teste.chamar(cancelarPedido, {
      token: await teste.tokenDe('GERENTE'),
      params: { id },
      corpo: { motivo: 'Desistiu', versao: (await vida.linha(id)).versao },
    })
    expect([recusa.status, recusa.erro.codigo]).toEqual([409, 'PEDIDO_NAO_CANCELA'])
    const fim = await enviar(evento(id, leva(0)))
    expect(fim.corpo).toMatchObject({ status: 'FATURADO', resultado: 'APLICADO' })
    expect([await saldo(produtoId), await reservado(id)]).toEqual([[94, 0], 0])
    expect((await vida.vida(id)).historico[0]?.observacao).toContain('voltou ao estoque')
  })

  it('DOC-02 a última das partes fatura o pedido sozinha; outra nota depois ainda sai do estoque', async () => {
    const { id } = await pedidoDe10()
    await enviar(evento(id, { ...leva(4), parcial: true }))
    const ultima = await enviar(evento(id, { ...leva(6), parcial: true }))
    expect(ultima.corpo).toMatchObject({ status: 'FATURADO', resultado: 'APLICADO' })
    const outro = await pedidoDe10()
    await enviar(evento(outro.id, leva(3)))
    expect(await saldo(outro.produtoId)).toEqual([97, 0])
    await enviar(evento(outro.id, { status: 'TRANSPORTE' }))
    const tardia = await enviar(evento(outro.id, leva(3)))
    expect(tardia.corpo).toMatchObject({ status: 'TRANSPORTE', resultado: 'APLICADO' })
    expect([await saldo(outro.produtoId), await atendido(outro.id)]).toEqual([
      [94, 0],
      [6, 6],
    ])
  })

  it('DOC-02 mais do que há, nada, ou de um item que não está: recusado com o seu código, e nada muda', async () => {
    const { id, produtoId } = await pedidoDe10()
    for (const [outros, codigo] of [
      [leva(11), 'QUANTIDADE_ALEM_DO_PEDIDO'],
      [{ ...leva(11), parcial: true }, 'QUANTIDADE_ALEM_DO_PEDIDO'],
      [{ itens: [{ numero: 1, qtdeAt: 11 }] }, 'QUANTIDADE_ALEM_DO_PEDIDO'],
      [{ status: 'SEPARACAO', itens: [{ numero: 1, qtdeAt: 11 }] }, 'QUANTIDADE_ALEM_DO_PEDIDO'],
      [leva(0), 'FATURAMENTO_SEM_QUANTIDADE'],
      [{ parcial: true, itens: [{ numero: 1, qtdeFat: 0 }] }, 'FATURAMENTO_SEM_QUANTIDADE'],
      [leva(1, 9), 'CAMPOS_INVALIDOS'],
      [leva(-1), 'CAMPOS_INVALIDOS'],
      [{ status: 'SEPARACAO', ...leva(1) }, 'CAMPOS_INVALIDOS'],
      [{ status: 'SEPARACAO', parcial: true }, 'CAMPOS_INVALIDOS'],
    ] as const) {
      const { status, erro } = await enviar(evento(id, outros))
      expect([status, erro.codigo]).toEqual([422, codigo])
    }
    expect([await saldo(produtoId), (await vida.linha(id)).status]).toEqual([[100, 10], 'LIBERADO'])
    await enviar(evento(id, { ...leva(8), parcial: true }))
    expect((await enviar(evento(id, leva(3)))).erro.codigo).toBe('QUANTIDADE_ALEM_DO_PEDIDO')
    expect((await enviar(evento(id, leva(2)))).corpo.resultado).toBe('APLICADO')
  })

  it('VEN-02 cancelado antes de sair, o que a nota levou volta ao estoque, a reserva acaba e o cupom se devolve', async () => {
    await vendas.darCupom({ codigo: 'FATURA', percentual: '10' })
    const usos = async () => (await banco().select().from(cupom).where(eq(cupom.codigo, 'FATURA')))[0]?.usos
    const { id, produtoId } = await pedidoDe10(100, { cupom: 'FATURA' })
    await enviar(evento(id, { ...leva(3), parcial: true }))
    expect([await saldo(produtoId), await usos()]).toEqual([[97, 7], 1])
    expect((await enviar(evento(id, { status: 'CANCELADO' }))).corpo.resultado).toBe('APLICADO')
    expect([await saldo(produtoId), await reservado(id), await usos()]).toEqual([[100, 0], 0, 0])
    const faturado = await pedidoDe10()
    await enviar(evento(faturado.id))
    expect(await saldo(faturado.produtoId)).toEqual([90, 0])
    await enviar(evento(faturado.id, { status: 'CANCELADO' }))
    expect([await saldo(faturado.produtoId), await atendido(faturado.id)]).toEqual([
      [100, 0],
      [10, 0],
    ])
    // A fact that comes after the end takes nothing.
    expect((await enviar(evento(faturado.id, leva(1)))).corpo.resultado).toBe('RECUSADO')
    expect(await saldo(faturado.produtoId)).toEqual([100, 0])
    const devolvido = await pedidoDe10()
    await enviar(evento(devolvido.id))
    await enviar(evento(devolvido.id, { status: 'DEVOLUCAO' }))
    expect(await saldo(devolvido.produtoId)).toEqual([90, 0])
  })

  it.each(['CANCELADO', 'REJEITADO', 'PERDIDO'])(
    'VEN-02 %s: o reservado volta ao estoque, e o uso ao cupom',
    async (status) => {
      const codigo = `FIM-${status}`
      await vendas.darCupom({ codigo, percentual: '10' })
      const usos = async () => (await banco().select().from(cupom).where(eq(cupom.codigo, codigo)))[0]?.usos
      const { id, produtoId } = await pedidoDe10(100, { cupom: codigo })
      await banco().execute(sql`update pedido set status = 'ANALISE' where id = ${id}`)
      expect([await saldo(produtoId), await usos()]).toEqual([[100, 10], 1])
      expect((await enviar(evento(id, { status }))).corpo).toMatchObject({ status, resultado: 'APLICADO' })
      expect([await saldo(produtoId), await reservado(id), await usos()]).toEqual([[100, 0], 0, 0])
    },
  )

  describe('VEN-02 o pagamento que expira', () => {
    async function expirado(emMaos = 100) {
      const aberto = await pedidoDe10(emMaos)
      await banco().execute(sql`update pedido set status = 'PAGAMENTO_PENDENTE' where id = ${aberto.id}`)
      expect((await enviar(evento(aberto.id, { status: 'PAGAMENTO_EXPIRADO' }))).corpo.resultado).toBe(
        'APLICADO',
      )
      return aberto
    }
    const reviver = (id: number) => enviar(evento(id, { status: 'PAGAMENTO_PENDENTE' }))

    it('VEN-02 devolve o que tinha reservado, e o fim que venha depois não devolve outra vez', async () => {
      for (const fim of ['CANCELADO', 'PERDIDO']) {
        const { id, produtoId } = await expirado()
        expect([await saldo(produtoId), await reservado(id)]).toEqual([[100, 0], 0])
        // Somebody else's, which must not be taken for this one's.
        await banco().execute(sql`update estoque set reservado = 7 where produto_id = ${produtoId}`)
        expect((await enviar(evento(id, { status: fim }))).corpo.resultado).toBe('APLICADO')
        expect(await saldo(produtoId)).toEqual([100, 7])
      }
    })

    it('VEN-02 pedido de novo, reserva de novo, tantas vezes quantas expirar', async () => {
      const { id, produtoId } = await expirado()
      expect((await reviver(id)).corpo.status).toBe('PAGAMENTO_PENDENTE')
      expect([await saldo(produtoId), await reservado(id)]).toEqual([[100, 10], 10])
      await enviar(evento(id, { status: 'PAGAMENTO_EXPIRADO' }))
      await reviver(id)
      await enviar(evento(id, { status: 'PAGAMENTO_REALIZADO' }))
      expect(await saldo(produtoId)).toEqual([100, 10])
      await enviar(evento(id))
      expect([await saldo(produtoId), await reservado(id)]).toEqual([[90, 0], 0])
    })

    it('VEN-02 o que outros compraram enquanto isso o bloqueia, com o motivo; onde se vende sem estoque, não', async () => {
      const { id, produtoId, filialId } = await expirado(10)
      await banco().execute(sql`update estoque set reservado = 4 where produto_id = ${produtoId}`)
      expect((await reviver(id)).corpo.status).toBe('BLOQUEADO')
      expect([await saldo(produtoId), await reservado(id)]).toEqual([[10, 10], 6])
      const { bloqueios } = await vida.vida(id)
      expect(bloqueios.filter(({ liberadoEm }) => liberadoEm === null)).toMatchObject([
        { tipo: 'ESTOQUE', detalhe: expect.stringMatching(/: há 6 de 10$/) },
      ])
      const outro = await expirado(10)
      await banco().execute(sql`update estoque set reservado = 4 where produto_id = ${outro.produtoId}`)
      await vida.parametrizar('vendeSemEstoque', 'true', filialId)
      expect((await reviver(outro.id)).corpo.status).toBe('PAGAMENTO_PENDENTE')
      await vida.parametrizar('vendeSemEstoque', 'false', filialId)
      expect([await saldo(outro.produtoId), await reservado(outro.id)]).toEqual([[10, 14], 10])
    })
  })

  it('CLI-03 o que a nota levou deixa de contar pelo pedido no limite; o que falta ainda conta', async () => {
    const { id, clienteId } = await pedidoDe10()
    const linha = await vida.linha(id)
    await banco().delete(limiteDeCredito).where(eq(limiteDeCredito.clienteId, clienteId))
    await banco().insert(limiteDeCredito).values({
      clienteId,
      limiteTotal: '100000',
      formaCobrancaId: linha.formaCobrancaId,
      planoPagamentoId: linha.planoPagamentoId,
    })
    const emPedidos = async () => {
      const { corpo } = await teste.chamar(listarLimites, {
        token: await teste.tokenDe('GERENTE'),
        params: { idCli: clienteId },
      })
      return JSON.stringify(corpo)
    }
    const antes = await emPedidos()
    await enviar(evento(id, { ...leva(3), parcial: true }))
    const depois = await vida.linha(id)
    expect(Number(depois.valorFaturado)).toBeGreaterThan(0)
    expect(Number(depois.valorFaturado)).toBeLessThan(Number(depois.valorTotal))
    expect(await emPedidos()).not.toBe(antes)
  })

  it('VEN-02 eventos ao acaso, repetidos, atrasados e ao mesmo tempo: nada se perde entre estoque, reserva e notas', async () => {
    const acontece = fc.record({
      qual: fc.nat({ max: 1 }),
      status: fc.constantFrom(
        'FATURADO',
        'FATURADO',
        'FATURADO',
        'SEPARACAO',
        'TRANSPORTE',
        'CANCELADO',
        'DEVOLUCAO',
      ),
      qtde: fc.option(fc.integer({ min: 0, max: 11 })),
      campo: fc.constantFrom('qtdeFat', 'qtdeAt'),
      parcial: fc.boolean(),
      minutos: fc.integer({ min: 0, max: 3 }),
      vezes: fc.integer({ min: 1, max: 2 }),
    })
    const daquele = (status: 'CANCELADO' | 'FATURADO', minutos: number) => ({
      qual: 1,
      status,
      qtde: status === 'FATURADO' ? 1 : null,
      campo: 'qtdeFat' as const,
      parcial: status === 'FATURADO',
      minutos,
      vezes: 1,
    })
    const aberto = await vendas.comecar()
    const produto = await vendas.criarProduto(aberto.tabelaId, aberto.filialId, { estoque: 10_000 })
    await fc.assert(
      fc.asyncProperty(fc.array(acontece, { minLength: 1, maxLength: 8 }), async (acontecimentos) => {
        const [antes = 0, reservadoAntes] = await saldo(produto.id)
        const pedidos: number[] = []
        for (let n = 0; n < 2; n++) {
          const { id } = await vendas.comecar()
          await vendas.alterar(id, { versao: 1, itens: [vendas.linha(produto, { qtde: 10 })] })
          const { idPedido } = await converterTudo(teste, id)
          await banco().execute(
            sql`update pedido_bloqueio set liberado_em = now() where pedido_id = ${idPedido}`,
          )
          await banco().execute(sql`update pedido set status = 'LIBERADO' where id = ${idPedido}`)
          pedidos.push(idPedido)
        }
        const eventos = acontecimentos.flatMap(({ qual, status, qtde, campo, parcial, minutos, vezes }) => {
          const fatura = status === 'FATURADO'
          const enviado = evento(pedidos[qual] ?? 0, {
            status,
            parcial: parcial && fatura,
            ocorridoEm: new Date(teste.agora().getTime() - minutos * UM_MINUTO_MS).toISOString(),
            ...(qtde !== null && { itens: [{ numero: 1, [fatura ? campo : 'qtdeAt']: qtde }] }),
          })
          return Array.from({ length: vezes }, () => enviado)
        })
        // Two at a time, as a system with several workers tells them.
        for (let n = 0; n < eventos.length; n += 2)
          for (const { status } of await Promise.all(eventos.slice(n, n + 2).map(enviar)))
            expect([200, 409, 422]).toContain(status)
        let fora = 0
        let reservas = 0
        for (const id of pedidos) {
          const { status } = await vida.linha(id)
          const [, faturada = 0] = await atendido(id)
          const reserva = await reservado(id)
          expect(faturada).toBeLessThanOrEqual(10)
          const espera = ['LIBERADO', 'SEPARACAO'].includes(status)
          expect([status, reserva]).toEqual([status, espera ? 10 - faturada : 0])
          if (status === 'CANCELADO') expect(faturada).toBe(0)
          fora += faturada
          reservas += reserva
        }
        expect(await saldo(produto.id)).toEqual([antes - fora, (reservadoAntes ?? 0) + reservas])
      }),
      {
        numRuns: 12,
        // An invoice of several that is told after the order was given up.
        examples: [[[daquele('CANCELADO', 0), daquele('FATURADO', 1)]]],
      },
    )
  })
})
