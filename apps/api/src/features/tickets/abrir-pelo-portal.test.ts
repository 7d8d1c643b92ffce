import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { and, count, eq, ne, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarAbertura } from '../../../test/abertura-de-tickets.ts'
import { PNG } from '../../../test/formulario.ts'
import { colaborador, colaboradorFilial } from '../acesso/tabelas.ts'
import { atividade } from '../atividades/tabelas.ts'
import { cliente, clienteFilial } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { produto } from '../produtos/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import { ticket } from './tabelas.ts'
import { ticketTipo } from './tabelas-catalogo.ts'

const DE_CLIENTE = [
  'DEVOLUCAO_TOTAL',
  'DEVOLUCAO_PARCIAL',
  'PRORROGACAO_BOLETO',
  'SEGUNDA_VIA',
  'AVARIA',
  'FALTA_MERCADORIA',
  'COBRANCA_INDEVIDA',
  'ATRASO_ENTREGA',
  'QUALIDADE_PRODUTO',
  'DUVIDA_FISCAL',
  'DUVIDA_PRODUTO',
  'ELOGIO',
]
const DE_CONSUMIDOR = ['QUALIDADE_PRODUTO', 'DUVIDA_PRODUTO', 'ELOGIO']

const abertura = usarAbertura()
const banco = () => abertura.teste.negocio().banco
const quantosTickets = async () => {
  const [linha] = await banco().select({ total: count() }).from(ticket)
  return linha?.total ?? 0
}

/** Refused, and nothing was written. */
async function recusado(corpo: object, quem?: Parameters<typeof abertura.enviar>[1]) {
  const antes = await quantosTickets()
  const { status, erro } = await abertura.enviar(corpo as never, quem)
  expect(await quantosTickets()).toBe(antes)
  return { status, codigo: erro.codigo, campos: erro.campos, message: erro.message }
}

