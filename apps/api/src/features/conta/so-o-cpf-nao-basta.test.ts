import { obterVinculo } from '@balcao/dominio/conta/contratos-vinculo'
import {
  listarNotasDoCliente,
  obterNotaParaTicket,
  pesquisarClientesDoTicket,
  pesquisarProdutosDasNotas,
} from '@balcao/dominio/tickets/abertura/contratos'
import { consultarTickets } from '@balcao/dominio/tickets/lista/contratos'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cadastros } from '../../../test/cadastrar.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { notaFiscal } from '../notas/tabelas.ts'

describe('SEG-01 só o CPF não basta', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  it('SEG-01 AUT-07 nenhum cliente com CPF da demonstração é tomado por quem só sabe o CPF', async () => {
    const { banco } = teste.negocio()
    const pessoas = await banco
      .select({ id: cliente.id, documento: cliente.documento })
      .from(cliente)
      .leftJoin(colaborador, eq(colaborador.cpf, cliente.documento))
      .where(sql`length(${cliente.documento}) = 11 and ${colaborador.id} is null`)
      .orderBy(cliente.id)
    expect(pessoas.length).toBeGreaterThanOrEqual(12)
    let comNotas = 0
    for (const { id: idCli, documento } of pessoas) {
      const email = `impostor-${idCli}@exemplo.test`
      const token = await cadastros(teste).cadastrarEEntrar({ documento, email })
      const notas = await banco.select().from(notaFiscal).where(eq(notaFiscal.clienteId, idCli))
      comNotas += notas.length > 0 ? 1 : 0

      expect((await teste.chamar(obterVinculo, { token })).corpo.cliente).toBeNull()
      const clientes = await teste.chamar(pesquisarClientesDoTicket, { token, query: { q: documento } })
      expect([clientes.status, clientes.corpo.itens]).toEqual([200, []])
      const tickets = await teste.chamar(consultarTickets, { token, corpo: {} })
      expect([tickets.status, tickets.corpo.itens]).toEqual([200, []])
      for (const idFil of new Set(notas.map(({ filialId }) => filialId))) {
        const params = { idCli, idFil }
        expect((await teste.chamar(listarNotasDoCliente, { token, params })).status).toBe(404)
        const produtos = await teste.chamar(pesquisarProdutosDasNotas, { token, params, query: { q: 'a' } })
        expect(produtos.status).toBe(404)
      }
      for (const { id } of notas)
        expect((await teste.chamar(obterNotaParaTicket, { token, params: { numNf: id } })).status).toBe(404)
    }
    // Without invoices to read, the test would prove nothing.
    expect(comNotas).toBeGreaterThan(5)
  })
})
