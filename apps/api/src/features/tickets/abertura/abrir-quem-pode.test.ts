import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarAbertura } from '../../../../test/abertura-de-tickets.ts'
import { clienteFilial } from '../../clientes/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { transportadora } from '../../transportadoras/tabelas.ts'
import { ticketTipo } from '../nucleo/tabelas-catalogo.ts'

const abertura = usarAbertura()
const banco = () => abertura.teste.negocio().banco

describe('quem pode', () => {
  it('PER-01 401 sem sessão, 403 sem a permissão', async () => {
    const { chamar, tokenDe } = abertura.teste
    const { abrirTicketPeloPortal } = await import('@balcao/dominio/tickets/abertura/contratos')
    const corpo = await abertura.preencher('ELOGIO')
    expect((await chamar(abrirTicketPeloPortal, { corpo })).status).toBe(401)
    await banco().execute(
      sql`insert into permissao (tipo, acao, autorizado) values ('COLABORADOR', 'TICKET_ABRIR', false)`,
    )
    const token = await tokenDe('COLABORADOR')
    expect((await chamar(abrirTicketPeloPortal, { corpo, token })).status).toBe(403)
  })

  it('NOV-03 um tipo fora de uso, inexistente ou que não atende o consumidor', async () => {
    const invalido = { status: 422, codigo: 'CAMPOS_INVALIDOS', campos: { idTipo: 'O campo é inválido' } }
    const pedido = await abertura.preencher('ATRASO_ENTREGA')
    expect(await abertura.recusado({ ...pedido, idTipo: 999_999 })).toMatchObject(invalido)
    expect(
      await abertura.recusado(
        { ...abertura.preencherConsumidor('ELOGIO'), idTipo: pedido.idTipo },
        'CONSUMIDOR_FINAL',
      ),
    ).toMatchObject(invalido)
    await banco().update(ticketTipo).set({ ativo: false }).where(eq(ticketTipo.id, pedido.idTipo))
    expect(await abertura.recusado(pedido)).toMatchObject(invalido)
    await banco().update(ticketTipo).set({ ativo: true }).where(eq(ticketTipo.id, pedido.idTipo))
  })

  it('PER-01 o cliente de outro representante é como se não existisse', async () => {
    const idFil = await abertura.filialDoOperador(0)
    const idCli = await abertura.clienteDaFilial(idFil, false)
    const pedido = await abertura.preencher('ELOGIO', { idCli, idFil })
    expect(await abertura.recusado(pedido, 'REPRESENTANTE')).toMatchObject({
      status: 422,
      campos: { idCli: 'O campo é inválido' },
    })
    expect(await abertura.recusado({ ...pedido, idCli: 999_999 })).toMatchObject({
      campos: { idCli: 'O campo é inválido' },
    })
    expect((await abertura.enviar(pedido)).status).toBe(200)
  })

  it('NOV-05 a filial deve atender o cliente e ser da pessoa', async () => {
    const pedido = await abertura.preencher('ELOGIO')
    const doCliente = await banco()
      .select()
      .from(clienteFilial)
      .where(eq(clienteFilial.clienteId, Number(pedido.idCli)))
    const [outra] = await banco()
      .insert(filial)
      .select(
        sql`select nextval(pg_get_serial_sequence('filial', 'id')), razao_social, nome, '11222333000181',
        inscricao_estadual, logradouro, numero, bairro, cep, cidade, ibge, uf, telefone, email, simples, true,
        criado_em, criado_por, atualizado_em, atualizado_por, versao from filial limit 1` as never,
      )
      .returning()
    const invalida = { status: 422, campos: { idFil: 'O campo é inválido' } }
    expect(doCliente.map(({ filialId }) => filialId)).not.toContain(outra?.id)
    expect(await abertura.recusado({ ...pedido, idFil: outra?.id }, 'ADMIN')).toMatchObject(invalida)
    await banco()
      .insert(clienteFilial)
      .values({ clienteId: Number(pedido.idCli), filialId: Number(outra?.id) })
    expect(await abertura.recusado({ ...pedido, idFil: outra?.id })).toMatchObject(invalida)
    expect((await abertura.enviar({ ...pedido, idFil: outra?.id }, 'ADMIN')).status).toBe(200)
  })

  it('NOV-05 origem, transportadora e representante que não existem', async () => {
    await banco().update(transportadora).set({ ativa: false }).where(eq(transportadora.id, 3))
    const avaria = await abertura.preencher('AVARIA', { origem: 'POMBO', transportadora_id: 3 })
    expect(await abertura.recusado(avaria)).toMatchObject({
      status: 422,
      campos: { origem: 'O campo é inválido', transportadora_id: 'O campo é inválido' },
    })
    const prorrogacao = await abertura.preencher('PRORROGACAO_BOLETO', {
      responsavel_prorrogacao: 'REPRESENTANTE',
      responsavel_prorrogacao_id: await abertura.idDaConta('OPERADOR'),
    })
    expect(await abertura.recusado(prorrogacao)).toMatchObject({
      campos: { responsavel_prorrogacao_id: 'O campo é inválido' },
    })
  })

  it('PER-01 a nota e o produto de outro cliente, ou de outra filial', async () => {
    const idFil = await abertura.filialDoOperador(0)
    const alheio = await abertura.clienteDaFilial(idFil, false)
    const { nota, itens } = await abertura.criarNota(alheio, idFil, 1)
    const total = await abertura.preencher('DEVOLUCAO_TOTAL', { notas: [{ id: nota.id }] })
    expect(await abertura.recusado(total)).toMatchObject({
      status: 422,
      campos: { 'notas.0.id': 'O campo é inválido' },
    })
    const parcial = await abertura.preencher('DEVOLUCAO_PARCIAL', {
      itens: [{ produto_id: itens[0]?.id, motivo_id: 1, qtd_solicitada: 1 }],
    })
    expect(await abertura.recusado(parcial)).toMatchObject({
      campos: { 'itens.0.produto_id': 'O campo é inválido' },
    })
    const propria = await abertura.preencher('DEVOLUCAO_TOTAL')
    const outraFilial = await abertura.filialDoOperador(1)
    await banco()
      .insert(clienteFilial)
      .values({ clienteId: Number(propria.idCli), filialId: outraFilial })
      .onConflictDoNothing()
    expect(await abertura.recusado({ ...propria, idFil: outraFilial })).toMatchObject({
      campos: { 'notas.0.id': 'O campo é inválido' },
    })
  })

  it('NOV-05 o que cada passo exige é exigido de novo, campo a campo', async () => {
    const { idTipo } = await abertura.preencher('AVARIA')
    expect(await abertura.recusado({ idTipo })).toEqual({
      status: 422,
      codigo: 'CAMPOS_INVALIDOS',
      message: 'Confira os campos destacados.',
      campos: {
        motivo1: 'Campo obrigatório',
        idCli: 'Campo obrigatório',
        idFil: 'Campo obrigatório',
        itens: 'Campo obrigatório',
        mensagem: 'Campo obrigatório',
        transportadora_id: 'Campo obrigatório',
      },
    })
    const consumidorFinal = { nome: 'Cecília', email: 'x', data_nascimento: '1990-01-01' }
    expect(
      await abertura.recusado(abertura.preencherConsumidor('ELOGIO', { consumidorFinal })),
    ).toMatchObject({
      campos: {
        'consumidorFinal.nome': 'O campo é inválido',
        'consumidorFinal.email': 'Formato de e-mail inválido',
      },
    })
    const futuro = { nome: 'Cecília Lins', email: 'c@exemplo.com.br', data_nascimento: '2999-01-01' }
    expect(
      await abertura.recusado(abertura.preencherConsumidor('ELOGIO', { consumidorFinal: futuro })),
    ).toMatchObject({ campos: { 'consumidorFinal.data_nascimento': 'Data inválida' } })
  })
})
