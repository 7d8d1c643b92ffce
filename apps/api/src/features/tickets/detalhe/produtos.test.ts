import { MENSAGENS } from '@balcao/dominio/mensagens'
import {
  baixarEspelho,
  listarProdutosDasNotas,
  listarProdutosDoTicket,
} from '@balcao/dominio/tickets/detalhe/contratos'
import { alterarProdutosDoTicket } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../../test/cenario-de-tickets.ts'
import { permissao } from '../../acesso/tabelas.ts'
import { ticketAnexo, ticketItem } from '../nucleo/tabelas.ts'
import { motivoAnalise, motivoProduto } from '../nucleo/tabelas-catalogo.ts'

describe('produtos do ticket', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeTickets>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeTickets(teste)
  })
  afterAll(() => teste.fechar())

  const abrir = (extra: Partial<Parameters<typeof cenario.abrir>[0]> = {}) =>
    cenario.abrir({ tipo: 'DEVOLUCAO_PARCIAL', itens: 2, ...extra })
  const listar = async (idTicket: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(listarProdutosDoTicket, { token: await teste.tokenDe(tipo), params: { idTicket } })
  const corrigir = async (idTicket: number, corpo: object, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(alterarProdutosDoTicket, { token: await teste.tokenDe(tipo), params: { idTicket }, corpo })
  const daNota = async (idTicket: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(listarProdutosDasNotas, { token: await teste.tokenDe(tipo), params: { idTicket } })
  const espelho = async (idTicket: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(baixarEspelho, { token: await teste.tokenDe(tipo), params: { idTicket } })
  const motivos = () => teste.negocio().banco.select().from(motivoProduto).orderBy(asc(motivoProduto.id))

  describe('GET …/produtos', () => {
    it('TIC-06 TIC-07 todas as colunas, o total da linha pelo comprado e o do ticket pelo pedido', async () => {
      const { id } = await abrir()
      const { status, corpo } = await listar(id)
      expect(status).toBe(200)
      expect(corpo.itens).toHaveLength(2)
      expect(corpo.itens[0]).toMatchObject({
        status: 'AN',
        qtd_solicitada: 5,
        qtd_comprada: 10,
        valor_sem_imposto: 10,
        valor_unitario: 11,
        total: 110,
        qtd_autorizada: 0,
        qtd_recebida: null,
        motivoAnalise: null,
        anexos: [],
      })
      expect(corpo.itens[0]?.chave).toHaveLength(44)
      expect(corpo.itens[0]?.idImagem).not.toBeNull()
      expect(corpo.total).toBe(110)
    })

    it('TIC-06 o que a análise decidiu; a observação de quem analisou é só da equipe', async () => {
      const { id } = await abrir({ itens: 1, doRepresentante: true })
      const { banco } = teste.negocio()
      const [motivo] = await banco.select().from(motivoAnalise).limit(1)
      const [item] = await banco
        .update(ticketItem)
        .set({
          status: 'A',
          quantidadeAutorizada: '3',
          quantidadeAvaria: '2',
          motivoAnaliseId: motivo?.id ?? null,
          observacaoAnalise: 'cliente recorrente',
        })
        .where(eq(ticketItem.ticketId, id))
        .returning()
      const anexo = {
        ticketId: id,
        itemId: item?.id ?? 0,
        midia: 'image/png',
        tamanho: 1,
        criadoEm: teste.agora(),
      }
      await banco.insert(ticketAnexo).values([
        { ...anexo, arquivo: `a/${id}-1.png`, nomeExibicao: 'do cliente.png' },
        { ...anexo, arquivo: `a/${id}-2.png`, nomeExibicao: 'nosso.png', interno: true },
      ])
      const { corpo } = await listar(id)
      expect(corpo.itens[0]).toMatchObject({
        status: 'A',
        qtd_autorizada: 3,
        qtd_avaria: 2,
        motivoAnalise: { id: motivo?.id, desc: motivo?.descricao },
        obsAnalise: 'cliente recorrente',
        anexos: [{ nome_exibicao: 'do cliente.png' }, { nome_exibicao: 'nosso.png' }],
      })
    })

    it('TIC-06 um ticket sem produtos tem a lista vazia e total zero', async () => {
      const { id } = await cenario.abrir({ tipo: 'ELOGIO' })
      expect((await listar(id)).corpo).toEqual({ itens: [], total: 0, devolve: false })
    })

    it('PER-01 404 no ticket de outra pessoa; AUT-10 401 sem sessão', async () => {
      const { id } = await abrir()
      for (const chamada of [listar, daNota, espelho])
        for (const tipo of ['CONSUMIDOR_FINAL', 'REPRESENTANTE'] as const)
          expect((await chamada(id, tipo)).status).toBe(404)
      for (const contrato of [listarProdutosDoTicket, listarProdutosDasNotas, baixarEspelho])
        expect((await teste.chamar(contrato, { params: { idTicket: id } })).status).toBe(401)
    })
  })

  describe('POST …/produtos', () => {
    it('API-02 TIC-13 corrige quantidade, motivo e observação, com a entrada no histórico', async () => {
      const { id, versao } = await abrir()
      const [primeiro, segundo] = await cenario.itens(id)
      const comTexto = (await motivos()).find(({ informa }) => informa)
      const { status, corpo } = await corrigir(id, {
        versao,
        itens: [
          { id: primeiro?.id, qtd_solicitada: 7.5 },
          { id: segundo?.id, qtd_solicitada: '10', motivo_id: comTexto?.id, obs: 'caixa molhada' },
        ],
      })
      expect([status, corpo]).toEqual([200, { message: 'Produtos atualizados com sucesso', versao: 2 }])
      expect(await cenario.itens(id)).toMatchObject([
        { quantidadeSolicitada: '7.5000', motivoId: primeiro?.motivoId },
        { quantidadeSolicitada: '10.0000', motivoId: comTexto?.id, observacao: 'caixa molhada' },
      ])
      const entrada = (await cenario.historico(id)).at(-1)
      expect(entrada).toMatchObject({ tipo: 'PUBLICO', acao: 'ITENS', versao: 2 })
      expect(entrada?.mensagem).toContain(': 5 → 7,5')
      expect((await listar(id)).corpo.total).toBe(192.5)
    })

    it('NOV-11 422 no campo, e nada muda', async () => {
      const { id } = await abrir()
      const [primeiro, segundo] = await cenario.itens(id)
      const alheio = (await cenario.itens((await abrir()).id))[0]
      const comTexto = (await motivos()).find(({ informa }) => informa)
      const { status, erro } = await corrigir(id, {
        itens: [
          { id: primeiro?.id, qtd_solicitada: 10.5 },
          { id: segundo?.id, qtd_solicitada: 1, motivo_id: comTexto?.id, obs: '' },
          { id: alheio?.id, qtd_solicitada: 1 },
        ],
      })
      expect([status, erro.campos]).toEqual([
        422,
        {
          'itens.0.qtd_solicitada': MENSAGENS.quantidadeInvalida,
          'itens.1.obs': MENSAGENS.observacaoObrigatoria,
          'itens.2.id': MENSAGENS.invalido,
        },
      ])
      expect(await cenario.itens(id)).toMatchObject([
        { quantidadeSolicitada: '5.0000' },
        { quantidadeSolicitada: '5.0000' },
      ])
      for (const itens of [
        [],
        [{ id: primeiro?.id, qtd_solicitada: -1 }],
        [{ id: primeiro?.id, qtd_solicitada: 0 }],
      ])
        expect((await corrigir(id, { itens })).status).toBe(422)
    })

    it('API-02 409 no produto já analisado, no ticket encerrado e na versão velha', async () => {
      const { id } = await abrir({ itens: 1 })
      const [item] = await cenario.itens(id)
      const itens = [{ id: item?.id, qtd_solicitada: 1 }]
      const { banco } = teste.negocio()
      expect((await corrigir(id, { itens, versao: 7 })).erro.codigo).toBe('TICKET_MUDOU')
      await banco.update(ticketItem).set({ status: 'N' }).where(eq(ticketItem.ticketId, id))
      const analisado = await corrigir(id, { itens })
      expect([analisado.status, analisado.erro.codigo]).toEqual([409, 'ITEM_JA_ANALISADO'])
      const fim = await abrir({ itens: 1, campos: { finalizadoEm: teste.agora() } })
      const outros = [{ id: (await cenario.itens(fim.id))[0]?.id, qtd_solicitada: 1 }]
      expect((await corrigir(fim.id, { itens: outros })).erro.codigo).toBe('TICKET_FINALIZADO')
    })

    it('PER-01 403 sem a permissão, 404 no ticket de outra pessoa; AUT-10 401 sem sessão', async () => {
      const { id } = await abrir({ itens: 1, doRepresentante: true })
      const itens = [{ id: (await cenario.itens(id))[0]?.id, qtd_solicitada: 1 }]
      expect((await corrigir(id, { itens }, 'REPRESENTANTE')).status).toBe(403)
      expect((await corrigir(999_999, { itens })).status).toBe(404)
      const params = { idTicket: id }
      expect((await teste.chamar(alterarProdutosDoTicket, { params, corpo: { itens } })).status).toBe(401)
    })
  })

  describe('GET …/produtos-nf', () => {
    it('API-02 os produtos das notas do ticket, dizendo quais já estão nele', async () => {
      const filialId = await cenario.filialDoOperador(0)
      const { nota } = await cenario.criarNota(await cenario.clienteDaFilial(filialId, false), filialId, 3)
      const { id } = await abrir({ itens: 1, partes: { notas: [nota.id] } })
      const { corpo } = await daNota(id)
      const porNota = corpo.itens.filter(({ numNF }) => numNF === nota.numero)
      expect(porNota).toHaveLength(3)
      expect(porNota[0]).toMatchObject({ qtd_comprada: 10, valor_unitario: 11, noTicket: false })
      expect(corpo.itens.filter(({ noTicket }) => noTicket)).toHaveLength(1)
    })
  })

  describe('GET …/download-espelho', () => {
    it('TIC-08 um PDF de verdade, com o nome do protocolo', async () => {
      const { id, protocolo } = await abrir()
      const { status, headers, bruta } = await espelho(id)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('application/pdf')
      expect(headers['content-disposition']).toContain(`attachment; filename="espelho-${protocolo}.pdf"`)
      expect(bruta.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(bruta.rawPayload.length).toBeGreaterThan(2000)
    })

    it('TIC-08 409 quando o tipo não permite ou o primeiro produto não tem nota', async () => {
      const semProdutos = await abrir({ itens: 0 })
      const avulso = {
        origem: 'AVULSO' as const,
        codigo: '1',
        descricao: 'Avulso',
        quantidadeSolicitada: '1',
      }
      const soAvulso = await abrir({ itens: 0, partes: { itens: [avulso] } })
      const outroTipo = await cenario.abrir({ tipo: 'ELOGIO', itens: 1 })
      for (const { id } of [semProdutos, soAvulso, outroTipo]) {
        const { status, erro } = await espelho(id)
        expect([status, erro.codigo]).toEqual([409, 'ESPELHO_INDISPONIVEL'])
      }
    })

    it('PER-01 403 sem a permissão de ver tickets', async () => {
      const { id } = await abrir()
      const { banco } = teste.negocio()
      await banco.insert(permissao).values({ tipo: 'SUPERVISOR', acao: 'TICKET_VER', autorizado: false })
      for (const chamada of [listar, daNota, espelho])
        expect((await chamada(id, 'SUPERVISOR')).status).toBe(403)
    })
  })
})
