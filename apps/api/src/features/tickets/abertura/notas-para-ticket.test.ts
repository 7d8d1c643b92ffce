import {
  listarNotasDoCliente,
  obterNotaParaTicket,
  pesquisarAvulsos,
  pesquisarClientesDoTicket,
  pesquisarProdutosDasNotas,
} from '@balcao/dominio/tickets/abertura/contratos'
import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarAbertura } from '../../../../test/abertura-de-tickets.ts'
import { cliente, clienteFilial } from '../../clientes/tabelas.ts'
import { notaFiscal, notaItem, notaXml } from '../../notas/tabelas.ts'
import { produto } from '../../produtos/tabelas.ts'

const abertura = usarAbertura()
const banco = () => abertura.teste.negocio().banco
const como = (quem: TipoDeUsuario) => abertura.teste.tokenDe(quem)

/** The demo invoice with most items, its customer and branch. */
async function notaDaDemo() {
  const [nota] = await banco()
    .select()
    .from(notaFiscal)
    .where(gt(notaFiscal.quantidadeItens, 3))
    .orderBy(desc(notaFiscal.quantidadeItens), notaFiscal.id)
    .limit(1)
  if (!nota) throw new Error('a demonstração não tem notas')
  return nota
}

async function consumidor() {
  const [eu] = await banco().select().from(cliente).where(eq(cliente.documento, '13579246828'))
  const [vinculo] = await banco()
    .select()
    .from(clienteFilial)
    .where(eq(clienteFilial.clienteId, Number(eu?.id)))
  return { idCli: Number(eu?.id), idFil: Number(vinculo?.filialId) }
}