describe('POST /sac/tickets abre um ticket de cada tipo', () => {
  it.each(DE_CLIENTE.flatMap((chave) => [[chave, 'OPERADOR'] as const, [chave, 'REPRESENTANTE'] as const]))(
    'NOV-02 API-02 %s como %s',
    async (chave, quem) => {
      const pedido = await abertura.preencher(chave)
      const { status, corpo, erro } = await abertura.enviar(pedido, quem)
      expect(erro.campos).toBeUndefined()
      expect(status).toBe(200)
      const protocolo = formatarProtocolo(corpo.protocolo)
      expect(corpo.message).toBe(`Ticket ${protocolo} aberto com sucesso`)
      expect(corpo.data).toEqual({ id: corpo.id, protocolo: corpo.protocolo, message: corpo.message })

      const linha = await abertura.linha(corpo.id)
      const tipo = abertura.tipos.get(chave)
      expect(linha).toMatchObject({
        tipoId: tipo?.id,
        clienteId: pedido.idCli,
        filialId: pedido.idFil,
        criadorId: await abertura.idDaConta(quem),
        consumidorId: null,
        assunto: 'Caixa amassada',
        versao: 1,
      })
      expect(linha.prazoRespostaEm).toBeInstanceOf(Date)
      expect(linha.prazoSolucaoEm).toBeInstanceOf(Date)
      const partes = await abertura.partes(corpo.id)
      expect(partes.notas).toHaveLength(Number(tipo?.usa_nota) > 0 ? 1 : 0)
      expect(partes.motivos.length).toBeGreaterThan(0)
      expect(partes.prorrogacao === null).toBe(tipo?.usa_prorrogacao === 0)
      const [entrada, ...mais] = await abertura.historico(corpo.id)
      expect(mais).toEqual([])
      expect(entrada).toMatchObject({
        acao: 'ABERTURA',
        tipo: 'PUBLICO',
        mensagem: 'A caixa chegou amassada.',
      })
      const atividades = await banco().select().from(atividade).where(eq(atividade.referenciaId, corpo.id))
      expect(atividades).toHaveLength(1)
    },
  )

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
      consumidorNome: 'Cecília Barreto Lins',
      consumidorDocumento: '13579246828',
    })
    const { rows } = await banco().execute<{ chave: string }>(
      sql`select chave from ticket_origem where id = ${linha.origemId}`,
    )
    expect(rows).toEqual([{ chave: 'PORTAL' }])
  })

  it('NOV-07 a equipe abre em nome de um consumidor: o CPF liga à conta dele', async () => {
    const consumidorFinal = {
      nome: 'Cecília Lins',
      email: 'c@exemplo.com.br',
      documento: '135.792.468-28',
      telefone: '(11) 98888-7777',
      data_nascimento: '1990-05-20',
    }
    const pedido = abertura.preencherConsumidor('ELOGIO', { consumidorFinal, origem: 'TELEFONE' })
    const { corpo } = await abertura.enviar(pedido)
    expect(await abertura.linha(corpo.id)).toMatchObject({
      consumidorId: await abertura.idDaConta('CONSUMIDOR_FINAL'),
      consumidorDocumento: '13579246828',
      consumidorTelefone: '11988887777',
      consumidorNascimento: '1990-05-20',
    })
    const desconhecido = { ...consumidorFinal, documento: '52998224725' }
    const outro = await abertura.enviar({ ...pedido, consumidorFinal: desconhecido })
    // That CPF is of somebody on the staff: it links no account of a consumer.
    expect((await abertura.linha(outro.corpo.id)).consumidorId).toBeNull()
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
      expect(await recusado(deOutro, 'CONSUMIDOR_FINAL')).toMatchObject({
        campos: { idCli: 'O campo é inválido' },
      })
      for (const idDoCliente of [idCli, null])
        expect(await recusado({ ...deOutro, idCli: idDoCliente }, 'CONSUMIDOR_FINAL')).toMatchObject({
          campos: { 'itens.0.produto_id': 'O campo é inválido' },
        })
    } finally {
      await atender(0)
    }
  })

  it('NOV-15 os produtos ficam como estão na nota, e não como foram enviados', async () => {
    const { idCli, idFil, itens } = await abertura.compra()
    const pedido = await abertura.preencher('DEVOLUCAO_PARCIAL', {
      idCli,
      idFil,
      itens: [
        {
          produto_id: itens[1]?.id,
          motivo_id: 7,
          obs: 'Veio outro',
          qtd_solicitada: 2.5,
          qtd_comprada: 999,
          descricao: 'Outra coisa',
        },
      ],
    })
    const { corpo } = await abertura.enviar(pedido)
    const [item, ...mais] = (await abertura.partes(corpo.id)).itens
    expect(mais).toEqual([])
    expect(item).toMatchObject({
      notaItemId: itens[1]?.id,
      descricao: itens[1]?.descricao,
      quantidadeComprada: '10.0000',
      quantidadeSolicitada: '2.5000',
      valorUnitario: '11.0000000000',
      observacao: 'Veio outro',
      status: 'AN',
    })
  })

  it('NOV-02 a devolução total leva tudo o que resta da nota; outro tipo só se refere a ela', async () => {
    const { idCli, idFil, nota, itens } = await abertura.compra()
    const parcial = await abertura.preencher('DEVOLUCAO_PARCIAL', {
      idCli,
      idFil,
      itens: [
        { produto_id: itens[0]?.id, motivo_id: 1, qtd_solicitada: 4 },
        { produto_id: itens[1]?.id, motivo_id: 1, qtd_solicitada: 10 },
      ],
    })
    expect((await abertura.enviar(parcial)).status).toBe(200)
    const total = await abertura.preencher('DEVOLUCAO_TOTAL', { idCli, idFil, notas: [{ id: nota.id }] })
    const { corpo } = await abertura.enviar(total)
    const devolvidos = (await abertura.partes(corpo.id)).itens
    expect(
      devolvidos.map(({ notaItemId, quantidadeSolicitada }) => [notaItemId, quantidadeSolicitada]),
    ).toEqual([
      [itens[0]?.id, '6.0000'],
      [itens[2]?.id, '10.0000'],
    ])
    const segundaVia = await abertura.preencher('SEGUNDA_VIA', { idCli, idFil, notas: [{ id: nota.id }] })
    const referencia = await abertura.enviar(segundaVia)
    expect(referencia.status).toBe(200)
    expect((await abertura.partes(referencia.corpo.id)).itens).toEqual([])
    expect(await recusado(total)).toEqual({
      status: 409,
      codigo: 'SALDO_INSUFICIENTE',
      campos: { 'notas.0.id': 'Produto não disponível' },
      message: `Não resta nenhum produto a devolver na nota fiscal ${nota.numero}.`,
    })
  })

  it('NOV-03 o que o tipo não pede não entra no ticket', async () => {
    const { nota, itens } = await abertura.compra()
    const pedido = await abertura.preencher('ELOGIO', {
      notas: [{ id: nota.id }],
      itens: [{ produto_id: itens[0]?.id, qtd_solicitada: 1 }],
      itensAvulsos: [{ produto_id: 1 }],
      transportadora_id: 999_999,
    })
    const { status, corpo } = await abertura.enviar(pedido)
    expect(status).toBe(200)
    expect(await abertura.partes(corpo.id)).toMatchObject({ itens: [], notas: [], prorrogacao: null })
  })

  it('NOV-14 a prorrogação guarda quem atrasou e quantos dias', async () => {
    const representante = await abertura.idDaConta('REPRESENTANTE')
    const { corpo } = await abertura.enviar(
      await abertura.preencher('PRORROGACAO_BOLETO', {
        responsavel_prorrogacao: 'REPRESENTANTE',
        responsavel_prorrogacao_id: representante,
      }),
    )
    expect((await abertura.partes(corpo.id)).prorrogacao).toMatchObject({
      responsavel: 'REPRESENTANTE',
      representanteId: representante,
      transportadoraId: null,
      diasAtraso: 5,
    })
  })

  it('NOV-05 um cliente bloqueado também é atendido', async () => {
    const pedido = await abertura.preencher('SEGUNDA_VIA')
    await banco()
      .update(cliente)
      .set({ motivoBloqueio: 'Títulos em atraso' })
      .where(eq(cliente.id, Number(pedido.idCli)))
    expect((await abertura.enviar(pedido)).status).toBe(200)
  })
})

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
    expect(await recusado({ ...pedido, idTipo: 999_999 })).toMatchObject(invalido)
    expect(
      await recusado(
        { ...abertura.preencherConsumidor('ELOGIO'), idTipo: pedido.idTipo },
        'CONSUMIDOR_FINAL',
      ),
    ).toMatchObject(invalido)
    await banco().update(ticketTipo).set({ ativo: false }).where(eq(ticketTipo.id, pedido.idTipo))
    expect(await recusado(pedido)).toMatchObject(invalido)
    await banco().update(ticketTipo).set({ ativo: true }).where(eq(ticketTipo.id, pedido.idTipo))
  })

  it('PER-01 o cliente de outro representante é como se não existisse', async () => {
    const idFil = await abertura.filialDoOperador(0)
    const idCli = await abertura.clienteDaFilial(idFil, false)
    const pedido = await abertura.preencher('ELOGIO', { idCli, idFil })
    expect(await recusado(pedido, 'REPRESENTANTE')).toMatchObject({
      status: 422,
      campos: { idCli: 'O campo é inválido' },
    })
    expect(await recusado({ ...pedido, idCli: 999_999 })).toMatchObject({
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
        inscricao_estadual, logradouro, numero, bairro, cep, cidade, ibge, uf, telefone, email, true,
        criado_em, criado_por, atualizado_em, atualizado_por, versao from filial limit 1` as never,
      )
      .returning()
    const invalida = { status: 422, campos: { idFil: 'O campo é inválido' } }
    expect(doCliente.map(({ filialId }) => filialId)).not.toContain(outra?.id)
    expect(await recusado({ ...pedido, idFil: outra?.id }, 'ADMIN')).toMatchObject(invalida)
    await banco()
      .insert(clienteFilial)
      .values({ clienteId: Number(pedido.idCli), filialId: Number(outra?.id) })
    expect(await recusado({ ...pedido, idFil: outra?.id })).toMatchObject(invalida)
    expect((await abertura.enviar({ ...pedido, idFil: outra?.id }, 'ADMIN')).status).toBe(200)
  })

  it('NOV-05 origem, transportadora e representante que não existem', async () => {
    await banco().update(transportadora).set({ ativa: false }).where(eq(transportadora.id, 3))
    const avaria = await abertura.preencher('AVARIA', { origem: 'POMBO', transportadora_id: 3 })
    expect(await recusado(avaria)).toMatchObject({
      status: 422,
      campos: { origem: 'O campo é inválido', transportadora_id: 'O campo é inválido' },
    })
    const prorrogacao = await abertura.preencher('PRORROGACAO_BOLETO', {
      responsavel_prorrogacao: 'REPRESENTANTE',
      responsavel_prorrogacao_id: await abertura.idDaConta('OPERADOR'),
    })
    expect(await recusado(prorrogacao)).toMatchObject({
      campos: { responsavel_prorrogacao_id: 'O campo é inválido' },
    })
  })

  it('PER-01 a nota e o produto de outro cliente, ou de outra filial', async () => {
    const idFil = await abertura.filialDoOperador(0)
    const alheio = await abertura.clienteDaFilial(idFil, false)
    const { nota, itens } = await abertura.criarNota(alheio, idFil, 1)
    const total = await abertura.preencher('DEVOLUCAO_TOTAL', { notas: [{ id: nota.id }] })
    expect(await recusado(total)).toMatchObject({
      status: 422,
      campos: { 'notas.0.id': 'O campo é inválido' },
    })
    const parcial = await abertura.preencher('DEVOLUCAO_PARCIAL', {
      itens: [{ produto_id: itens[0]?.id, motivo_id: 1, qtd_solicitada: 1 }],
    })
    expect(await recusado(parcial)).toMatchObject({ campos: { 'itens.0.produto_id': 'O campo é inválido' } })
    const propria = await abertura.preencher('DEVOLUCAO_TOTAL')
    const outraFilial = await abertura.filialDoOperador(1)
    await banco()
      .insert(clienteFilial)
      .values({ clienteId: Number(propria.idCli), filialId: outraFilial })
      .onConflictDoNothing()
    expect(await recusado({ ...propria, idFil: outraFilial })).toMatchObject({
      campos: { 'notas.0.id': 'O campo é inválido' },
    })
  })

  it('NOV-05 o que cada passo exige é exigido de novo, campo a campo', async () => {
    const { idTipo } = await abertura.preencher('AVARIA')
    expect(await recusado({ idTipo })).toEqual({
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
    expect(await recusado(abertura.preencherConsumidor('ELOGIO', { consumidorFinal }))).toMatchObject({
      campos: {
        'consumidorFinal.nome': 'O campo é inválido',
        'consumidorFinal.email': 'Formato de e-mail inválido',
      },
    })
    const futuro = { nome: 'Cecília Lins', email: 'c@exemplo.com.br', data_nascimento: '2999-01-01' }
    expect(await recusado(abertura.preencherConsumidor('ELOGIO', { consumidorFinal: futuro }))).toMatchObject(
      { campos: { 'consumidorFinal.data_nascimento': 'Data inválida' } },
    )
  })
})

describe('NOV-11 o que se confere de cada produto', () => {
  const comItens = async (...itens: object[]) => {
    const { itens: daNota, ...compra } = await abertura.compra()
    return {
      daNota,
      pedido: await abertura.preencher('DEVOLUCAO_PARCIAL', {
        ...{ idCli: compra.idCli, idFil: compra.idFil },
        itens: itens.map((item, i) => ({
          produto_id: daNota[i]?.id,
          motivo_id: 1,
          qtd_solicitada: 1,
          ...item,
        })),
      }),
    }
  }

  it.each([
    ['sem motivo', { motivo_id: null }, 'Obrigatório informar o motivo.'],
    ['motivo que não existe', { motivo_id: 999 }, 'Obrigatório informar o motivo.'],
    ['motivo que informa, sem observação', { motivo_id: 7 }, 'O campo de observações é obrigatório.'],
    ['quantidade zero', { qtd_solicitada: 0 }, 'Quantidade inválida. Verifique a quantidade adicionada.'],
    [
      'mais que o comprado',
      { qtd_solicitada: 10.5 },
      'Quantidade inválida. Verifique a quantidade adicionada.',
    ],
  ])('%s', async (_, item, mensagem) => {
    const { pedido } = await comItens({}, item)
    expect(await recusado(pedido)).toMatchObject({ status: 422, campos: { 'itens.1': mensagem } })
  })

  it('observações de até 250 caracteres e quantidade de até 7 algarismos', async () => {
    const { pedido } = await comItens({ obs: 'x'.repeat(251), qtd_solicitada: 10_000_000 })
    expect(await recusado(pedido)).toMatchObject({
      status: 422,
      campos: {
        'itens.0.obs': 'Informe no máximo 250 caracteres',
        'itens.0.qtd_solicitada': 'Quantidade inválida. Verifique a quantidade adicionada.',
      },
    })
  })

  it('produto que pede foto, sem ela e com ela', async () => {
    const { pedido, daNota } = await comItens({})
    const [item] = daNota
    await banco()
      .update(produto)
      .set({ anexoObrigatorio: true })
      .where(eq(produto.id, Number(item?.produtoId)))
    try {
      expect(await recusado(pedido)).toMatchObject({ campos: { 'itens.0': 'Obrigatório incluir um anexo.' } })
      const comFoto = { ...pedido, arquivosDosItens: [{ arquivo: 0, produto_id: item?.id }] }
      const { status } = await abertura.enviarComArquivos(comFoto, [{ nome: 'foto.png', conteudo: PNG }])
      expect(status).toBe(200)
    } finally {
      await banco().update(produto).set({ anexoObrigatorio: false })
    }
  })

  it('o mesmo produto duas vezes', async () => {
    const { pedido, daNota } = await comItens({}, {})
    const itens = [0, 0].map(() => ({ produto_id: daNota[0]?.id, motivo_id: 1, qtd_solicitada: 1 }))
    expect(await recusado({ ...pedido, itens })).toMatchObject({
      campos: { 'itens.1.produto_id': 'O campo é inválido' },
    })
  })

  it('mais que o que resta: 409 com o saldo, e o rejeitado não escreve nada', async () => {
    const { pedido, daNota } = await comItens({ qtd_solicitada: 7 })
    expect((await abertura.enviar(pedido)).status).toBe(200)
    const { codigo, descricao } = daNota[0] ?? {}
    expect(await recusado(pedido)).toEqual({
      status: 409,
      codigo: 'SALDO_INSUFICIENTE',
      message: `Do produto ${codigo} ${descricao} só podem ser devolvidos 3.`,
      campos: { 'itens.0.qtd_solicitada': 'Quantidade inválida. Verifique a quantidade adicionada.' },
    })
  })

  it('o limite de itens do parâmetro, também com avulsos', async () => {
    const { pedido } = await comItens({}, {}, {})
    const avulsos = await abertura.preencher('QUALIDADE_PRODUTO')
    await abertura.guardarParametro('SAC_maximoItensTicket', '1')
    const mensagem = 'O ticket não pode ter mais que 1 itens.'
    try {
      expect(await recusado(pedido)).toMatchObject({ campos: { 'itens.1': mensagem, 'itens.2': mensagem } })
      expect(await recusado(avulsos)).toMatchObject({ campos: { 'itensAvulsos.1': mensagem } })
    } finally {
      await banco().execute(sql`delete from parametro where chave = 'SAC_maximoItensTicket'`)
      await abertura.teste.negocio().renovarParametros()
    }
  })

  it('NOV-12 fora da janela de devolução; sem janela, qualquer nota', async () => {
    const { pedido, daNota } = await comItens({})
    const total = await abertura.preencher('DEVOLUCAO_TOTAL', {
      ...{ idCli: pedido.idCli, idFil: pedido.idFil },
      notas: [{ id: daNota[0]?.notaId }],
    })
    const segundaVia = await abertura.preencher('SEGUNDA_VIA', {
      ...{ idCli: pedido.idCli, idFil: pedido.idFil },
      notas: [{ id: daNota[0]?.notaId }],
    })
    await banco()
      .update(notaFiscal)
      .set({ dataSaida: '2020-01-01' })
      .where(eq(notaFiscal.id, Number(daNota[0]?.notaId)))
    await abertura.guardarParametro('SAC_diasJanelaDevolucao', '30')
    try {
      expect(await recusado(pedido)).toMatchObject({ campos: { 'itens.0': 'Produto não disponível' } })
      expect(await recusado(total)).toMatchObject({
        campos: { 'notas.0.id': 'O prazo de devolução desta nota fiscal já passou (30 dias)' },
      })
      expect((await abertura.enviar(segundaVia)).status).toBe(200)
    } finally {
      await banco().execute(sql`delete from parametro where chave = 'SAC_diasJanelaDevolucao'`)
      await abertura.teste.negocio().renovarParametros()
    }
    expect((await abertura.enviar(pedido)).status).toBe(200)
  })

  it('NOV-13 produto avulso fora de uso', async () => {
    await banco().update(produto).set({ ativo: false }).where(eq(produto.id, 9))
    const pedido = await abertura.preencher('QUALIDADE_PRODUTO', { itensAvulsos: [{ produto_id: 9 }] })
    expect(await recusado(pedido)).toMatchObject({
      campos: { 'itensAvulsos.0.produto_id': 'O campo é inválido' },
    })
  })
})

describe('anexos', () => {
  it('NOV-10 NOV-14 fotos dos produtos e dos detalhes, cada uma no seu lugar', async () => {
    const pedido = await abertura.preencher('AVARIA')
    const [primeiro, segundo] = pedido.itens as { produto_id: number }[]
    const arquivos = ['geral.png', 'caixa.png', 'lado.png'].map((nome) => ({ nome, conteudo: PNG }))
    const { status, corpo } = await abertura.enviarComArquivos(
      {
        ...pedido,
        arquivosDosItens: [
          { arquivo: 1, produto_id: segundo?.produto_id },
          { arquivo: 2, produto_id: primeiro?.produto_id },
        ],
      },
      arquivos,
    )
    expect(status).toBe(200)
    const { anexos, itens } = await abertura.partes(corpo.id)
    const [entrada] = await abertura.historico(corpo.id)
    const itemDe = (produto: unknown) => itens.find(({ notaItemId }) => notaItemId === produto)?.id
    expect(
      anexos.map(({ nomeExibicao, itemId, historicoId }) => [nomeExibicao, itemId, historicoId]),
    ).toEqual([
      ['geral.png', null, entrada?.id],
      ['caixa.png', itemDe(segundo?.produto_id), null],
      ['lado.png', itemDe(primeiro?.produto_id), null],
    ])
    for (const { arquivo } of anexos)
      expect(await abertura.teste.negocio().armazem.abrir(arquivo)).toMatchObject({ tamanho: PNG.length })
  })

  const MZ = Buffer.from('MZ\u0090\u0000 executável de mentira')
  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  it.each([
    ['um executável com outro nome', 'foto.jpg', MZ, 415],
    ['um SVG com script', 'foto.svg', SVG, 415],
    ['um SVG chamado de PNG', 'foto.png', SVG, 415],
    ['um arquivo vazio', 'foto.png', Buffer.alloc(0), 415],
    ['um arquivo grande demais', 'foto.png', Buffer.concat([PNG, Buffer.alloc(6 * 1024 * 1024)]), 413],
  ])('GER-14 recusa %s, sem ticket nem arquivo', async (_, nome, conteudo, esperado) => {
    const antes = await quantosTickets()
    const { status, erro } = await abertura.enviarComArquivos(await abertura.preencher('ELOGIO'), [
      { nome, conteudo },
    ])
    expect([status, erro.codigo.startsWith('ARQUIVO')]).toEqual([esperado, true])
    expect(await quantosTickets()).toBe(antes)
  })

  it('GER-15 o total dos anexos também tem limite', async () => {
    const grande = Buffer.concat([PNG, Buffer.alloc(3 * 1024 * 1024)])
    const arquivos = ['a.png', 'b.png'].map((nome) => ({ nome, conteudo: grande }))
    const { status } = await abertura.enviarComArquivos(await abertura.preencher('ELOGIO'), arquivos)
    expect(status).toBe(413)
  })

  it('NOV-11 seis anexos por vez, e nenhum de produto que não está no ticket', async () => {
    const sete = Array.from({ length: 7 }, (_, i) => ({ nome: `${i}.png`, conteudo: PNG }))
    const { status, erro } = await abertura.enviarComArquivos(await abertura.preencher('ELOGIO'), sete)
    expect([status, erro.codigo]).toEqual([413, 'ARQUIVOS_DEMAIS'])
    const solto = await abertura.enviarComArquivos(
      { ...(await abertura.preencher('AVARIA')), arquivosDosItens: [{ arquivo: 0, produto_id: 1 }] },
      sete.slice(0, 1),
    )
    expect(solto.erro.campos).toEqual({ 'arquivosDosItens.0.produto_id': 'O campo é inválido' })
  })

  it('o ticket recusado depois não deixa arquivo para trás', async () => {
    const gravados: string[] = []
    const removidos: string[] = []
    const { armazem } = abertura.teste.negocio()
    const original = { ...armazem }
    armazem.gravar = async (chave, ...resto) => {
      gravados.push(chave)
      if (gravados.length === 2) throw new Error('disco cheio')
      return original.gravar(chave, ...resto)
    }
    armazem.remover = async (chave) => {
      removidos.push(chave)
      return original.remover(chave)
    }
    try {
      const antes = await quantosTickets()
      const arquivos = ['a.png', 'b.png'].map((nome) => ({ nome, conteudo: PNG }))
      const { status } = await abertura.enviarComArquivos(await abertura.preencher('ELOGIO'), arquivos)
      expect(status).toBe(500)
      expect(await quantosTickets()).toBe(antes)
      expect(removidos.toSorted()).toEqual(gravados.toSorted())
      for (const chave of gravados) expect(await armazem.abrir(chave)).toBeNull()
    } finally {
      Object.assign(armazem, original)
    }
  })
})

describe('enviar duas vezes', () => {
  it('API-02 com a mesma chave abre um ticket só', async () => {
    const pedido = await abertura.preencher('DEVOLUCAO_PARCIAL')
    const antes = await quantosTickets()
    const headers = { 'idempotency-key': 'abertura-1' }
    const respostas = await Promise.all([1, 2, 3].map(() => abertura.enviar(pedido, 'OPERADOR', headers)))
    const boas = respostas.filter(({ status }) => status === 200)
    expect(boas.length).toBeGreaterThan(0)
    const repetida = await abertura.enviar(pedido, 'OPERADOR', headers)
    expect(repetida.corpo).toEqual(boas[0]?.corpo)
    expect(repetida.headers['idempotency-replayed']).toBe('true')
    expect(await quantosTickets()).toBe(antes + 1)
    const outro = await abertura.enviar({ ...pedido, mensagem: 'Outra' }, 'OPERADOR', headers)
    expect(outro.erro.codigo).toBe('CHAVE_JA_USADA')
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
