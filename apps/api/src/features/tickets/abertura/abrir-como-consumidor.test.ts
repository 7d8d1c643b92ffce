import { TIPOS } from '@balcao/api/src/features/implantacao/partida/catalogo-de-tickets.ts'
import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { and, eq, ne, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarAbertura } from '../../../../test/abertura-de-tickets.ts'
import { nomeDaConta } from '../../../../test/nome-da-conta.ts'
import { colaborador, colaboradorFilial } from '../../acesso/tabelas.ts'
import { cliente, clienteFilial } from '../../clientes/tabelas.ts'
import { ticketTipo } from '../nucleo/tabelas-catalogo.ts'

const DE_CONSUMIDOR = TIPOS.filter(({ usa }) => usa?.consumidorFinal).map(({ chave }) => chave)

const abertura = usarAbertura()
const banco = () => abertura.teste.negocio().banco

describe('o ticket de um consumidor final', () => {
  it.each(DE_CONSUMIDOR)('NOV-06 PER-08 %s como consumidor final, ligado à própria conta', async (chave) => {
    const { status, corpo } = await abertura.enviar(
      abertura.preencherConsumidor(chave, { origem: 'TELEFONE' }),
      'CONSUMIDOR_FINAL',
    )
    expect(status).toBe(200)
    const conta = await abertura.idDaConta('CONSUMIDOR_FINAL')
    const linha = await abertura.linha(corpo.id)
    expect(linha).toMatchObject({
      consumidorId: conta,
      criadorId: conta,
      clienteId: null,
      consumidorNome: nomeDaConta('CONSUMIDOR_FINAL'),
      consumidorDocumento: '13579246828',
    })
    const { rows } = await banco().execute<{ chave: string }>(
      sql`select chave from ticket_origem where id = ${linha.origemId}`,
    )
    expect(rows).toEqual([{ chave: 'PORTAL' }])
  })

  const daEquipe = (email: string, documento = '135.792.468-28') =>
    abertura.preencherConsumidor('ELOGIO', {
      consumidorFinal: {
        nome: 'Cecília Lins',
        email,
        documento,
        telefone: '(11) 98888-7777',
        data_nascimento: '1990-05-20',
      },
      origem: 'TELEFONE',
    })

  it('NOV-07 SEG-01 a equipe abre em nome de um consumidor: o CPF e o e-mail comprovado ligam à conta dele', async () => {
    const { corpo } = await abertura.enviar(daEquipe('Cecilia.Lins@correio.example'))
    expect(await abertura.linha(corpo.id)).toMatchObject({
      consumidorId: await abertura.idDaConta('CONSUMIDOR_FINAL'),
      consumidorDocumento: '13579246828',
      consumidorTelefone: '11988887777',
      consumidorNascimento: '1990-05-20',
    })
    // That CPF is of somebody on the staff: it links no account of a consumer.
    const outro = await abertura.enviar(daEquipe('cecilia.lins@correio.example', '52998224725'))
    expect((await abertura.linha(outro.corpo.id)).consumidorId).toBeNull()
  })

  it('SEG-01 só o CPF não liga: com outro e-mail, ou um que a conta nunca confirmou, ela não vê o ticket', async () => {
    const token = await abertura.teste.tokenDe('CONSUMIDOR_FINAL')
    const conta = await abertura.idDaConta('CONSUMIDOR_FINAL')
    const ver = async (idTicket: number) =>
      (await abertura.teste.chamar(obterTicket, { token, params: { idTicket } })).status
    const comOutro = await abertura.enviar(daEquipe('c@exemplo.com.br'))
    expect((await abertura.linha(comOutro.corpo.id)).consumidorId).toBeNull()
    expect(await ver(comOutro.corpo.id)).toBe(404)

    await banco()
      .update(colaborador)
      .set({ email: 'digitado@exemplo.com.br' })
      .where(eq(colaborador.id, conta))
    const comDigitado = await abertura.enviar(daEquipe('digitado@exemplo.com.br'))
    expect(await ver(comDigitado.corpo.id)).toBe(404)
    // The e-mail on record of the customer she was proved to be is hers as well.
    const doCadastro = await abertura.enviar(daEquipe('cecilia.lins@correio.example'))
    expect(await ver(doCadastro.corpo.id)).toBe(200)
    await banco()
      .update(colaborador)
      .set({ email: 'cecilia.lins@correio.example' })
      .where(eq(colaborador.id, conta))
  })

  it('NOV-06 o consumidor devolve a própria compra, e nunca a de outros', async () => {
    const parcial = abertura.tipos.get('DEVOLUCAO_PARCIAL')
    const idTipo = Number(parcial?.id)
    const atender = (usaConsumidorFinal: number) =>
      banco().update(ticketTipo).set({ usaConsumidorFinal }).where(eq(ticketTipo.id, idTipo))
    const [eu] = await banco().select().from(cliente).where(eq(cliente.documento, '13579246828'))
    const idCli = Number(eu?.id)
    const [vinculo] = await banco().select().from(clienteFilial).where(eq(clienteFilial.clienteId, idCli))
    const idFil = Number(vinculo?.filialId)
    const { itens } = await abertura.criarNota(idCli, idFil, 1)
    const alheia = await abertura.compra(1)
    const escolher = (id: number | undefined) => [{ produto_id: id, motivo_id: 1, qtd_solicitada: 2 }]
    const pedido = abertura.preencherConsumidor('DEVOLUCAO_PARCIAL', {
      ...{ idCli, idFil, transportadora_id: 1 },
      itens: escolher(itens[0]?.id),
    })
    await atender(1)
    try {
      const { status, corpo } = await abertura.enviar(pedido, 'CONSUMIDOR_FINAL')
      expect(status).toBe(200)
      expect(await abertura.linha(corpo.id)).toMatchObject({
        clienteId: idCli,
        consumidorId: await abertura.idDaConta('CONSUMIDOR_FINAL'),
      })
      const deOutro = { ...pedido, idCli: alheia.idCli, itens: escolher(alheia.itens[0]?.id) }
      expect(await abertura.recusado(deOutro, 'CONSUMIDOR_FINAL')).toMatchObject({
        campos: { idCli: 'O campo é inválido' },
      })
      for (const idDoCliente of [idCli, null])
        expect(await abertura.recusado({ ...deOutro, idCli: idDoCliente }, 'CONSUMIDOR_FINAL')).toMatchObject(
          {
            campos: { 'itens.0.produto_id': 'O campo é inválido' },
          },
        )
    } finally {
      await atender(0)
    }
  })

  it('o consumidor recém-cadastrado, sem filial, também consegue', async () => {
    const conta = await abertura.idDaConta('CONSUMIDOR_FINAL')
    await banco().delete(colaboradorFilial).where(eq(colaboradorFilial.colaboradorId, conta))
    await banco()
      .update(colaborador)
      .set({ filialId: null })
      .where(and(eq(colaborador.id, conta), ne(colaborador.tipo, 'ADMIN')))
    const { status } = await abertura.enviar(abertura.preencherConsumidor('ELOGIO'), 'CONSUMIDOR_FINAL')
    expect(status).toBe(200)
  })
})