describe('GET /sac/tickets/notasfiscais/:idCli/:idFil', () => {
  const listar = async (
    params: { idCli: number; idFil: number },
    query = {},
    quem: TipoDeUsuario = 'ADMIN',
  ) => abertura.teste.chamar(listarNotasDoCliente, { params, query, token: await como(quem) })

  it('API-03 ENT-02 as mais novas primeiro, uma página de cada vez', async () => {
    const { clienteId, filialId } = await notaDaDemo()
    const params = { idCli: clienteId, idFil: filialId }
    const todas = await banco()
      .select()
      .from(notaFiscal)
      .where(and(eq(notaFiscal.clienteId, clienteId), eq(notaFiscal.filialId, filialId)))
      .orderBy(desc(notaFiscal.dataSaida), desc(notaFiscal.id))
    const { corpo } = await listar(params, { take: 2 })
    expect(corpo.itens.map(({ id }) => id)).toEqual(todas.slice(0, 2).map(({ id }) => id))
    expect(corpo.paginator.total).toBe(todas.length)
    const [nota] = todas
    expect(corpo.itens[0]).toMatchObject({
      chave: nota?.chave,
      numNf: nota?.numero,
      dtSai: nota?.dataSaida,
      qtdeIt: nota?.quantidadeItens,
      vlTot: Number(nota?.valorTotal),
      filial: { idFil: filialId },
      cliente: { id: clienteId },
    })
    expect(corpo.itens[0]).not.toHaveProperty('titulos')
  })

  it('NOV-09 por número, chave, período e produto', async () => {
    const nota = await notaDaDemo()
    const params = { idCli: nota.clienteId, idFil: nota.filialId }
    const achadas = async (query: object) => (await listar(params, query)).corpo.itens.map(({ id }) => id)
    expect(await achadas({ numero: String(nota.numero) })).toEqual([nota.id])
    expect(await achadas({ numero: nota.chave })).toEqual([nota.id])
    expect(await achadas({ numero: '999999999' })).toEqual([])
    expect(await achadas({ numero: 'abc' })).toEqual([])
    expect(await achadas({ dtInicial: nota.dataSaida, dtFinal: nota.dataSaida })).toContain(nota.id)
    expect(await achadas({ dtInicial: '2999-01-01' })).toEqual([])
    const [item] = await banco().select().from(notaItem).where(eq(notaItem.notaId, nota.id)).limit(1)
    for (const idProd of [item?.codigo, String(item?.produtoId), item?.descricao])
      expect(await achadas({ idProd, take: 100 })).toContain(nota.id)
    expect(await achadas({ idProd: 'produto que ninguém vende' })).toEqual([])
  })

  it('API-03 withTitulos traz as duplicatas do próprio XML; um XML ilegível não derruba a lista', async () => {
    const { rows } = await banco().execute<{ id: string }>(
      sql`select n.id from nota_fiscal n join nota_xml x on x.nota_id = n.id
        where position('<dup>' in convert_from(x.xml, 'UTF8')) > 0 order by n.id limit 1`,
    )
    const [nota] = await banco()
      .select()
      .from(notaFiscal)
      .where(eq(notaFiscal.id, Number(rows[0]?.id)))
    const params = { idCli: Number(nota?.clienteId), idFil: Number(nota?.filialId) }
    const query = { withTitulos: 'true', numero: String(nota?.numero) }
    const { corpo } = await listar(params, query)
    const titulos = corpo.itens[0]?.titulos ?? []
    expect(titulos.length).toBeGreaterThan(0)
    expect(titulos[0]).toEqual({
      nro: expect.stringMatching(/^\d+$/),
      dtVenc: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      valor: expect.any(Number),
    })
    await banco()
      .update(notaXml)
      .set({ xml: Buffer.from('<nada/>') })
      .where(eq(notaXml.notaId, Number(nota?.id)))
    expect((await listar(params, query)).corpo.itens[0]?.titulos).toEqual([])
  })

  it('NOV-12 na devolução total as notas fora da janela não são oferecidas', async () => {
    const { idCli, idFil, nota } = await abertura.compra()
    await banco().update(notaFiscal).set({ dataSaida: '2020-01-01' }).where(eq(notaFiscal.id, nota.id))
    const numero = String(nota.numero)
    const [total, segundaVia] = ['DEVOLUCAO_TOTAL', 'SEGUNDA_VIA'].map(
      (chave) => abertura.tipos.get(chave)?.id,
    )
    const achadas = async (tipoTicket: number | undefined) =>
      (await listar({ idCli, idFil }, { numero, tipoTicket })).corpo.itens.length
    expect(await achadas(total)).toBe(1)
    await abertura.guardarParametro('SAC_diasJanelaDevolucao', '30')
    expect(await achadas(total)).toBe(0)
    expect(await achadas(segundaVia)).toBe(1)
    const { corpo } = await abertura.teste.chamar(obterNotaParaTicket, {
      params: { numNf: nota.id },
      token: await como('OPERADOR'),
    })
    expect(corpo.produtos.map(({ indisponivel, qtd }) => [indisponivel, qtd])).toEqual([
      [true, 10],
      [true, 10],
      [true, 10],
    ])
    await banco().execute(sql`delete from parametro where chave = 'SAC_diasJanelaDevolucao'`)
    await abertura.teste.negocio().renovarParametros()
  })

  it('PER-01 401, e 404 para o cliente de outros ou a filial que não o atende', async () => {
    const idFil = await abertura.filialDoOperador(0)
    const alheio = { idCli: await abertura.clienteDaFilial(idFil, false), idFil }
    expect((await abertura.teste.chamar(listarNotasDoCliente, { params: alheio })).status).toBe(401)
    expect((await listar(alheio, {}, 'OPERADOR')).status).toBe(200)
    const { idCli } = await abertura.compra()
    for (const [params, quem] of [
      [alheio, 'REPRESENTANTE'],
      [{ idCli, idFil }, 'CONSUMIDOR_FINAL'],
      [{ ...alheio, idFil: 999_999 }, 'ADMIN'],
      [{ ...alheio, idCli: 999_999 }, 'ADMIN'],
    ] as const)
      expect((await listar(params, {}, quem)).status).toBe(404)
    expect((await listar(await consumidor(), {}, 'CONSUMIDOR_FINAL')).status).toBe(200)
  })
})

describe('GET /sac/tickets/notasfiscais/:numNf', () => {
  const obter = async (numNf: number, query = {}, quem: TipoDeUsuario = 'OPERADOR') =>
    abertura.teste.chamar(obterNotaParaTicket, { params: { numNf }, query, token: await como(quem) })

  it('ENT-02 NOV-10 os produtos com o saldo: comprado, devolvido ou pedido, e o que resta', async () => {
    const { idCli, idFil, nota, itens } = await abertura.compra()
    const pedido = await abertura.preencher('DEVOLUCAO_PARCIAL', {
      ...{ idCli, idFil },
      itens: [
        { produto_id: itens[0]?.id, motivo_id: 1, qtd_solicitada: 10 },
        { produto_id: itens[1]?.id, motivo_id: 1, qtd_solicitada: 2.5 },
      ],
    })
    expect((await abertura.enviar(pedido)).status).toBe(200)
    for (const numNf of [nota.id, nota.numero]) {
      const { corpo } = await obter(numNf)
      expect(corpo.id).toBe(nota.id)
      expect(
        corpo.produtos.map(({ id, qtd_comprada, qtd_devolvida, qtd, indisponivel }) => [
          ...[id, qtd_comprada, qtd_devolvida, qtd, indisponivel],
        ]),
      ).toEqual([
        [itens[0]?.id, 10, 10, 0, true],
        [itens[1]?.id, 10, 2.5, 7.5, false],
        [itens[2]?.id, 10, 0, 10, false],
      ])
      expect(corpo.produtos[0]).toMatchObject({
        idExibicao: itens[0]?.codigo,
        descNF: itens[0]?.descricao,
        valor_sem_imposto: 10,
        valor_unitario: 11,
        numNF: nota.numero,
        anexo_obrigatorio: false,
      })
    }
  })

  it('um número de várias notas pede o cliente', async () => {
    const idFil = await abertura.filialDoOperador(0)
    const outro = await abertura.clienteDaFilial(idFil, false)
    const { idCli, nota } = await abertura.compra()
    const gemea = await abertura.criarNota(outro, idFil, 1)
    await banco()
      .update(notaFiscal)
      .set({ numero: nota.numero, serie: 8 })
      .where(eq(notaFiscal.id, gemea.nota.id))
    const ambigua = await obter(nota.numero)
    expect([ambigua.status, ambigua.erro.campos]).toEqual([422, { idCli: 'Campo obrigatório' }])
    expect((await obter(nota.numero, { idCli })).corpo.id).toBe(nota.id)
    expect((await obter(nota.numero, { idCli: outro })).corpo.id).toBe(gemea.nota.id)
  })

  it('PER-01 404 para a nota de outros, do que não existe e de um número impossível', async () => {
    const idFil = await abertura.filialDoOperador(0)
    const { nota } = await abertura.criarNota(await abertura.clienteDaFilial(idFil, false), idFil, 1)
    expect((await obter(nota.id)).status).toBe(200)
    expect((await obter(nota.id, {}, 'REPRESENTANTE')).status).toBe(404)
    const { nota: deOutro } = await abertura.compra()
    expect((await obter(deOutro.id, {}, 'CONSUMIDOR_FINAL')).status).toBe(404)
    expect((await obter(99_999_999_999)).status).toBe(404)
    const minha = await consumidor()
    const propria = await abertura.criarNota(minha.idCli, minha.idFil, 1)
    expect((await obter(propria.nota.id, {}, 'CONSUMIDOR_FINAL')).status).toBe(200)
  })
})

describe('GET /sac/tickets/produtos-nota/:idCli/:idFil', () => {
  it('API-03 o que o cliente comprou, por descrição ou código, com o saldo', async () => {
    const { idCli, idFil, nota, itens } = await abertura.compra()
    const pesquisar = async (q: string, quem: TipoDeUsuario = 'REPRESENTANTE') =>
      abertura.teste.chamar(pesquisarProdutosDasNotas, {
        params: { idCli, idFil },
        query: { q, take: 50 },
        token: await como(quem),
      })
    for (const q of ['', String(itens[0]?.codigo), String(itens[0]?.descricao)]) {
      const { corpo } = await pesquisar(q)
      expect(corpo.itens).toContainEqual(
        expect.objectContaining({ id: itens[0]?.id, numNF: nota.numero, qtd: 10, indisponivel: false }),
      )
    }
    expect((await pesquisar('produto que ninguém vende')).corpo.itens).toEqual([])
    expect((await pesquisar('', 'CONSUMIDOR_FINAL')).status).toBe(404)
  })
})

describe('GET /sac/tickets/produtos-avulsos', () => {
  it('NOV-13 seis por página, também para o consumidor; os fora de uso não aparecem', async () => {
    const token = await como('CONSUMIDOR_FINAL')
    const { corpo } = await abertura.teste.chamar(pesquisarAvulsos, { token })
    expect(corpo.itens).toHaveLength(6)
    const [primeiro] = corpo.itens
    expect(primeiro?.display).toBe(`${primeiro?.idExibicao} - ${primeiro?.descricao}`)
    const query = { q: String(primeiro?.idExibicao) }
    await banco()
      .update(produto)
      .set({ ativo: false })
      .where(eq(produto.id, Number(primeiro?.id)))
    const depois = await abertura.teste.chamar(pesquisarAvulsos, { token, query })
    expect(depois.corpo.itens.map(({ id }) => id)).not.toContain(primeiro?.id)
  })
})

describe('GET /sac/tickets/clientes', () => {
  const pesquisar = async (query: object, quem: TipoDeUsuario) =>
    (await abertura.teste.chamar(pesquisarClientesDoTicket, { query, token: await como(quem) })).corpo

  it('API-03 NOV-06 os clientes da sessão, com as filiais em que pode abrir', async () => {
    const { idCli, idFil } = await abertura.compra()
    const { itens } = await pesquisar({ id: idCli }, 'REPRESENTANTE')
    expect(itens).toEqual([expect.objectContaining({ id: idCli })])
    expect(itens[0]?.filiaisSac.map((filial) => filial.idFil)).toContain(idFil)
    const alheio = await abertura.clienteDaFilial(idFil, false)
    expect((await pesquisar({ id: alheio }, 'REPRESENTANTE')).itens).toEqual([])
    expect((await pesquisar({ id: alheio }, 'OPERADOR')).itens).toMatchObject([{ id: alheio }])
    const consumidores = await pesquisar({}, 'CONSUMIDOR_FINAL')
    expect(consumidores.itens.map(({ id }) => id)).toEqual([(await consumidor()).idCli])
  })

  it('API-03 onde a nota é obrigatória, quem nunca comprou não é oferecido', async () => {
    const [prospect] = await banco().select().from(cliente).where(eq(cliente.prospect, true)).limit(1)
    const id = Number(prospect?.id)
    const [total, elogio] = ['DEVOLUCAO_TOTAL', 'ELOGIO'].map((chave) => abertura.tipos.get(chave)?.id)
    expect((await pesquisar({ id, tipo: elogio }, 'ADMIN')).itens).toMatchObject([{ id }])
    expect((await pesquisar({ id, tipo: total }, 'ADMIN')).itens).toEqual([])
  })

  it('API-03 o endereço fixo vence o de um ticket', async () => {
    const token = await como('ADMIN')
    const { corpo } = await abertura.enviar(abertura.preencherConsumidor('ELOGIO'))
    const ticket = await abertura.teste.chamar(obterTicket, { params: { idTicket: corpo.id }, token })
    expect([ticket.status, ticket.corpo.id]).toEqual([200, corpo.id])
    expect((await pesquisar({ q: 'a' }, 'ADMIN')).paginator.total).toBeGreaterThan(0)
  })
})
